import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compress } from "./build/compress.ts";
import { icons } from "./build/icons.ts";
import { table } from "./build/table.ts";

const SERVER = process.env["THRONEROOM_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [icons(), svelte(), table(), compress()],
  resolve: { alias: { $: fileURLToPath(new URL("src", import.meta.url)) } },
  build: {
    outDir: fileURLToPath(new URL("../src/throneroom/server/static", import.meta.url)),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
});
