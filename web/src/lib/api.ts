/** The server over HTTP: who we are, games, tables, finished games. See docs/reference/protocol.md. */
import type { GameMessage } from "./catalogue";
import { withContribution } from "./fair-deal";
import { tellOtherTabs } from "./identity-channel";
import { catalogueLanguage } from "./language";
import { loadRefusals, refusalText, t } from "$/text";
import type {
  Act,
  Chances,
  FinishedGame,
  GameInfo,
  Games,
  Guest,
  Lobby,
  NewGuest,
  NewTable,
  Problem,
  Refusal,
  Sheet,
  Step,
  TableList,
  TableSummary,
  TableWish,
  TournamentOfTable,
  Update,
} from "./protocol";

/** A request that the server refused; its message is in the user's language. Refusals by a rule of a game have texts of the game: see `Play.refused`. */
export class RefusedError extends Error {
  readonly code: string;
  readonly reason: GameMessage | null;

  constructor(
    readonly status: number,
    { code, message, reason }: Problem,
  ) {
    super(refusalText(message, reason));
    this.code = code;
    this.reason = reason ?? null;
  }
}

/**
 * Milliseconds after which bots answer someone who plays only against bots: the shortest delay that reveals nothing about
 * their cards. How fast their moves are shown is up to the page and its setting *Pace*.
 */
export const PACE_ALONE = 200;

export async function request<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token !== undefined) headers["authorization"] = `Bearer ${token}`;
  const answer = await fetch(path, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    credentials: token === undefined ? "same-origin" : "omit",
  });
  if (!answer.ok) throw await refusalOf(answer);
  return (await answer.json()) as T;
}

function unknown({ statusText }: Response): Problem {
  return { code: "unknown", message: statusText };
}

async function refusalOf(answer: Response): Promise<RefusedError> {
  await loadRefusals().catch(() => {});
  const refusal = (await answer.json().catch(() => ({}))) as Partial<Refusal>;
  return new RefusedError(answer.status, refusal.error ?? unknown(answer));
}

let guestName: Promise<string> | null = null;

/** Who we are on this server; the first call makes us a guest. */
export function ensureGuest(): Promise<string> {
  guestName ??= stayOrBecomeGuest().catch((error: unknown) => {
    guestName = null;
    throw error;
  });
  return guestName;
}

/** Only the cookie says who we are: the browser may have cleared everything else. */
async function stayOrBecomeGuest(): Promise<string> {
  return (await request<NewGuest>("POST", "/api/guests", { stay: true })).name;
}

/** The next call of `ensureGuest` asks the server again. */
export function forgetGuest(): void {
  guestName = null;
}

/** Returns the name as the server has saved it: without what cannot be seen. */
export async function rename(wish: string): Promise<string> {
  await ensureGuest();
  try {
    const { name } = await request<Guest>("PATCH", "/api/me", { name: wish });
    guestName = Promise.resolve(name);
    tellOtherTabs("account");
    return name;
  } catch (error) {
    if (error instanceof RefusedError && error.code === "bad_request") throw new Error(t.wait.badName, { cause: error });
    throw error;
  }
}

/** Another guest on this device, for pass and play: it has a token and no cookie. */
export async function createGuest(name: string): Promise<string> {
  const response = await fetch("/api/guests", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name }),
    credentials: "omit",
  });
  if (!response.ok) throw await refusalOf(response);
  return ((await response.json()) as { token: string }).token;
}

const sheets = new Map<string, Promise<Sheet>>();

/** Everything about a game, requested once. */
export function fetchSheet(game: string): Promise<Sheet> {
  const found = sheets.get(game) ?? request<Sheet>("GET", `/api/games/${encodeURIComponent(game)}?language=${catalogueLanguage}`);
  sheets.set(game, found);
  found.catch(() => sheets.delete(game));
  return found;
}

/** The texts of a game: a source for `Catalogue`. */
export async function fetchGameWords(game: string, language: string): Promise<string> {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/words?language=${language}`, { credentials: "same-origin" });
  if (!answer.ok) throw await refusalOf(answer);
  return answer.text();
}

/** A game that begins at once begins with a second request: our contribution comes after what the server has committed to. */
export async function createTable(wish: TableWish): Promise<string> {
  await ensureGuest();
  const begins = wish.start === true && !wish.continue;
  const { id, commitment } = await request<NewTable>("POST", "/api/tables", begins ? { ...wish, start: false } : wish);
  if (commitment) commitments.set(id, commitment);
  if (begins) await sendAct(id, { type: "start", fill: true });
  return id;
}

/** What the server has committed to for the first games of the tables that were opened here. */
const commitments = new Map<string, string>();

/** The record of a finished game, as text. */
export async function fetchRecord(id: string): Promise<string> {
  const answer = await fetch(`/api/finished/${id}/record`, { credentials: "same-origin" });
  if (!answer.ok) throw await refusalOf(answer);
  return answer.text();
}

/** The state of a table, and what has happened in its game. */
export const fetchTable = (table: string): Promise<Update> => request("GET", `/api/tables/${encodeURIComponent(table)}`);

export function sendAct(table: string, wish: Act, token?: string): Promise<unknown> {
  const commitment = commitments.get(table);
  const next = commitment ? { commitment, contributions: [] } : null;
  return request("POST", `/api/tables/${table}/acts`, withContribution(wish, next), token);
}

export const fetchLobby = (): Promise<Lobby> => request("GET", "/api/lobby");

export async function fetchMyTables(): Promise<TableSummary[]> {
  return (await request<TableList>("GET", "/api/me/tables")).tables;
}

const fetchLibrary = (): Promise<Games> => request("GET", `/api/games?language=${catalogueLanguage}`);

/** The levels of bots that the server knows, from weak to strong, then those of plugins. */
export const fetchLevels = async (): Promise<string[]> => Object.keys((await fetchLibrary()).levels);

/** The games that the server knows. */
export const fetchGames = async (): Promise<GameInfo[]> => (await fetchLibrary()).games;

/** The tournament to which a table belongs. */
export const fetchTournamentOf = (table: string): Promise<TournamentOfTable> =>
  request("GET", `/api/tables/${encodeURIComponent(table)}/tournament`);

export const fetchFinishedGame = (id: string): Promise<FinishedGame> => request("GET", `/api/finished/${id}`);

/** A bot computes them on the first request. */
export const fetchChances = (id: string): Promise<Chances> => request("GET", `/api/finished/${id}/chances`);

/** The current game of a table after `ply` decisions, as we saw it. */
export const fetchPly = (table: string, ply: number): Promise<Step> =>
  request("GET", `/api/tables/${encodeURIComponent(table)}/plies/${ply}`);

/** A finished game after `ply` decisions, as seen by a seat, "spectator" or "all". */
export const fetchFinishedPly = <T>(id: string, ply: number, viewer: string): Promise<Step<T>> =>
  request("GET", `/api/finished/${id}/plies/${ply}?viewer=${viewer}`);
