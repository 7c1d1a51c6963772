/** All games: those that have a folder here, and those that only the server knows. Nothing else in the client knows a game by name. */
import { fetchSheet, fetchGameWords } from "$/lib/api";
import { Catalogue } from "$/lib/catalogue";
import { catalogueLanguage, loadGameSources, language } from "$/lib/language";
import { loadRefusals } from "$/text";
import { registerWords } from "$/text/game";
import { gameCards } from "./game-cards.svelte";
import type { GameCode, GameModule } from "./module";

const code = import.meta.glob<{ game: GameCode<never> }>("./*/index.ts");

/** Loads a game with its texts. The type of its table is known only to the game itself: here it is any table. */
export async function loadGame(name: string): Promise<GameModule> {
  const [game] = await Promise.all([loadCode(name), loadRefusals()]);
  return game;
}

async function loadCode(name: string): Promise<GameModule> {
  const load = code[`./${name}/index.ts`];
  if (!load) return loadPlainGame(name);
  const [{ game }, catalogue] = await Promise.all([load(), loadCatalogue(name)]);
  return { ...(game as unknown as GameCode), catalogue };
}

/** The texts of a game that has a folder here. */
async function loadCatalogue(name: string): Promise<Catalogue> {
  const catalogue = new Catalogue(language, await loadGameSources(name));
  registerWords(name, catalogue);
  return catalogue;
}

/** A game that only the server knows: it is played at a plain table, and its texts come from the server. */
async function loadPlainGame(name: string): Promise<GameModule> {
  const [{ plainGame }, sheet, source] = await Promise.all([import("./plain"), fetchSheet(name), fetchGameWords(name, catalogueLanguage)]);
  gameCards.add(sheet);
  const catalogue = new Catalogue(language, [source]);
  return { ...plainGame(sheet, catalogue), catalogue };
}
