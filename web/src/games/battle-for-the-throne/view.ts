/** What the server tells of Battle For The Throne's table: `games/battle_for_the_throne/view.py`. */
import type { Seat } from "$/lib/wire";

export type Stage = "setup" | "act" | "jester" | "honor" | "trim" | "discard" | "reform" | "mend" | "over";

/** An attack card on a character, and what it counts there. */
export interface Attack {
  card: string;
  owner: Seat;
  points: number;
}

/** A character, or the shield; `name` is its name in decisions: "p2 jack 1". */
export interface Character {
  name: string;
  card: string;
  suit: string;
  points: number;
  damage: number;
  missing: number;
  attacks: Attack[];
  /** What a King who rallied in its place would have left. */
  rallied: number | null;
}

export interface Player {
  seat: Seat;
  out: boolean;
  chosen: number;
  king: Character | null;
  fallen: string | null;
  shield: Character | null;
  queens: Character[];
  jacks: Character[];
  /** The names of the characters that can be attacked. */
  front: string[];
  hand: string[] | null;
  hand_size: number;
  /** Cards in the hand that everybody knows of. */
  counted: string[];
  deck: string[] | null;
  deck_size: number;
  discards: string[];
  reformed: number;
  shield_used: boolean;
  jokers_unseen: number;
}

export interface Strike {
  card: string;
  owner: Seat;
  target: string;
  points: number;
  destroys: boolean;
}

/** What an attack card in hand would do to a character. */
export interface Blow {
  card: string;
  target: string;
  barred: boolean;
  halved: boolean;
  points: number;
  destroys: boolean;
}

export interface BattleTable {
  stage: Stage;
  round: number;
  last_round: number;
  first: Seat | null;
  turn: Seat | null;
  passes: number;
  passed: Seat[];
  kings: number;
  strike: Strike | null;
  blows: Blow[];
  players: Player[];
}

export type RankName = "king" | "queen" | "jack";

/** The ranks in the order in which their suits are chosen. */
export const RANKS: readonly RankName[] = ["king", "queen", "jack"];

/** The characters of a rank, the foremost last in the King's: he stands behind his shield. */
export function rankOf(player: Player, rank: RankName): Character[] {
  if (rank === "queen") return player.queens;
  if (rank === "jack") return player.jacks;
  return [player.king, player.shield].filter((character) => character !== null);
}

export function courtOf(player: Player): Character[] {
  return RANKS.flatMap((rank) => rankOf(player, rank));
}
