/**
 * Which language the page speaks, and where its words are. The build makes this a small file of its own, which the browser runs
 * before the rest of the code has come: the words of one language are on their way together with the code.
 */
const names = import.meta.glob<string>("../../../src/throneroom/languages/*/page.ftl", { eager: true, query: "?language-name", import: "default" });
const sources = import.meta.glob<string>("../../../src/throneroom/languages/*/*.ftl", { query: "?raw", import: "default" });
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

/** A catalogue of our language: "common", "page", or that of a game. */
export async function sourceOf(file: string): Promise<string> {
  return (await sources[`../../../src/throneroom/languages/${language}/${file}.ftl`]?.()) ?? "";
}

/** The page's own words. */
export const pageSources = Promise.all(["common", "page"].map(sourceOf));
// A table's page names its game: see web/build/table.ts.
const game = document.querySelector<HTMLMetaElement>('meta[name="game"]')?.content;
if (game) void sourceOf(game).catch(() => {});
