/**
 * Writes the pages of each language into a folder with its name: index.html, tables/NAME.html for each game, and table.html for all games
 * that have no folder here. Each page links to all the code, styles and texts that it will need, so that the browser requests them at once
 * and not one after the other. The server chooses the language.
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin, Rollup } from "vite";
import { folderOf, PSEUDO } from "../src/lib/pseudo.ts";
import { GAME_WORDS, line, PAGE_WORDS } from "./languages.ts";

const LANGUAGES = fileURLToPath(new URL("../../src/throneroom/languages", import.meta.url));
const DESCRIPTION = /(<meta name="description" content=")[^"]*"/;
const PAGE = "/pages/Table.svelte";
const PLAIN = "/games/plain.ts";
/** What keeps a decision that was taken without a network: a table fetches it while there still is one. */
const OUTBOX = "/lib/unsent.ts";
const GAME = /\/games\/([^/]+)\/index\.ts$/;

type Chunks = Map<string, Rollup.OutputChunk>;

/** The files of some chunks and of everything that they import. */
function closure(chunks: Chunks, names: string[], found = new Set<string>()): Set<string> {
  for (const name of names.filter((name) => !found.has(name))) {
    found.add(name);
    closure(chunks, chunks.get(name)?.imports ?? [], found);
  }
  return found;
}

/** The page with links to the files that it does not link to yet. */
function withLinks(html: string, chunks: Chunks, names: string[]): string {
  const code = [...closure(chunks, names)];
  const styles = new Set(code.flatMap((name) => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])]));
  const links = [
    ...code.map((name) => [name, `<link rel="modulepreload" crossorigin href="/${name}">`]),
    ...[...styles].map((name) => [name, `<link rel="stylesheet" crossorigin href="/${name}">`]),
  ];
  const missing = links.flatMap(([name = "", link]) => (html.includes(name) ? [] : [`    ${link}\n`]));
  return html.replace("  </head>", `${missing.join("")}  </head>`);
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}

export function pages(): Plugin {
  return {
    name: "throneroom-pages",
    apply: "build",
    async writeBundle({ dir = "" }, bundle) {
      const chunks: Chunks = new Map(Object.values(bundle).flatMap((file) => (file.type === "chunk" ? [[file.fileName, file]] : [])));
      const index = bundle["index.html"];
      if (index?.type !== "asset") throw new Error("the build has no index.html");
      const html = String(index.source);
      /** The name of the chunk with a certain module. */
      const named = (wanted: (id: string) => boolean, what: string): string => {
        const found = [...chunks.values()].find(({ facadeModuleId, moduleIds }) => wanted(facadeModuleId ?? "") || moduleIds.some(wanted));
        if (!found) throw new Error(`the build has no ${what}`);
        return found.fileName;
      };
      const found = [...chunks.values()].map((chunk) => chunk.facadeModuleId ?? "");
      const languages = found.flatMap((id) => PAGE_WORDS.exec(id)?.[1] ?? []);
      const games = found.flatMap((id) => GAME.exec(id)?.[1] ?? []);
      const table = named((id) => id.endsWith(PAGE), PAGE);
      const plain = named((id) => id.endsWith(PLAIN), PLAIN);
      const outbox = named((id) => id.endsWith(OUTBOX), OUTBOX);
      for (const language of [...languages, PSEUDO]) {
        const folder = folderOf(language);
        const words = named((id) => PAGE_WORDS.exec(id)?.[1] === folder, `words of ${folder}`);
        const description = await line(join(LANGUAGES, folder, "common.ftl"), "site-description");
        const own = html.replace('lang="en"', `lang="${language}"`).replace(DESCRIPTION, `$1${escaped(description)}"`);
        const write = async (name: string, ...parts: string[]): Promise<void> => {
          const path = join(dir, language, name);
          await mkdir(dirname(path), { recursive: true });
          await writeFile(path, withLinks(own, chunks, [words, ...parts]));
        };
        const wordsOf = (name: string): string =>
          named((id) => GAME_WORDS.exec(id)?.slice(1).join() === `${folder},${name}`, `words of ${name} in ${folder}`);
        await write("index.html");
        await write("table.html", table, plain, outbox, wordsOf("table"));
        for (const game of games) {
          const code = named((id) => id.endsWith(`/games/${game}/index.ts`), game);
          await write(`tables/${game}.html`, table, code, outbox, wordsOf("table"), wordsOf(game));
        }
      }
      await rm(join(dir, "index.html"));
    },
  };
}
