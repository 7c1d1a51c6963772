/**
 * Which language the page speaks, and where its words are. The build makes this a small file of its own, which the browser runs
 * before the rest of the code has come: the words of one language are on their way together with the code.
 */
const names = import.meta.glob<string>("../../../src/throneroom/languages/*/common.ftl", { eager: true, query: "?language-name", import: "default" });
const words = import.meta.glob<{ common: string; page: string }>("../../../src/throneroom/languages/*/page.ftl", { query: "?words" });
const games = import.meta.glob<string>(["../../../src/throneroom/languages/*/*.ftl", "!../../../src/throneroom/languages/*/{common,page}.ftl"], { query: "?raw", import: "default" });
const ENGLISH = "en";
const KEY = "throneroom.language";

/** Every language with its own name for itself. */
export const languages: Record<string, string> = Object.fromEntries(Object.entries(names).map(([path, name]) => [path.split("/").at(-2) ?? "", name]));

export const language = chosen();
document.documentElement.lang = language;

/** What was chosen on this device, else the first language of the browser that we have. */
function chosen(): string {
  const wishes = [remembered(), ...navigator.languages.map((wish) => wish.split("-")[0]?.toLowerCase() ?? "")];
  return wishes.find((wish) => Object.hasOwn(languages, wish)) ?? ENGLISH;
}

function remembered(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

/** The page begins anew in another language. */
export function speak(wish: string): void {
  try {
    localStorage.setItem(KEY, wish);
  } catch {
    // storage is closed: the browser's language stays
  }
  location.reload();
}

const folder = `../../../src/throneroom/languages/${language}`;
const own = words[`${folder}/page.ftl`]?.() ?? Promise.reject(new Error(`there are no words of the language ${language}`));

/** The words that every page needs: those that all games share, and the page's own. */
export async function pageSources(): Promise<string[]> {
  const { common, page } = await own;
  return [common, page];
}

/** The words of a game, with those that all games share. */
export async function gameSources(game: string): Promise<string[]> {
  const [{ common }, source] = await Promise.all([own, games[`${folder}/${game}.ftl`]?.() ?? ""]);
  return [common, source];
}

// A table's page names its game (web/build/table.ts): who looks for its words later finds them here.
const played = document.querySelector<HTMLMetaElement>('meta[name="game"]')?.content;
if (played) void gameSources(played).catch(() => {});
