/** What the pages of the hall ask the server: leaderboards, players, the search for an opponent. */
import { ensureGuest, request } from "./api";
import type { Cancelled, Leaderboard, PublicPlayer, SearchState, SearchWish, SuggestedBot } from "./protocol";

export async function fetchLeaderboard(game: string, players: number, page: number): Promise<Leaderboard> {
  await ensureGuest();
  return request("GET", `/api/hall/${encodeURIComponent(game)}?players=${players}&page=${page}`);
}

export async function fetchPlayer(id: string): Promise<PublicPlayer> {
  await ensureGuest();
  return request("GET", `/api/players/${encodeURIComponent(id)}`);
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

export const fetchSuggestedBot = async (game: string): Promise<string> =>
  (await request<SuggestedBot>("GET", `/api/searches/bot?game=${encodeURIComponent(game)}`)).level;
