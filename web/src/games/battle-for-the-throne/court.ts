/** The ranks of a court, and who stands in them. */
import type { Character, Player } from "./view";

export type RankName = "king" | "queen" | "jack";

/** The ranks in the order in which their suits are chosen. */
export const RANKS: readonly RankName[] = ["king", "queen", "jack"];

/** The characters of a rank. In the King's rank the foremost comes last: he stands behind his shield. */
export function rankOf(player: Player, rank: RankName): Character[] {
  if (rank === "queen") return player.queens;
  if (rank === "jack") return player.jacks;
  return [player.king, player.shield].filter((character) => character !== null);
}

export function courtOf(player: Player): Character[] {
  return RANKS.flatMap((rank) => rankOf(player, rank));
}
