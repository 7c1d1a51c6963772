import type { Sheet } from "./protocol";

/** What holds where nothing is chosen. */
export function defaultOptions(sheet: Sheet): Record<string, unknown> {
  return Object.fromEntries(sheet.options.map((option) => [option.name, option.default]));
}
