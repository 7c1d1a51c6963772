import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compress } from "./build/compress.ts";
import { icons } from "./build/icons.ts";
import { GAME_WORDS, languages, PAGE_WORDS } from "./build/languages.ts";
import { pages } from "./build/pages.ts";
import { serviceWorker } from "./build/service-worker.ts";

const SERVER = process.env["THRONEROOM_SERVER"] ?? "http://127.0.0.1:8000";

/** Each entry is one file with everything it imports: what the first page needs, and what every table needs in addition (the plain table has its own file). */
const FILES = [
  { name: "index", test: /\/src\/main\.ts$/, priority: 2 },
  { name: "table", test: /\/src\/(table\/(?!PlainTable|facts|explorer|Premove|premoves)|pages\/Table\.svelte)/, priority: 1 },
  {
    name: "study",
    test: /\/src\/(pages\/(MyGames|FinishedGame|ResultsTable|RatingHistory|Openings|Statistics|PageHeader|Explorer)|lib\/(study-api|dates)|text\/study|style\/figures|table\/explorer)/,
    priority: 1,
  },
  { name: "hall", test: /\/src\/(pages\/(Hall|Player|Pair|Tournament|Tournaments)\.svelte|text\/hall|lib\/hall-api)/, priority: 1 },
  { name: "icons", test: /icon:/, minShareCount: 2 },
];

function nameOf({ facadeModuleId, name }: { facadeModuleId?: string | null; name: string }): string {
  const page = PAGE_WORDS.exec(facadeModuleId ?? "");
  const game = GAME_WORDS.exec(facadeModuleId ?? "");
  return `assets/${page ? `words-${page[1]}` : game ? `words-${game[1]}-${game[2]}` : name}-[hash].js`;
}

export default defineConfig({
  plugins: [icons(), languages(), svelte(), serviceWorker(), pages(), compress()],
  resolve: {
    alias: { $: fileURLToPath(new URL("src", import.meta.url)) },
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}), // the browser version of Svelte
  },
  build: {
    outDir: fileURLToPath(new URL("../src/throneroom/server/static", import.meta.url)),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: FILES }, chunkFileNames: nameOf } },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["build/test-setup.ts"],
    restoreMocks: true,
    mockReset: true,
    unstubGlobals: true,
  },
});
