/**
 * `import name from "FILE.ftl?language-name"`: what a language calls itself, without the rest of its words. In the built page, the
 * file that knows which language is spoken runs as soon as it is there, so that words and code are fetched at the same time.
 */
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const QUERY = "?language-name";
const NAME = /^language-name = (.+)$/m;
const CHOICE = "/src/lib/language.ts";

export function languages(): Plugin {
  return {
    name: "throneroom-languages",
    load: {
      filter: { id: /\?language-name$/ },
      async handler(id) {
        const file = id.slice(0, -QUERY.length);
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
