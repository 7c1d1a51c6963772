/**
 * The texts of a game's own table, from the game's catalogue: `const { say, card } = gameWords("hierarchy")`. They are available once the
 * game is loaded (`games/index.ts`). A module of a game must not look up texts while it is being loaded, only in functions and getters.
 */
import type { Argument, Catalogue } from "$/lib/catalogue";

const loaded = new Map<string, Catalogue>();

export interface GameWords {
  /** The message with this id. */
  say: (id: string, values?: Record<string, Argument>) => string;
  /** The name of a card in sentences, or one of its other forms. */
  card: (slug: string, form?: string) => string;
}

export function registerWords(game: string, catalogue: Catalogue): void {
  loaded.set(game, catalogue);
}

export function gameWords(game: string): GameWords {
  const catalogue = (): Catalogue => {
    const found = loaded.get(game);
    if (!found) throw new Error(`the words of ${game} are not loaded yet`);
    return found;
  };
  return { say: (id, values) => catalogue().say(id, values), card: (slug, form) => catalogue().card(slug, form) };
}
