/** The server over HTTP: who we are, games, tables, finished games. See docs/reference/protocol.md. */
import type { GameMessage } from "./catalogue";
import { catalogueLanguage } from "./language";
import { loadRefusals, refusalText } from "$/text";
import type {
  Act, Chances, FinishedGame, GameInfo, GameList, GameSummary, Games, Guest, NewGuest, NewTable, Problem, Refusal, Sheet, Step, TableList, TableSummary, TableWish, Update,
} from "./wire";

/** Something the server refused; its message is in the reader's language. A rule of a game is told by the game's words: see `Play.refused`. */
export class Refused extends Error {
  readonly code: string;
  readonly reason: GameMessage | null;

  constructor(readonly status: number, { code, message, reason }: Problem) {
    super(refusalText(message, reason));
    this.code = code;
    this.reason = reason ?? null;
  }
}

/**
 * Milliseconds after which bots answer whoever plays with nobody but them: the shortest that tells nothing of what they
 * hold. How fast their moves follow is up to the page and its setting *Pace*.
 */
export const PACE_ALONE = 200;

async function ask<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
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

async function refusalOf(answer: Response): Promise<Refused> {
  await loadRefusals().catch(() => {});
  const refusal = (await answer.json().catch(() => ({}))) as Partial<Refusal>;
  return new Refused(answer.status, refusal.error ?? unknown(answer));
}

const GUEST = "throneroom.guest";
let known: Promise<string> | null = null;

/** Who we are here; the first time makes us a guest. */
export function me(): Promise<string> {
  known ??= whoAmI().catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

async function whoAmI(): Promise<string> {
  if (localStorage.getItem(GUEST) !== null) {
    try {
      return (await ask<Guest>("GET", "/api/me")).name;
    } catch (error) {
      if (!(error instanceof Refused && error.code === "no_identity")) throw error;
    }
  }
  const { name } = await ask<NewGuest>("POST", "/api/guests", {});
  localStorage.setItem(GUEST, "yes");
  return name;
}

export async function rename(name: string): Promise<void> {
  await me();
  await ask("PATCH", "/api/me", { name });
  known = Promise.resolve(name);
}

/** A further guest at this device, for pass and play: it has a token and no cookie. */
export async function anotherGuest(name: string): Promise<string> {
  const response = await fetch("/api/guests", {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ name }), credentials: "omit",
  });
  if (!response.ok) throw await refusalOf(response);
  return ((await response.json()) as NewGuest).token;
}

const sheets = new Map<string, Promise<Sheet>>();

/** All about a game, asked for once. */
export function sheetOf(game: string): Promise<Sheet> {
  const found = sheets.get(game) ?? ask<Sheet>("GET", `/api/games/${encodeURIComponent(game)}?language=${catalogueLanguage}`);
  sheets.set(game, found);
  found.catch(() => sheets.delete(game));
  return found;
}

/** The words of a game: a catalogue for `Catalogue`. */
export async function wordsOf(game: string, language: string): Promise<string> {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/words?language=${language}`, { credentials: "same-origin" });
  if (!answer.ok) throw await refusalOf(answer);
  return answer.text();
}

export async function openTable(wish: TableWish): Promise<string> {
  await me();
  return (await ask<NewTable>("POST", "/api/tables", wish)).id;
}

/** How a table stands, and what has happened in its game. */
export const tableAt = (table: string): Promise<Update> => ask("GET", `/api/tables/${encodeURIComponent(table)}`);

export function act(table: string, wish: Act, token?: string): Promise<unknown> {
  return ask("POST", `/api/tables/${table}/acts`, wish, token);
}

export const openTables = async (): Promise<TableSummary[]> => (await ask<TableList>("GET", "/api/lobby")).tables;

export async function myTables(): Promise<TableSummary[]> {
  return (await ask<TableList>("GET", "/api/me/tables")).tables;
}

export async function myGames(): Promise<GameSummary[]> {
  return (await ask<GameList>("GET", "/api/me/games")).games;
}

const library = (): Promise<Games> => ask("GET", `/api/games?language=${catalogueLanguage}`);

/** The levels of bots that the server knows, from weak to strong; then those from elsewhere. */
export const levels = async (): Promise<string[]> => Object.keys((await library()).levels);

/** The games that the server knows. */
export const fetchGames = async (): Promise<GameInfo[]> => (await library()).games;

export const finished = (id: string): Promise<FinishedGame> => ask("GET", `/api/finished/${id}`);

/** A bot finds it out when it is first asked for. */
export const chancesOf = (id: string): Promise<Chances> => ask("GET", `/api/finished/${id}/chances`);

/** The present game of a table after so many decisions, as we saw it. */
export const plyAt = (table: string, ply: number): Promise<Step> =>
  ask("GET", `/api/tables/${encodeURIComponent(table)}/plies/${ply}`);

/** A finished game after so many decisions, as a seat, a "spectator" or "all" see it. */
export const plyOf = <T>(id: string, ply: number, viewer: string): Promise<Step<T>> =>
  ask("GET", `/api/finished/${id}/plies/${ply}?viewer=${viewer}`);
