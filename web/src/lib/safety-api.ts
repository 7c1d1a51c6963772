/** Blocks, reports and the data protection page over HTTP. See docs/reference/protocol.md. */
import { ensureGuest, request } from "./api";
import type { BlockedPlayer, BlockList, PlayerOf, Privacy, Reported, ReportWish } from "./protocol";

export const fetchPrivacy = (): Promise<Privacy> => request("GET", "/api/privacy");

export const fetchBlocks = async (): Promise<BlockedPlayer[]> => (await request<BlockList>("GET", "/api/me/blocks")).blocked;

export async function block(of: PlayerOf): Promise<BlockedPlayer[]> {
  await ensureGuest();
  return (await request<BlockList>("POST", "/api/me/blocks", of)).blocked;
}

export const unblock = async (player: string): Promise<BlockedPlayer[]> =>
  (await request<BlockList>("DELETE", `/api/me/blocks/${encodeURIComponent(player)}`)).blocked;

export async function report(wish: ReportWish): Promise<Reported> {
  await ensureGuest();
  return request("POST", "/api/reports", wish);
}
