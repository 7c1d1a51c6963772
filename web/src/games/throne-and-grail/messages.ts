/** Made by web/build/page_types.py from games/throne_and_grail/messages.py: not to be edited. */
import type { GameMessage } from "$/lib/catalogue";
import type { Seat } from "$/lib/protocol";
import type { CardSlug } from "./deck";

export interface Reach extends GameMessage {
  kind: "reach";
  count: number;
  whole: boolean;
}

export interface Points extends GameMessage {
  kind: "points";
  seat: Seat;
  total: number;
  before: number;
  lost: CardSlug[];
}

export interface NowLeads extends GameMessage {
  kind: "now-leads";
  cards: CardSlug[];
}

export interface DrawsLevel extends GameMessage {
  kind: "draws-level";
  cards: CardSlug[];
}

export interface CompletesSets extends GameMessage {
  kind: "completes-sets";
  count: number;
}

export interface GameBegun extends GameMessage {
  kind: "game-begun";
  first: Seat;
  line: CardSlug[];
}

export interface GoesOn extends GameMessage {
  kind: "goes-on";
  question: Question;
}

export interface Holds extends GameMessage {
  kind: "holds";
  seat: Seat;
  cards: CardSlug[];
}

export interface CardPlayed extends GameMessage {
  kind: "card-played";
  seat: Seat;
  card: CardSlug;
  deed: string;
}

export interface LineTaken extends GameMessage {
  kind: "line-taken";
  seat: Seat;
  cards: CardSlug[];
  whole: boolean;
  forced: boolean;
}

export interface Gained extends GameMessage {
  kind: "gained";
  seat: Seat;
  gains: (NowLeads | DrawsLevel | CompletesSets)[];
}

export interface GrailsCounted extends GameMessage {
  kind: "grails-counted";
  seat: Seat;
  count: number;
  others: number;
}

export interface PointsSoFar extends GameMessage {
  kind: "points-so-far";
  lion: Points;
  raven: Points;
}

export interface RoundBegun extends GameMessage {
  kind: "round-begun";
  round: number;
  first: Seat;
  stay: number;
}

export interface Crowned extends GameMessage {
  kind: "crowned";
  winner: Seat;
}

export interface Scored extends GameMessage {
  kind: "scored";
  seat: Seat;
  majorities: number;
  sets: number;
  numbers: number;
  total: number;
  before: number;
  lost: CardSlug[];
  leads: CardSlug[];
}

export interface ThroneTaken extends GameMessage {
  kind: "throne-taken";
  winner: Seat;
}

export interface NeitherAhead extends GameMessage {
  kind: "neither-ahead";
}

export interface AwayShown extends GameMessage {
  kind: "away-shown";
  cards: CardSlug[];
}

export interface ToPlay extends GameMessage {
  kind: "to-play";
  round: number;
  turn: number;
  seat: Seat;
  spent: boolean;
}

export interface ToPlayOrTake extends GameMessage {
  kind: "to-play-or-take";
  round: number;
  turn: number;
  seat: Seat;
  reach: Reach;
}

export interface ToTake extends GameMessage {
  kind: "to-take";
  round: number;
  turn: number;
  seat: Seat;
  reach: Reach;
}

export interface WonByGrails extends GameMessage {
  kind: "won-by-grails";
  winner: Seat;
}

export interface WonOnPoints extends GameMessage {
  kind: "won-on-points";
  winner: Seat;
  more: number;
  fewer: number;
}

export interface Drawn extends GameMessage {
  kind: "drawn";
  points: number;
}

export interface AlreadyTaken extends GameMessage {
  kind: "already-taken";
  rule: string;
}

export interface NothingToTake extends GameMessage {
  kind: "nothing-to-take";
  rule: string;
}

export interface HandEmpty extends GameMessage {
  kind: "hand-empty";
  rule: string;
}

export interface NotInBox extends GameMessage {
  kind: "not-in-box";
  rule: string;
  card: CardSlug;
  sort: string;
  box: CardSlug[];
  hand: CardSlug[];
}

export interface NotInHand extends GameMessage {
  kind: "not-in-hand";
  rule: string;
  card: CardSlug;
  hand: CardSlug[];
}

export type Event = GameBegun | GoesOn | Holds | CardPlayed | LineTaken | Gained | GrailsCounted | PointsSoFar | RoundBegun | Crowned | Scored | ThroneTaken | NeitherAhead | AwayShown;

export type Question = ToPlay | ToPlayOrTake | ToTake | WonByGrails | WonOnPoints | Drawn;

export type Reason = AlreadyTaken | NothingToTake | HandEmpty | NotInBox | NotInHand;

export type Phrase = Reach | Points | NowLeads | DrawsLevel | CompletesSets;
