/** What the server tells of the table of Throne and the Grail: `games/throne_and_grail/view.py`. */
import type { Seat } from "$/lib/wire";

export interface Pile {
  card: string;
  count: number;
}

export interface Score {
  majorities: number;
  sets: number;
  numbers: number;
  total: number;
}

export interface Side {
  name: string;
  hand: string[] | null;
  held: number;
  took: boolean;
  turns: number;
  taken: Pile[];
  grails: number;
  score: Score;
  bounty: number;
  blight: number;
}

/** What a take would give: now (`laid` is null), or once the seat on turn has laid a card. */
export interface Take {
  seat: Seat;
  laid: string | null;
  cards: string[];
  totals: number[];
  grails: number;
  crowns: boolean;
}

export interface Majority {
  card: string;
  counts: number[];
  leader: Seat | null;
}

export interface GrailTable {
  number: number;
  start: Seat | null;
  sides: Side[];
  line: string[];
  reach: string[];
  takes: Take[];
  majorities: Majority[];
  pile: number;
  away: string[] | null;
  unseen: Pile[];
  stage: "play" | "over";
}
