/**
 * Fair deals: our contribution to the key of a game, what this device keeps of the game, and the check of its record afterwards.
 * docs/how-to/check-a-game.md says how the key and the chain over the log are made.
 */
import type { Act, Deal, NextDeal, Seat } from "./protocol";

const KEY = "throneroom.deals";
const MOST_GAMES = 20;
const COMMITMENT = "server-commitment";

/** What we keep of a game: our random number, and the first and the latest head of the chain that we have seen. */
interface Kept {
  contribution?: string | undefined;
  heads: string[];
}

/** Why a record is not that of the game that was shown here. */
export type Flaw = "proof" | "commitment" | "contribution" | "key" | "log" | "head";

export interface Checked {
  flaw: Flaw | null;
  /** What this device has kept of the game: our number and heads, only heads, or nothing: then the record was only checked against itself. */
  kept: "number" | "heads" | null;
  key: string;
}

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

/** Games are told apart by what the server has committed to. */
function keep(commitment: string, change: Partial<Kept>): void {
  const { [commitment]: before, ...others } = all();
  const kept: Kept = { heads: [], ...before, ...change };
  const latest = Object.entries(others).slice(1 - MOST_GAMES);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(latest), [commitment]: kept }));
  } catch {
    // storage is blocked: the record can be checked only against itself
  }
}

/** Our random number for the key of a game, always the same for one game. */
export function contributionTo(commitment: string): string {
  const known = all()[commitment]?.contribution;
  if (known) return known;
  const contribution = hexOf(crypto.getRandomValues(new Uint8Array(32)));
  keep(commitment, { contribution });
  return contribution;
}

/** Adds our contribution to what may begin a game. */
export function withContribution(wish: Act, next: NextDeal | null | undefined): Act {
  const begins = wish.type === "sit" || wish.type === "start" || (wish.type === "rematch" && wish.agree !== false);
  return next && begins ? { ...wish, contribution: contributionTo(next.commitment) } : wish;
}

/** Whether we sit at a table that waits, and have not contributed. */
export function isMissing(seat: Seat | null, next: NextDeal | null): next is NextDeal {
  return seat !== null && next !== null && !next.contributions.some((one) => one.seat === seat);
}

/** Contributes. If the game has begun without our number, it is not kept: nobody expects it in the key. */
export async function contribute(commitment: string, send: (wish: Act) => Promise<unknown>): Promise<void> {
  try {
    await send({ type: "contribute", contribution: contributionTo(commitment) });
  } catch (error) {
    // without a network it is sent again with the next state of the table
    if (error instanceof Error && "code" in error && error.code === "too_late") keep(commitment, { contribution: undefined });
  }
}

/** Keeps the head of a game that runs or has just ended. */
export function keepHead({ commitment, head }: Deal): void {
  const [first, latest] = all()[commitment]?.heads ?? [];
  if (first === undefined) keep(commitment, { heads: [head] });
  else if (head !== (latest ?? first)) keep(commitment, { heads: [first, head] });
}

/** Only a page from a secure address, or from this device, can compute hashes. */
export const canCheck = (): boolean => "subtle" in crypto;

/** Checks the record of a finished game against what was shown and kept here. */
export async function checkRecord(record: string, commitment: string): Promise<Checked> {
  const kept = all()[commitment];
  const lines = record.trimEnd().split("\n");
  const valuesOf = (word: string): string[] =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
  const key = valuesOf("key")[0] ?? "";
  const known = kept?.contribution ? "number" : kept ? "heads" : null;
  const of = (flaw: Flaw | null): Checked => ({ flaw, kept: known, key });
  const secret = valuesOf("server-secret")[0];
  if (secret === undefined) return of("proof");
  const contributions = valuesOf("contribution");
  if (hexOf(await sha256(bytesOf(secret))) !== commitment || valuesOf(COMMITMENT)[0] !== commitment) return of("commitment");
  if (kept?.contribution && !contributions.some((one) => one.endsWith(` ${kept.contribution ?? ""}`))) return of("contribution");
  if (hexOf(await sha256(text(["throneroom key 1", secret, ...contributions, ""].join("\n")))) !== key) return of("key");
  const header = lines.slice(0, lines.findIndex((line) => line.startsWith("commitment ")) + 1);
  const start = ["start", ...header, ...contributions.map((one) => `contribution ${one}`)].join("\n");
  const heads = await headsOf(secret, commitment, [start, ...valuesOf("log")]);
  if (heads.at(-1) !== valuesOf("head")[0]) return of("log");
  return of(kept?.heads.every((head) => heads.includes(head)) === false ? "head" : null);
}

/** The heads of the chain after each entry of the log. */
async function headsOf(secret: string, commitment: string, entries: string[]): Promise<string[]> {
  const closing = await crypto.subtle.importKey("raw", bytesOf(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  let head = await sha256(text(`throneroom log 1\n${commitment}\n`));
  const heads: string[] = [];
  for (const [n, entry] of entries.entries()) {
    const closed = new Uint8Array(await crypto.subtle.sign("HMAC", closing, text(`${n + 1} ${entry}`)));
    head = await sha256(new Uint8Array([...head, ...closed]));
    heads.push(hexOf(head));
  }
  return heads;
}

async function sha256(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", data));
}

const text = (words: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(words);
const hexOf = (data: Uint8Array): string => Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");
const bytesOf = (hex: string): Uint8Array<ArrayBuffer> => new Uint8Array((hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
