/**
 * The language of the page, and where its texts are. The server chooses it: the one stored in this device's cookie, or else the first
 * of the browser's languages that we have. The served page links to the files with its texts, so that they load together with the code.
 */
import { folderOf } from "./pseudo";

const names = import.meta.glob<string>("../../../src/throneroom/languages/*/common.ftl", {
  eager: true,
  query: "?language-name",
  import: "default",
});
const words = import.meta.glob<PageWords>("../../../src/throneroom/languages/*/page.ftl", { query: "?words" });
const games = import.meta.glob<string>(
  ["../../../src/throneroom/languages/*/*.ftl", "!../../../src/throneroom/languages/*/{common,notices,page,terminal}.ftl"],
  { query: "?game-words", import: "default" },
);

const COOKIE = "throneroom-language";
const ONE_YEAR = 365 * 24 * 60 * 60;

/** What every page needs: the texts that all games share, the page's own, and those of the game cards on the home page. */
export interface PageWords {
  common: string;
  page: string;
  gameCards: Record<string, { title: string; about: string }>;
}

const codeOf = (path: string): string => path.split("/").at(-2) ?? "";

/** Every language with its name in the language itself, English first. */
export const languages: Record<string, string> = Object.fromEntries(
  Object.entries(names)
    .map(([path, name]) => [codeOf(path), name] as const)
    .sort(([one], [other]) => Number(other === "en") - Number(one === "en")),
);

export const language = document.documentElement.lang;
/** The language of the catalogues: differs from the page's only for layout tests. */
export const catalogueLanguage = folderOf(language);

const folder = `../../../src/throneroom/languages/${catalogueLanguage}`;

/** Reloads the page in another language. */
export function switchLanguage(wish: string): void {
  document.cookie = `${COOKIE}=${wish}; path=/; max-age=${ONE_YEAR}; samesite=lax`;
  location.reload();
}

export function loadPageWords(): Promise<PageWords> {
  return words[`${folder}/page.ftl`]?.() ?? Promise.reject(new Error(`there are no words of the language ${language}`));
}

/** The texts of a game, or of `table`, with those that all games share. */
export async function loadGameSources(game: string): Promise<string[]> {
  const [{ common }, source] = await Promise.all([loadPageWords(), games[`${folder}/${game}.ftl`]?.() ?? ""]);
  return [common, source];
}
