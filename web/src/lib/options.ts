import type { Sheet } from "./wire";

/** What holds where nothing is chosen. */
export function defaults(sheet: Sheet): Record<string, unknown> {
  return Object.fromEntries(sheet.options.map((option) => [option.name, option.default]));
}
