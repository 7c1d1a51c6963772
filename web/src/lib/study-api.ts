/** What the pages for studying games ask the server: own games, statistics, the explorer, reviews, puzzles. */
import { ensureGuest, request } from "./api";
import type {
  Continuation,
  DecisionReason,
  Explored,
  GameList,
  GameReview,
  GameStatistics,
  PlayerStatistics,
  PuzzleAnswer,
  PuzzleInfo,
  PuzzleList,
  PuzzlePlayed,
  PuzzleResult,
  PuzzleWhy,
  Replay,
  Seat,
  SolvedDeals,
} from "./protocol";

/** A page of our finished games; `query` has the filters and the cursor. */
export async function fetchMyGames(query: URLSearchParams): Promise<GameList> {
  await ensureGuest();
  return request("GET", `/api/me/games?${query.toString()}`);
}

export async function fetchMyStatistics(): Promise<PlayerStatistics> {
  await ensureGuest();
  return request("GET", "/api/me/statistics");
}

export const fetchStatistics = (game: string): Promise<GameStatistics> =>
  request("GET", `/api/games/${encodeURIComponent(game)}/statistics`);

export const fetchSolvedDeals = (game: string, query: URLSearchParams): Promise<SolvedDeals> =>
  request("GET", `/api/explorer/${encodeURIComponent(game)}/deals?${query.toString()}`);

/** A position of a solved game: a deal, and the decisions since. */
export const fetchExplored = (game: string, query: URLSearchParams): Promise<Explored> =>
  request("GET", `/api/explorer/${encodeURIComponent(game)}?${query.toString()}`);

/** A whole finished game as one viewer saw it. */
export const fetchReplay = <T>(id: string, viewer: string): Promise<Replay<T>> =>
  request("GET", `/api/finished/${id}/plies?viewer=${viewer}`);

/** The review of a finished game for a seat or for "all", or how far it has come; the answer takes a second at most. */
export const fetchReview = (id: string, viewer: string): Promise<GameReview> =>
  request("GET", `/api/finished/${id}/review?viewer=${viewer}`);

/** How a finished game would most likely have gone on after a choice, as its seat would see it. */
export const fetchLine = <T>(id: string, ply: number, seat: Seat, decision: string): Promise<Continuation<T>> =>
  request("GET", `/api/finished/${id}/review/${ply}/line?${new URLSearchParams({ seat, decision })}`);

/** Why the best choice of a decision without a mark is better than the played one or, if that was the best, the next best. */
export const fetchReason = (id: string, ply: number): Promise<DecisionReason> => request("GET", `/api/finished/${id}/review/${ply}/reason`);

/** The puzzle of the day, the games with puzzles, and how we do. */
export async function fetchPuzzles(): Promise<PuzzleList> {
  await ensureGuest();
  return request("GET", "/api/puzzles");
}

export async function fetchPuzzle<T>(id: string): Promise<PuzzleInfo<T>> {
  await ensureGuest();
  return request("GET", `/api/puzzles/${encodeURIComponent(id)}`);
}

/** The address of a puzzle that we have not tried yet, as hard or as long as wished (`difficulty=3`, `wins_in=4`) or as hard as we can solve; the wish stays in the address. */
export async function nextPuzzleAddress(game: string, wish: string): Promise<string> {
  await ensureGuest();
  const { id } = await request<PuzzleInfo>("GET", `/api/puzzles/next?game=${encodeURIComponent(game)}${wish && `&${wish}`}`);
  return `/puzzle/${id}${wish && `?${wish}`}`;
}

/** What an address wishes of the next puzzles: a difficulty, or in how many decisions they are won; empty if nothing. */
export const wishIn = (query: URLSearchParams): string =>
  /^(difficulty=[1-5]|wins_in=[1-9]\d?)$/m.exec([...query].map((one) => one.join("=")).join("\n"))?.[0] ?? "";

/** The address of the list of puzzles, with what is wished of the next ones of a game. */
export const puzzlesAddress = (game: string, wish: string): string =>
  wish ? `/puzzles?game=${encodeURIComponent(game)}&${wish}` : "/puzzles";

export const answerPuzzle = <T>(id: string, answer: PuzzleAnswer): Promise<PuzzleResult<T>> =>
  request("POST", `/api/puzzles/${id}/answer`, answer);

/** What our last decision leads to in a proof that we have answered, with the best defence; `own` has all since the puzzle. */
export const playPuzzle = <T>(id: string, own: readonly string[]): Promise<PuzzlePlayed<T>> =>
  request("GET", `/api/puzzles/${id}/played?${new URLSearchParams({ line: own.join(".") })}`);

/** Why a decision is not possible in a puzzle. */
export const whyInPuzzle = (id: string, decision: string): Promise<PuzzleWhy> =>
  request("GET", `/api/puzzles/${id}/why?decision=${encodeURIComponent(decision)}`);
