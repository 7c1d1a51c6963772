/** Made by web/build/page_types.py from games/throne_and_grail/view.py: not to be edited. */
import type { Seat } from "$/lib/protocol";
import type { CardSlug } from "./deck";

export type Stage = "play" | "over";

/** So many copies of one card. */
export interface Pile {
  card: CardSlug;
  count: number;
}

/** The race for one Influence. */
export interface Majority {
  card: CardSlug;
  counts: number[];
  /** The seat that scores it, null while the counts are equal. */
  leader: Seat | null;
}

/** What a seat's taken cards count, if the game ended now. */
export interface Score {
  majorities: number;
  /** How many complete sets; each scores 5. */
  sets: number;
  numbers: number;
  total: number;
}

/** One seat: its hand as far as the viewer knows it, and what it has taken. */
export interface Side {
  /** In the order of the cards' numbers; null where it is hidden. */
  hand: CardSlug[] | null;
  held: number;
  /** Whether it has taken in this round. */
  took: boolean;
  /** Turns it still has in this round. */
  turns: number;
  taken: Pile[];
  grails: number;
  score: Score;
  /** What its plus cards add up to. */
  bounty: number;
  /** What its minus cards add up to: 0 or less. */
  blight: number;
}

/** What a take would give: now, or once the seat on turn has laid one of its cards. */
export interface Take {
  /** Who would take. */
  seat: Seat;
  /** The card laid before; null for a take of the Line as it lies. */
  laid: CardSlug | null;
  cards: CardSlug[];
  /** By seat: the points after it. */
  totals: number[];
  /** Of the seat that would take, after it. */
  grails: number;
  /** Whether it would win at once (TG-9). */
  crowns: boolean;
}

/** The table of Throne and the Grail. */
export interface GrailTable {
  /** Of the round, from 1 to 4. */
  number: number;
  /** Who started this round; null once the game is over. */
  start: Seat | null;
  sides: Side[];
  /** From the draw pile to its end. */
  line: CardSlug[];
  /** The end of the Line: what a take would give now. */
  reach: CardSlug[];
  /** For each seat that may still take in this round: now, and after each card that the viewer sees to be playable. */
  takes: Take[];
  majorities: Majority[];
  /** Cards in the draw pile. */
  pile: number;
  /** The three cards put away, null while nobody may know them. */
  away: CardSlug[] | null;
  /** What the viewer has not seen, wherever it is. */
  unseen: Pile[];
  stage: Stage;
}
