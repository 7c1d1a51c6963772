import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compress } from "./build/compress.ts";
import { icons } from "./build/icons.ts";
import { languages } from "./build/languages.ts";
import { table } from "./build/table.ts";

const SERVER = process.env["THRONEROOM_SERVER"] ?? "http://127.0.0.1:8000";

/** The words that every page needs, of one language. */
const WORDS = /\/languages\/([^/]+)\/page\.ftl\?words$/;

/**
 * Each with all that it imports, in one file: what is run first, what the first page needs, and what every table needs beside
 * that (the plain table has a file of its own).
 */
const FILES = [
  { name: "language", test: /\/src\/lib\/language\.ts$/, priority: 3 },
  { name: "index", test: /\/src\/main\.ts$/, priority: 2 },
  { name: "table", test: /\/src\/(table\/(?!PlainTable|facts)|pages\/Table\.svelte)/, priority: 1 },
  { name: "icons", test: /icon:/, minShareCount: 2 },
];

function nameOf({ facadeModuleId, name }: { facadeModuleId?: string | null; name: string }): string {
  const language = WORDS.exec(facadeModuleId ?? "")?.[1];
  return `assets/${language ? `words-${language}` : name}-[hash].js`;
}

export default defineConfig({
  plugins: [icons(), languages(), svelte(), table(), compress()],
  resolve: { alias: { $: fileURLToPath(new URL("src", import.meta.url)) } },
  build: {
    outDir: fileURLToPath(new URL("../src/throneroom/server/static", import.meta.url)),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: FILES }, chunkFileNames: nameOf } },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
});
