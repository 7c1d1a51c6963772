import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compress } from "./build/compress.ts";
import { icons } from "./build/icons.ts";
import { table } from "./build/table.ts";

const SERVER = process.env["THRONEROOM_SERVER"] ?? "http://127.0.0.1:8000";

/** Each with all that it imports, in one file: what the first page needs, and what every table needs beside that (the plain table has a file of its own). */
const FILES = [
  { name: "index", test: /\/src\/main\.ts$/, priority: 2 },
  { name: "table", test: /\/src\/(table\/(?!PlainTable|facts)|pages\/Table\.svelte)/, priority: 1 },
  { name: "icons", test: /icon:/, minShareCount: 2 },
];

export default defineConfig({
  plugins: [icons(), svelte(), table(), compress()],
  resolve: { alias: { $: fileURLToPath(new URL("src", import.meta.url)) } },
  build: {
    outDir: fileURLToPath(new URL("../src/throneroom/server/static", import.meta.url)),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: FILES } } },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
});
