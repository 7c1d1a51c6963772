/** Writes service-worker.js: the worker of src/service-worker.js with the names of all files of this build. A new version has other names, so that browsers replace it. */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const SOURCE = fileURLToPath(new URL("../src/service-worker.js", import.meta.url));

export function serviceWorker(): Plugin {
  return {
    name: "throneroom-service-worker",
    apply: "build",
    async generateBundle(_options, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => name.startsWith("assets/"))
        .map((name) => `/${name}`)
        .sort();
      const source = (await readFile(SOURCE, "utf8")).replace("__FILES__", JSON.stringify(files));
      this.emitFile({ type: "asset", fileName: "service-worker.js", source });
    },
  };
}
