/** The checks of the page's code in addition to its types (`svelte-check`): `npm run lint`. */
import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** Written by build/page_types.py. */
const GENERATED = ["src/**/messages.ts", "src/**/view.ts", "src/**/deck.ts", "src/**/basics.ts", "src/lib/protocol.ts"];

export default defineConfig(
  { ignores: ["node_modules/", "public/", ...GENERATED] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    rules: {
      eqeqeq: "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_$" }],
    },
  },
  { files: ["**/*.js"], languageOptions: { globals: globals.node } },
  { files: ["src/service-worker.js"], languageOptions: { globals: { ...globals.serviceworker, __FILES__: "readonly" } } },
  { files: ["**/*.ts", "**/*.svelte"], rules: { "no-undef": "off" } }, // the compiler checks this
  {
    // Rules that need types. They are off in components, whose types the parser does not know.
    files: ["**/*.ts"],
    extends: [ts.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig, extraFileExtensions: [".svelte"] } },
    rules: {
      "svelte/no-at-html-tags": "off", // only icons, whose text comes from the build
      "svelte/no-useless-mustaches": "off", // {" "} is a space that must be kept
      "svelte/no-unused-svelte-ignore": "off", // mistakes the reason after the colon for more codes; svelte-check checks them
      "svelte/prefer-svelte-reactivity": "off", // maps and sets are replaced, not changed
    },
  },
);
