/**
 * Makes the texts of a language importable:
 * `import name from "FOLDER/common.ftl?language-name"`: the language's name in the language itself.
 * `import { common, page, gameCards } from "FOLDER/page.ftl?words"`: what every page needs: the texts that all games share, the page's own, and
 * each game's title and one sentence about it, by the game's name.
 * `import words from "FOLDER/GAME.ftl?game-words"`: the texts of a game, or of `table.ftl`, `study.ftl`, `account.ftl`, `days.ftl`, `hall.ftl`, `fairness.ftl` or `safety.ftl`.
 */
import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";

const COMMENT = /^#.*\n+/gm;
const NO_GAMES = [
  "account.ftl",
  "common.ftl",
  "days.ftl",
  "fairness.ftl",
  "hall.ftl",
  "notices.ftl",
  "page.ftl",
  "safety.ftl",
  "study.ftl",
  "table.ftl",
  "terminal.ftl",
];

/** The module ids of the texts that every page needs, and of the texts of a game. */
export const PAGE_WORDS = /\/languages\/([^/]+)\/page\.ftl\?words$/;
export const GAME_WORDS = /\/languages\/([^/]+)\/([^/]+)\.ftl\?game-words$/;

/** The texts of a file without comments, empty lines and extra indentation. */
async function wordsOf(file: string): Promise<string> {
  return (await readFile(file, "utf8"))
    .replace(COMMENT, "")
    .replace(/\n{2,}/g, "\n")
    .replace(/^ +/gm, " ");
}

/** One message of a file, if it is a single line. */
export async function line(file: string, id: string): Promise<string> {
  const found = new RegExp(`^${id} = (.+)$`, "m").exec(await readFile(file, "utf8"))?.[1];
  if (!found) throw new Error(`${file} has no message "${id}" of one line`);
  return found;
}

async function pageWords(folder: string): Promise<string> {
  const games = (await readdir(folder)).filter((file) => file.endsWith(".ftl") && !NO_GAMES.includes(file));
  const gameCards = games.map(async (file) => {
    const [title, about] = await Promise.all([line(join(folder, file), "title"), line(join(folder, file), "about")]);
    return [basename(file, ".ftl"), { title, about }];
  });
  const words = {
    common: await wordsOf(join(folder, "common.ftl")),
    page: await wordsOf(join(folder, "page.ftl")),
    gameCards: Object.fromEntries(await Promise.all(gameCards)) as unknown,
  };
  return Object.entries(words)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");
}

export function languages(): Plugin {
  return {
    name: "throneroom-languages",
    load: {
      filter: { id: /\.ftl\?(language-name|words|game-words)$/ },
      async handler(id) {
        const [file = "", query] = id.split("?");
        if (query === "words") return pageWords(dirname(file));
        const text = query === "language-name" ? await line(file, "language-name") : await wordsOf(file);
        return `export default ${JSON.stringify(text)};`;
      },
    },
  };
}
