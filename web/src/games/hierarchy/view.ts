/** Made by web/build/page_types.py from games/hierarchy/view.py: not to be edited. */
import type { GameMessage } from "$/lib/catalogue";
import type { Seat } from "$/lib/protocol";
import type { CardSlug } from "./deck";

export type Stage = "play" | "return" | "over";

export type Asks = "first" | "higher" | "lower" | "exception";

/** A card in the Line: its owner, and what it counts as while it is on top. */
export interface Laid {
  card: CardSlug;
  owner: Seat;
  guise: CardSlug | null;
}

/** A discarded card and its owner. */
export interface Given {
  card: CardSlug;
  owner: Seat;
}

/** What the top card, or an empty Line, asks of the next card. Only cards in hands are named. */
export interface Demand {
  asks: Asks;
  /** Cards that may follow against their numbers; on an empty Line, those that can open it (HI-7). */
  also: CardSlug[];
  /** Cards that may not follow, though their numbers fit. */
  never: CardSlug[];
  /** Whether cards in hand have no text (HI-15). */
  silent: boolean;
}

/** What the rival could follow with, if the seat on turn laid this card. */
export interface Answers {
  card: CardSlug;
  /** What the Imposter would copy. */
  guise: CardSlug | null;
  /** From the rival's hand; null where the Surgeon's returns come first (HI-12). */
  cards: CardSlug[] | null;
}

/** A card that the loser still holds, and the rule that keeps it in hand. */
export interface Stuck {
  card: CardSlug;
  /** A message of `messages.py`, as data. */
  reason: GameMessage;
}

/** The table of Hierarchy. */
export interface HierarchyTable {
  /** By seat, in the order of their numbers. */
  hands: CardSlug[][];
  /** From its foot upwards. */
  line: Laid[];
  /** How many cards the Line counts (the Tower twice). */
  size: number;
  /** What the top card counts, null on an empty Line. */
  number: number | null;
  demand: Demand;
  /** The Baroness comes while the Line counts at most so many, the King when it counts at least so many (HI-16). */
  full: number;
  discards: Given[];
  /** For each card that may be laid now; nothing while cards are sent home. */
  answers: Answers[];
  stage: Stage;
  /** At the end, the cards that the loser could not lay (HI-3). */
  stuck: Stuck[];
}
