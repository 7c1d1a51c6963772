/**
 * tables/NAME.html for each game, and table.html for all that have no folder here: the page of a table, with a list of all the code and
 * styles that it will need, so that the browser asks for them at once rather than one after the other has told of the next.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Plugin, Rollup } from "vite";

const PAGE = "/pages/Table.svelte";
const PLAIN = "/games/plain.ts";
const GAME = /\/games\/([^/]+)\/index\.ts$/;

type Chunks = Map<string, Rollup.OutputChunk>;

/** The files of some chunks and of all that they import. */
function closure(chunks: Chunks, names: string[], found = new Set<string>()): Set<string> {
  for (const name of names.filter((name) => !found.has(name))) {
    found.add(name);
    closure(chunks, chunks.get(name)?.imports ?? [], found);
  }
  return found;
}

/** The page with the name of its game, before any script asks for it. */
function withGame(html: string, game: string): string {
  return html.replace("    <title>", `    <meta name="game" content="${game}" />\n    <title>`);
}

/** The page with links to files that it does not name yet. */
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

export function table(): Plugin {
  return {
    name: "throneroom-table",
    apply: "build",
    async writeBundle({ dir = "" }, bundle) {
      const chunks: Chunks = new Map(Object.values(bundle).flatMap((file) => (file.type === "chunk" ? [[file.fileName, file]] : [])));
      const page = [...chunks.values()].find((chunk) => chunk.moduleIds.some((id) => id.endsWith(PAGE)));
      const index = bundle["index.html"];
      if (!page || index?.type !== "asset") throw new Error(`the build has no ${page ? "index.html" : PAGE}`);
      const write = async (name: string, html: string, ...parts: string[]): Promise<void> => {
        await mkdir(dirname(join(dir, name)), { recursive: true });
        await writeFile(join(dir, name), withLinks(html, chunks, [page.fileName, ...parts]));
      };
      const plain = [...chunks.values()].find((chunk) => chunk.facadeModuleId?.endsWith(PLAIN));
      if (!plain) throw new Error(`the build has no ${PLAIN}`);
      const html = String(index.source);
      await write("table.html", html, plain.fileName);
      for (const chunk of chunks.values()) {
        const game = GAME.exec(chunk.facadeModuleId ?? "")?.[1];
        if (game) await write(`tables/${game}.html`, withGame(html, game), chunk.fileName);
      }
    },
  };
}
