/** Made by web/build/page_types.py from games/battle_for_the_throne/view.py: not to be edited. */
import type { Seat } from "$/lib/protocol";
import type { CardSlug } from "./deck";

export type Suit = "clubs" | "diamonds" | "hearts" | "spades";

export type Stage = "setup" | "act" | "jester" | "honor" | "trim" | "discard" | "reform" | "mend" | "over";

/** An attack card on a character, and what it counts there. */
export interface Attack {
  card: CardSlug;
  owner: Seat;
  points: number;
}

/** A character, or the shield, with the attacks on it in the order in which they were played. */
export interface Character {
  /** As notation names it: `p2 jack 1`. */
  name: string;
  card: CardSlug;
  /** What attacks on it go by; the shield has its King's. */
  suit: Suit;
  points: number;
  damage: number;
  /** How many points more destroy it. */
  missing: number;
  attacks: Attack[];
  /** How many points would destroy a King who rallied in its place; null for the shield, which stays. */
  rallied: number | null;
}

/** One player's side of the table. */
export interface Player {
  seat: Seat;
  out: boolean;
  /** How many of the three court cards have been chosen. */
  chosen: number;
  king: Character | null;
  /** The King with whom the player went out. */
  fallen: CardSlug | null;
  shield: Character | null;
  queens: Character[];
  jacks: Character[];
  /** The names of the characters that can be attacked. */
  front: string[];
  /** null where the viewer cannot see it. */
  hand: CardSlug[] | null;
  hand_size: number;
  /** Cards that everybody knows to be in the hand, because the whole deck has been seen. */
  counted: CardSlug[];
  /** From the top down; null where the viewer cannot see it. */
  deck: CardSlug[] | null;
  deck_size: number;
  discards: CardSlug[];
  /** How many cards a new deck would have, were it made of the discard pile now. */
  reformed: number;
  shield_used: boolean;
  /** In the hand or in the deck. */
  jokers_unseen: number;
}

/** An attack that waits for the Jester or is accepted. */
export interface Strike {
  card: CardSlug;
  owner: Seat;
  target: string;
  points: number;
  destroys: boolean;
}

/** What an attack card in hand would do to a character that can be attacked. */
export interface Blow {
  card: CardSlug;
  target: string;
  /** It is of the character's suit and cannot be played on it. */
  barred: boolean;
  halved: boolean;
  points: number;
  destroys: boolean;
}

/** The table of Battle For The Throne. */
export interface BattleTable {
  stage: Stage;
  round: number;
  last_round: number;
  /** Who began the round. */
  first: Seat | null;
  /** Who acts, or is at the end of the round. */
  turn: Seat | null;
  /** One after another so far. */
  passes: number;
  /** Who has passed since someone last acted. */
  passed: Seat[];
  kings: number;
  strike: Strike | null;
  /** Of who acts, where the hand can be seen. */
  blows: Blow[];
  players: Player[];
}
