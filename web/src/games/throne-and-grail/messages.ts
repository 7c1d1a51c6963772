/** Made by web/build/message_types.py from throne_and_grail/messages.py: not to be edited. */
import type { GameMessage } from "$/lib/catalogue";
import type { Seat } from "$/lib/wire";

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
  lost: string[];
}

export interface NowLeads extends GameMessage {
  kind: "now-leads";
  cards: string[];
}

export interface DrawsLevel extends GameMessage {
  kind: "draws-level";
  cards: string[];
}

export interface CompletesSets extends GameMessage {
  kind: "completes-sets";
  count: number;
}

export interface GameBegun extends GameMessage {
  kind: "game-begun";
  first: Seat;
  line: string[];
}

export interface GoesOn extends GameMessage {
  kind: "goes-on";
  question: Question;
}

export interface Holds extends GameMessage {
  kind: "holds";
  seat: Seat;
  cards: string[];
}

export interface CardPlayed extends GameMessage {
  kind: "card-played";
  seat: Seat;
  card: string;
  deed: string;
}

export interface LineTaken extends GameMessage {
  kind: "line-taken";
  seat: Seat;
  cards: string[];
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
  lost: string[];
  leads: string[];
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
  cards: string[];
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
  card: string;
  sort: string;
  box: string[];
  hand: string[];
}

export interface NotInHand extends GameMessage {
  kind: "not-in-hand";
  rule: string;
  card: string;
  hand: string[];
}

export type Event = GameBegun | GoesOn | Holds | CardPlayed | LineTaken | Gained | GrailsCounted | PointsSoFar | RoundBegun | Crowned | Scored | ThroneTaken | NeitherAhead | AwayShown;

export type Question = ToPlay | ToPlayOrTake | ToTake | WonByGrails | WonOnPoints | Drawn;

export type Reason = AlreadyTaken | NothingToTake | HandEmpty | NotInBox | NotInHand;

export type Phrase = Reach | Points | NowLeads | DrawsLevel | CompletesSets;
