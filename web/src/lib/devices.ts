/** The further guests of this device: in pass and play every seat but the first has a token of its own. */

const KEY = "throneroom.pass";

type Tokens = Record<string, string[]>;

function all(): Tokens {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Tokens;
  } catch {
    return {};
  }
}

export function tokensFor(table: string): string[] {
  return all()[table] ?? [];
}

const MOST_TABLES = 20;

export function keepTokens(table: string, tokens: string[]): void {
  const kept = Object.entries(all()).slice(-MOST_TABLES);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [table]: tokens }));
  } catch {
    // storage is closed: the table lasts as long as the page
  }
}
