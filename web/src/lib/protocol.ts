/** Made by web/build/page_types.py from server/models.py: not to be edited. */
import type { GameMessage } from "$/lib/catalogue";

/** The version of the protocol. */
export const PROTOCOL = 2;

/** A seat by its name: "p1". */
export type Seat = string;

export type SeatKind = "open" | "person" | "bot";

export type Status = "open" | "running" | "over";

/** What one viewer sees of a match now. `table` is the game's own part of it. */
export interface View<T = unknown> {
  game: string;
  players: number;
  options: Record<string, number | number[]>;
  viewer: string | null;
  ply: number;
  waiting: string[];
  /** Whose turn it is and what is asked: a message of the game, as data. */
  question: GameMessage;
  legal: string[];
  over: boolean;
  standing: number[] | null;
  table: T;
}

/** Why something was refused. */
export interface Problem {
  code: string;
  message: string;
  /** The rule that forbids a decision, as a message of the game. */
  reason?: GameMessage | null;
  /** Seconds to wait, where waiting helps. */
  retry_after?: number | null;
}

/** The body of every answer that is not a success. */
export interface Refusal {
  error: Problem;
}

/** A name to be known by. */
export interface NameWish {
  name: string;
}

/** How a new guest wants to be called; without a name one is found. */
export interface GuestWish {
  name?: string | null;
}

/** Who one is. */
export interface Guest {
  name: string;
}

/** A new guest and the token that proves it. Browsers keep it in a cookie, programs send it as a bearer. */
export interface NewGuest extends Guest {
  token: string;
}

/** A number, or several, that a table may choose. */
export interface OptionInfo {
  name: string;
  about: string;
  default: number | number[];
  low: number;
  high: number;
  allowed: number[];
}

/** A game in the list. */
export interface GameInfo {
  name: string;
  title: string;
  players: number[];
  minutes: number;
  about: string;
  secrets: boolean;
  options: OptionInfo[];
}

/** One kind of card. */
export interface CardInfo {
  slug: string;
  name: string;
  /** With its epithet, where it has one. */
  full_name: string;
  text: string;
  copies: number;
  /** What is printed on it: label and value. */
  stats: [string, string][];
  /** The labels of those that a card has or has not, and this card has. */
  marks: string[];
}

/** A game with its cards and rules. In the summary and the rules an option's name in braces stands for its value. */
export interface Sheet extends GameInfo {
  summary: string;
  cards: CardInfo[];
  rules: Record<string, string>;
}

/** All games, and the levels of bots from weak to strong. */
export interface Games {
  games: GameInfo[];
  levels: Record<string, string>;
}

/** Seconds for the whole game, and seconds added after each decision. */
export interface ClockTerms {
  base: number;
  increment?: number;
}

/** Where to go on from: a finished game of this server, or a record text; after so many decisions. */
export interface Continued {
  game?: string | null;
  record?: string | null;
  ply?: number | null;
}

/** A table to open. */
export interface TableWish {
  /** Not needed with `continue`. */
  game?: string;
  players?: number | null;
  options?: Record<string, number | number[]>;
  /** For each seat `me`, `open`, `bot` or `bot:LEVEL`; else me and open seats. */
  seats?: string[] | null;
  /** Whether the lobby shows the table; otherwise only the link leads there. */
  listed?: boolean;
  hints?: boolean;
  clock?: ClockTerms | null;
  /** Seconds a player may be absent before a bot plays on. */
  grace?: number;
  /** Milliseconds after which a bot's answer is shown. */
  pace?: number;
  /** Of bots that fill seats or stand in. */
  level?: string;
  /** Whether empty seats may go to bots. */
  bots?: boolean;
  /** Begin by itself when the last open seat is taken. */
  when_full?: boolean;
  /** Begin at once; open seats go to bots. */
  start?: boolean;
  continue?: Continued | null;
}

/** A table and the link to it. */
export interface NewTable {
  id: string;
  link: string;
}

/** The clock of a table: seconds for the whole game, and seconds added after each decision. */
export interface ClockInfo {
  base: number;
  increment: number;
}

/** Who sits at a table in a list. */
export interface SeatSummary {
  kind: SeatKind;
  name: string | null;
}

/** How a table in a list stands. */
export interface TableDetails {
  players: number;
  seats: SeatSummary[];
  clock: ClockInfo | null;
  hints: boolean;
  round: number;
  /** Who must decide now. */
  asked?: Seat[];
}

/** A table in a list. */
export interface TableSummary {
  id: string;
  game: string;
  status: Status;
  updated: number;
  /** Yours. */
  seat: Seat | null;
  /** Whether you are asked something there now. */
  your_turn: boolean;
  summary: TableDetails;
}

/** Tables, the most recently used first. */
export interface TableList {
  tables: TableSummary[];
}

/** Who sat where in a finished game, and whether it won. */
export interface SeatResult {
  seat: Seat;
  kind: SeatKind;
  name: string | null;
  level?: string | null;
  out: "resigned" | "clock" | null;
  won: boolean;
}

/** Who played a finished game, and how it ended. */
export interface GameDetails {
  seats: SeatResult[];
  /** 1 for each seat that won. */
  standing: number[];
  reason: string;
  rated: boolean;
  /** Whether something was taken back; older games do not say. */
  undone?: boolean;
}

/** A finished game in a list. */
export interface GameSummary {
  id: string;
  game: string;
  ended: number;
  seat: Seat | null;
  won: boolean | null;
  summary: GameDetails;
}

/** Finished games, the last first. */
export interface GameList {
  games: GameSummary[];
}

/** A finished game with its decisions and its story. */
export interface FinishedGame extends GameSummary {
  players: number;
  options: Record<string, number | number[]>;
  commitment: string;
  key: string;
  /** Each with its seat. */
  decisions: [string, string][];
  story: GameMessage[][];
}

/** A position of a finished game: after so many decisions, the events that led there, and what a viewer saw. */
export interface Frame<T = unknown> {
  ply: number;
  log: GameMessage[];
  view: View<T>;
}

/** One position of a game that has so many decisions. */
export interface Step<T = unknown> extends Frame<T> {
  plies: number;
}

/** All positions of a finished game. */
export interface Replay<T = unknown> {
  steps: Frame<T>[];
}

/** What each seat could expect at each position of a finished game, by what the seat knew that was asked. */
export interface Chances {
  /** For 0, 1, 2 ... decisions taken, a share of victory for each seat; the last is the result. */
  chances: number[][];
  /** For each decision whether it was one seat's own choice: it had others, and nobody chose in secret at the same time. What comes of any other is nobody's doing alone. */
  free: boolean[];
}

/** One player in one game. */
export interface RatingInfo {
  name: string;
  game: string;
  played: number;
  won: number;
  rated: number;
  rating: number;
  mu: number;
  sigma: number;
}

/** Ratings, the best first. */
export interface RatingList {
  ratings: RatingInfo[];
}

/** Something that happened at a table; docs/reference/protocol.md says which kinds have which further fields. */
export interface EventInfo {
  number: number;
  at: number;
  kind: string;
  round: number;
  ply: number;
  seat?: Seat | null;
  name?: string | null;
  level?: string | null;
  /** Null: sealed for you. */
  decision?: string | null;
  by?: "person" | "bot" | null;
  reason?: string | null;
  standing?: number[] | null;
  text?: string | null;
  /** The ply to go back to. */
  to?: number | null;
  absent?: Seat | null;
  whom?: Seat | null;
  /** What a decision did, or how the game began. */
  log?: GameMessage[] | null;
  /** What earlier decisions did, in a game that goes on. */
  story?: GameMessage[][] | null;
  commitment?: string | null;
  key?: string | null;
}

/** A seat at a table. Times are milliseconds. */
export interface SeatInfo {
  seat: Seat;
  kind: SeatKind;
  name: string | null;
  level: string | null;
  here: boolean | null;
  asked: boolean;
  stand_in: boolean;
  stands_in_at: number | null;
  out: "resigned" | "clock" | null;
  clock: number | null;
}

/** Somebody who is away and waited for, or played for by a bot. */
export interface AbsenceInfo {
  seat: Seat;
  stands_in_at: number | null;
  choices_at: number;
  /** How often one may still wait longer; null: without limit. */
  waits: number | null;
  agreed: Seat[];
}

/** Who asks to go back, to which ply, and who agrees. */
export interface UndoRequest {
  seat: Seat;
  to: number;
  agreed: Seat[];
}

/** The table around the game, and which part of it is yours. */
export interface RoomInfo {
  id: string;
  status: Status;
  round: number;
  game: string;
  players: number;
  options: Record<string, number | number[]>;
  listed: boolean;
  hints: boolean;
  bots: boolean;
  clock: ClockInfo | null;
  grace: number;
  pace: number;
  level: string;
  continued: boolean;
  now: number;
  watchers: number;
  seats: SeatInfo[];
  absences: AbsenceInfo[];
  end_agreed: Seat[];
  undo: UndoRequest | null;
  rematch: Seat[];
  /** Whether bots play this game out without pause. */
  skipped: boolean;
  /** Whether something was taken back in this game. */
  undone: boolean;
  commitment: string | null;
  standing: number[] | null;
  reason: string | null;
  game_id: string | null;
  you: Seat | null;
  host: boolean;
  question: number | null;
  /** Why you cannot take back now; null: you can, or the server has to be asked. */
  no_undo: GameMessage | null;
  /** Whether you may have bots play this game out without pause. */
  may_skip: boolean;
}

/** What happened at a table after a number, and how things stand. */
export interface Update<T = unknown> {
  type: "update";
  number: number;
  events: EventInfo[];
  room: RoomInfo;
  view: View<T> | null;
}

/** One choice of a bot's ranking, with how sure the bot is, 0 to 1. */
export interface Advice {
  decision: string;
  share: number;
}

/** What a bot would do with what your seat knows. */
export interface HintInfo {
  question: number;
  decision: string;
  /** Of victory, by seat. */
  chances: Record<string, number>;
  ranking: Advice[];
  exact: boolean;
}

/** An act was taken: `number` is that of the first event that came of it, which is committed. */
export interface Done {
  type: "done";
  number: number;
  repeated?: boolean;
  /** The answer to a hint. */
  hint?: HintInfo | null;
  /** The answer to a why or may_undo: the rule or reason that forbids it; null if one may. */
  why?: string | null;
  /** Beside a why: the rule as a message of the game. */
  reason?: GameMessage | null;
}

/** Take an open seat, the first if none is named. */
export interface Sit {
  type: "sit";
  seat?: Seat | null;
}

/** Give up one's seat before or after a game. */
export interface Leave {
  type: "leave";
}

/** The host gives a seat to a bot, or opens it (`level` null). */
export interface Give {
  type: "give";
  seat: Seat;
  level?: string | null;
}

/** The host begins the game. */
export interface Start {
  type: "start";
  /** Give open seats to bots. */
  fill?: boolean;
}

/** A decision in the notation of the game. */
export interface Decide {
  type: "decide";
  decision: string;
  /** `room.question`: a decision for another one is refused as stale. */
  question?: number | null;
  /** Any text of yours: the same decision sent again is taken once. */
  key?: string | null;
}

/** Ask why one may not decide so now. Nothing is decided by it. */
export interface Why {
  type: "why";
  decision: string;
}

/** Ask to go back to before one's last decision. */
export interface Undo {
  type: "undo";
}

/** Ask whether an undo would be refused, and why. Nothing is done by it. */
export interface MayUndo {
  type: "may_undo";
}

/** Agree to go back, or refuse. */
export interface AnswerUndo {
  type: "answer_undo";
  agree: boolean;
}

/** Wait longer for a player who is away: the whole grace once more. */
export interface Wait {
  type: "wait";
  seat: Seat;
}

/** Let a bot play on for a player who is away; at once if all who are there have asked for it. */
export interface StandIn {
  type: "stand_in";
  seat: Seat;
}

/** End the game without a winner because somebody is away, if all who are there ask for it. */
export interface End {
  type: "end";
}

/** Give up. */
export interface Resign {
  type: "resign";
}

/** Out of the game and alone among bots: have them play it out at once. */
export interface Skip {
  type: "skip";
}

/** Chat. */
export interface Say {
  type: "say";
  text: string;
}

/** Draw the attention of a player who is here and asked. */
export interface Nudge {
  type: "nudge";
  seat: Seat;
}

/** Ask for another game; it begins when all people have. Or say no to it. */
export interface Rematch {
  type: "rematch";
  agree?: boolean;
}

/** Ask what a bot would do, and how the seats stand. */
export interface Hint {
  type: "hint";
  level?: string | null;
}

/** The first message of a WebSocket: who one is, if no cookie or header says so, and the last number one has. Whoever says which version of the protocol it speaks is told at once if the server speaks another. */
export interface Hello {
  type: "hello";
  protocol?: number | null;
  token?: string | null;
  since?: number | null;
}

/** What one may do at a table. */
export type Act =
  | Sit | Leave | Give | Start | Decide | Why | Undo | MayUndo | AnswerUndo | Wait | StandIn | End | Resign | Skip | Say
  | Nudge | Rematch | Hint;
