/**
 * `import name from "FOLDER/common.ftl?language-name"`: what a language calls itself, without the rest of its words.
 * `import { common, page } from "FOLDER/page.ftl?words"`: the words that every page needs, without comments.
 * In the built page, the file that knows which language is spoken runs as soon as it is there, so that words and code are
 * fetched at the same time.
 */
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const NAME = /^language-name = (.+)$/m;
const COMMENT = /^#.*\n+/gm;
const CHOICE = "/src/lib/language.ts";

/** The words of a catalogue as code: a string. */
async function wordsOf(folder: string, file: string): Promise<string> {
  return JSON.stringify((await readFile(join(folder, file), "utf8")).replace(COMMENT, ""));
}

export function languages(): Plugin {
  return {
    name: "throneroom-languages",
    load: {
      filter: { id: /\/(common\.ftl\?language-name|page\.ftl\?words)$/ },
      async handler(id) {
        const [file = "", query] = id.split("?");
        if (query === "words") {
          const folder = dirname(file);
          return `export const common = ${await wordsOf(folder, "common.ftl")}, page = ${await wordsOf(folder, "page.ftl")};`;
        }
        const name = NAME.exec(await readFile(file, "utf8"))?.[1];
        if (!name) throw new Error(`${file} has no message "language-name"`);
        return `export default ${JSON.stringify(name)};`;
      },
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        if (!bundle) return html;
        const chunk = Object.values(bundle).find((file) => file.type === "chunk" && file.moduleIds.some((id) => id.endsWith(CHOICE)));
        const script = `<script type="module" crossorigin src="/${chunk?.fileName}">`;
        if (!html.includes(script)) throw new Error(`index.html has no script for ${CHOICE}`);
        return html.replace(script, script.replace("crossorigin", "async crossorigin"));
      },
    },
  };
}
