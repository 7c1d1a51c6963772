/** A plugin for Prettier that leaves styles as they are: one rule per line. */
import { doc } from "prettier";

const { hardline, join } = doc.builders;

/** The lines of a style sheet without the indentation that all of them share. */
function dedent(text) {
  const lines = text
    .replace(/^(\s*\n)+/, "")
    .trimEnd()
    .split("\n");
  const indents = lines.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length);
  const shared = Math.min(...indents, Infinity);
  return lines.map((line) => line.slice(shared).trimEnd());
}

export const parsers = {
  css: { astFormat: "plain-css", parse: (text) => ({ text }), locStart: () => 0, locEnd: ({ text }) => text.length },
};

export const printers = {
  "plain-css": { print: ({ node }) => join(hardline, dedent(node.text)) },
};
