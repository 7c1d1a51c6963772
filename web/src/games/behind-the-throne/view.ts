/** What the server tells of the table of Behind the Throne: `games/behind_the_throne/view.py`. */
import type { Seat } from "$/lib/wire";

export interface Stack {
  card: string;
  count: number;
  leads: boolean;
  used: boolean;
  points: number;
  outdone: Seat | null;
  outdone_by: number;
}

export interface Place {
  seat: Seat;
  stacks: Stack[];
  score: number;
  knows_top: boolean;
  struck: boolean;
}

export interface Pile {
  card: string;
  count: number;
}

export interface Outcome {
  decision: string;
  value: number | null;
  sound: boolean;
  equal: boolean;
  scores: number[];
  lost: Pile[];
  dropping: Seat | null;
  choosing: Seat | null;
}

export interface BehindTable {
  places: Place[];
  turn: Seat;
  row: string[];
  value: number | null;
  limit: number | null;
  broken: boolean;
  equal: boolean;
  destroyed: boolean;
  taken: string | null;
  receiver: Seat | null;
  new: string[];
  deck: number;
  known: string[];
  left: Pile[];
  discard: Pile[];
  reshuffled: boolean;
  outcomes: Outcome[];
  stage: "play" | "drop" | "over";
}

export const counted = (piles: readonly Pile[]): number => piles.reduce((sum, pile) => sum + pile.count, 0);
