/**
 * Which language the page speaks, and where its words are. The server has chosen it: the one that was chosen on this device, which a cookie
 * tells, else the first of the browser's that we have. Its page names the files of its words, so that they come together with the code.
 */
import { folderOf } from "./pseudo";

const names = import.meta.glob<string>("../../../src/throneroom/languages/*/common.ftl", {
  eager: true,
  query: "?language-name",
  import: "default",
});
const words = import.meta.glob<PageWords>("../../../src/throneroom/languages/*/page.ftl", { query: "?words" });
const games = import.meta.glob<string>(
  ["../../../src/throneroom/languages/*/*.ftl", "!../../../src/throneroom/languages/*/{common,page,terminal}.ftl"],
  { query: "?game-words", import: "default" },
);

const COOKIE = "throneroom-language";
const ONE_YEAR = 365 * 24 * 60 * 60;

/** What every page needs: the words that all games share, the page's own, and what stands on the cards of the games on the home page. */
export interface PageWords {
  common: string;
  page: string;
  gameCards: Record<string, { title: string; about: string }>;
}

const codeOf = (path: string): string => path.split("/").at(-2) ?? "";

/** Every language with its own name for itself, English first. */
export const languages: Record<string, string> = Object.fromEntries(
  Object.entries(names)
    .map(([path, name]) => [codeOf(path), name] as const)
    .sort(([one], [other]) => Number(other === "en") - Number(one === "en")),
);

export const language = document.documentElement.lang;
/** The language of the words: another only where layouts are tested. */
export const catalogueLanguage = folderOf(language);

const folder = `../../../src/throneroom/languages/${catalogueLanguage}`;

/** The page begins anew in another language. */
export function switchLanguage(wish: string): void {
  document.cookie = `${COOKIE}=${wish}; path=/; max-age=${ONE_YEAR}; samesite=lax`;
  location.reload();
}

export function loadPageWords(): Promise<PageWords> {
  return words[`${folder}/page.ftl`]?.() ?? Promise.reject(new Error(`there are no words of the language ${language}`));
}

/** The words of a game, or of `table`, with those that all games share. */
export async function loadGameSources(game: string): Promise<string[]> {
  const [{ common }, source] = await Promise.all([loadPageWords(), games[`${folder}/${game}.ftl`]?.() ?? ""]);
  return [common, source];
}
