/** The rules in short name what a table has chosen: "With {target} influence the game ends." */
import type { Sheet } from "./wire";

export function withOptions(text: string, options: Record<string, unknown>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(options[name]));
}

/** What holds where nothing is chosen. */
export function defaults(sheet: Sheet): Record<string, unknown> {
  return Object.fromEntries(sheet.options.map((option) => [option.name, option.default]));
}
