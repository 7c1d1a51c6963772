/** The guided first games: `games/NAME/guide.ts`, for the games that have one. */
import type { Guide } from "./module";

const found = import.meta.glob<Guide>("./*/guide.ts", { import: "guide" });

export function hasGuide(game: string): boolean {
  return `./${game}/guide.ts` in found;
}

export function loadGuide(game: string): Promise<Guide> {
  return found[`./${game}/guide.ts`]?.() ?? Promise.reject(new Error(`${game} has no guided first game`));
}
