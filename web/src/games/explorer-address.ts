/** Where the explorer shows a position of a game, if the game is solved and its deal is known. */
import type { View } from "$/lib/protocol";
import type { GameModule } from "./module";

const BETWEEN = ".";

/** `first` is the position before the first decision, `line` the decisions since; one that is sealed cannot be explored. */
export function explorerAddress<T>(game: GameModule<T>, first: View<T>, line: readonly (string | null)[]): string | null {
  const cards = game.deal?.(first);
  if (!cards || line.some((decision) => decision === null)) return null;
  const query = new URLSearchParams({ deal: cards.join(BETWEEN), ...(line.length > 0 && { line: line.join(BETWEEN) }) });
  return `/explorer/${first.game}?${query.toString()}`;
}
