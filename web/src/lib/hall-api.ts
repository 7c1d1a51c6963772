/** What the pages of the hall ask the server: leaderboards, players, the search for an opponent, tournaments. */
import { ensureGuest, request } from "./api";
import type {
  Cancelled,
  Leaderboard,
  NewTournament,
  OwnSearch,
  PublicPlayer,
  SearchState,
  SearchWish,
  SuggestedBot,
  TournamentInfo,
  TournamentList,
  TournamentSummary,
  TournamentWish,
} from "./protocol";

export async function fetchLeaderboard(game: string, players: number, page: number): Promise<Leaderboard> {
  await ensureGuest();
  return request("GET", `/api/hall/${encodeURIComponent(game)}?players=${players}&page=${page}`);
}

export async function fetchPlayer(id: string): Promise<PublicPlayer> {
  await ensureGuest();
  return request("GET", `/api/players/${encodeURIComponent(id)}`);
}

/** Our search over days, which continues without a page. */
export async function fetchOwnSearch(): Promise<SearchState | null> {
  await ensureGuest();
  return (await request<OwnSearch>("GET", "/api/searches")).search;
}

export async function beginSearch(wish: SearchWish): Promise<SearchState> {
  await ensureGuest();
  return request("POST", "/api/searches", wish);
}

/** Tells the server that our page is still there, and asks whether an opponent was found. */
export const askSearch = (id: string): Promise<SearchState> => request("POST", `/api/searches/${id}`);

export const cancelSearch = (id: string): Promise<Cancelled> => request("DELETE", `/api/searches/${id}`);

/** The same while the page closes: nobody reads the answer. */
export function cancelSearchOnLeaving(id: string): void {
  fetch(`/api/searches/${id}`, { method: "DELETE", keepalive: true, credentials: "same-origin" }).catch(() => {});
}

export const fetchSuggestedBot = async (game: string, players: number): Promise<string> =>
  (await request<SuggestedBot>("GET", `/api/searches/bot?game=${encodeURIComponent(game)}&players=${players}`)).level;

export const fetchTournaments = async (): Promise<TournamentSummary[]> =>
  (await request<TournamentList>("GET", "/api/tournaments")).tournaments;

export async function createTournament(wish: TournamentWish): Promise<string> {
  await ensureGuest();
  return (await request<NewTournament>("POST", "/api/tournaments", wish)).id;
}

export async function fetchTournament(id: string): Promise<TournamentInfo> {
  await ensureGuest();
  return request("GET", `/api/tournaments/${encodeURIComponent(id)}`);
}

export async function changeTournament(id: string, deed: "join" | "leave" | "start"): Promise<TournamentInfo> {
  await ensureGuest();
  return request("POST", `/api/tournaments/${id}/${deed}`);
}
