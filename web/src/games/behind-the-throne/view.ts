/** Made by web/build/page_types.py from games/behind_the_throne/view.py: not to be edited. */
import type { Seat } from "$/lib/protocol";
import type { CardSlug } from "./deck";

export type Stage = "play" | "drop" | "over";

/** The cards of one kind before a player. */
export interface Stack {
  card: CardSlug;
  count: number;
  /** At least as many as every other player: the ability is available (Queen and King bind in any case). */
  leads: boolean;
  /** A manipulative kind that was used this turn. */
  used: boolean;
  /** What it scores as it is (BT-22). */
  points: number;
  /** Who has most of the kind, where that is more than this player has: why the ability is not available. */
  outdone: Seat | null;
  /** How many that player has. */
  outdone_by: number;
}

/** One player's side of the table. */
export interface Place {
  seat: Seat;
  /** By value. */
  stacks: Stack[];
  /** What the stacks would score if the game ended now. */
  score: number;
  /** Whether the player has seen the top card of the deck. */
  knows_top: boolean;
  /** Whether the player was the target of a destroying this turn. */
  struck: boolean;
}

/** So many cards of one kind. */
export interface Pile {
  card: CardSlug;
  count: number;
}

/** How the cards left in the deck would fall if one were revealed now. */
export interface Odds {
  /** No higher than the last card of the row. */
  sound: number;
  /** Higher, but within reach of the abilities at hand. */
  mendable: number;
  /** Higher than any ability can mend. */
  fatal: number;
  /** The End of Game card. */
  end: number;
}

/** What a decision would lead to at once, as far as everybody can tell; none for reveals and looks. */
export interface Outcome {
  decision: string;
  /** What the last card of the row would count then; null when the row is gone. */
  value: number | null;
  /** Whether the row would hold. */
  sound: boolean;
  /** Whether the last two cards would be equal. */
  equal: boolean;
  /** By seat, before anything is dropped. */
  scores: number[];
  /** What would go to the discard pile: sixth copies, a row given up, a card destroyed, a kind dropped. */
  lost: Pile[];
  /** Who would then have to drop kinds. */
  dropping: Seat | null;
  /** Who would then receive kinds that are new, and may discard them (BT-13). */
  choosing: Seat | null;
}

/** The table of Behind the Throne. */
export interface BehindTable {
  places: Place[];
  turn: Seat;
  /** In the order of revealing. */
  row: CardSlug[];
  /** What the last card of the row counts now; null on an empty row. */
  value: number | null;
  /** The most that the last card may count: the printed value before it; null before the second card. */
  limit: number | null;
  broken: boolean;
  /** Whether the last two cards are equal (BT-6). */
  equal: boolean;
  /** Whether the last card of the row has had its destroying. */
  destroyed: boolean;
  /** The card that a swapper takes, while the receiver of the row drops or keeps kinds. */
  taken: CardSlug | null;
  /** Who has received the row of a swap and decides what to drop. */
  receiver: Seat | null;
  /** The kinds that are new to the receiver, who may still discard them (BT-13). */
  new: CardSlug[];
  /** How many cards the deck has. */
  deck: number;
  /** The cards of the deck from the top down, as far as the viewer knows their order. */
  known: CardSlug[];
  /** What is in the deck, by counting the open cards. */
  left: Pile[];
  discard: Pile[];
  /** null when no card can be revealed now. */
  odds: Odds | null;
  /** Whether the End of Game card has gone into the deck. */
  reshuffled: boolean;
  /** Of the decisions open to the seat that is asked. */
  outcomes: Outcome[];
  stage: Stage;
}
