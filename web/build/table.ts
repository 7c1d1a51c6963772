/** table.html beside index.html: for the address of a table, whose code is asked for at once rather than a round trip later. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin, Rollup } from "vite";

const PAGE = "/pages/Table.svelte";

export function table(): Plugin {
  return {
    name: "throneroom-table",
    apply: "build",
    async writeBundle({ dir = "" }, bundle) {
      const files = Object.values(bundle);
      const page = files.find((file): file is Rollup.OutputChunk => file.type === "chunk" && file.moduleIds.some((id) => id.endsWith(PAGE)));
      const index = bundle["index.html"];
      if (!page || index?.type !== "asset") throw new Error(`the build has no ${page ? "index.html" : PAGE}`);
      const html = String(index.source);
      const links = [page.fileName, ...page.imports]
        .filter((file) => !html.includes(file))
        .map((file) => `    <link rel="modulepreload" crossorigin href="/${file}">\n`);
      await writeFile(join(dir, "table.html"), html.replace("  </head>", `${links.join("")}  </head>`));
    },
  };
}
