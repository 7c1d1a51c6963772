import type { Sheet } from "./protocol";

/** The default value of every option. */
export function defaultOptions(sheet: Sheet): Record<string, unknown> {
  return Object.fromEntries(sheet.options.map((option) => [option.name, option.default]));
}
