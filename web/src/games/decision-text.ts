/** Decisions as phrases, for lists outside of a table. */
import { capital } from "$/lib/catalogue";
import type { GameModule } from "./module";

/** A decision as the game says it, or else its words: cards by their names, all else by the words of the game. */
export function decisionText(game: GameModule, decision: string): string {
  const own = game.decisionText?.(decision);
  if (own !== undefined) return own;
  return capital(
    decision
      .split(" ")
      .map((word) => game.faces[word]?.name ?? game.catalogue.word(word))
      .join(" "),
  );
}
