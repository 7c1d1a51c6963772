/** What the rest of the client knows of a game. A game is a folder here with `meta.ts` and `index.ts`; one without is played at a plain table (`plain.ts`). */
import type { Component } from "svelte";
import type { Faces, Icon, Tincture } from "$/card/face";
import type { Catalogue, GameMessage } from "$/lib/catalogue";
import type { Seat, View } from "$/lib/protocol";
import type { AppliedEntry, LogLine, Moment, Play } from "$/table/play.svelte";

/** A game on the home page, before its code is loaded. */
export interface GameCard extends GameMeta {
  title: string;
  /** One sentence. */
  about: string;
  /** Whether it has a guided first game. */
  guide: boolean;
}

/** What Python knows of a game and the home page says: the `basics.ts` of a game. */
export interface Basics {
  name: string;
  players: [from: number, to: number];
  minutes: number;
}

/** What a game's card shows in every language: the `meta.ts` of a game. */
export interface GameMeta extends Basics {
  crest: Icon;
  tincture: Tincture;
  /** Its place among the games. */
  place: number;
}

/** A step of the guided first game. */
export interface GuideStep {
  /** Shown after so many decisions of the script. */
  ply: number;
  /** At most two sentences. */
  text: string;
  /** The spots it means: they get a leaf frame, everything else loses light. */
  spots?: string[];
  /** The decision the learner has to make; without one, Enter goes on. */
  decision?: string;
}

/** One position of a recorded game with what led to it. */
export interface Frame<T = unknown> {
  view: View<T>;
  seat: Seat | null;
  decision: string | null;
  events: GameMessage[];
}

/** A scripted first game: real positions (guide.json, made by `web/build/guides.py`) and what is said to them. */
export interface Guide<T = unknown> {
  me: Seat;
  frames: Frame<T>[];
  steps: GuideStep[];
}

/** A line of the score: its rule, what it counts, and what each seat has of it. */
export interface ScoreRow {
  rule: string;
  label: string;
  note?: string;
  /** By seat. */
  values: (number | string)[];
  total?: boolean;
}

/** What was applied, with the positions around it. */
export interface Change<T = unknown> {
  before: View<T>;
  after: View<T>;
  event: AppliedEntry;
}

/** A game that is loaded: its code and its words. */
export interface GameModule<T = unknown> extends GameCode<T> {
  catalogue: Catalogue;
}

/** The code of a game, loaded when its table is opened. */
export interface GameCode<T = unknown> {
  faces: Faces;
  /** Takes the game from `getPlay()`. */
  Table: Component;
  /** What the game calls its seats, where it has names for them. */
  seatNames?: string[];
  /** The field of a seat's roundel, where it is not the seat's own: Argent where colours say something else. */
  seatField?: Tincture;
  /** Where we are, in the bar: "round 3 of 4". */
  where: (view: View<T>) => string;
  /** The heading that an event of the log begins: "Round 3"; undefined for all others, "" in a log without headings. */
  chapter?(event: GameMessage): string | undefined;
  /** Points by seat, where the game has them and they decided it: the result page says "28 to 10". */
  points?: (view: View<T>) => number[] | undefined;
  /** The score by rule, where the game has one, for the result page. */
  score?: (view: View<T>, log: readonly LogLine[]) => ScoreRow[];
  /** What the herald tells of a change before the game goes on: losses, effects. */
  moments?: (change: Change<T>, play: Play<T>) => Moment<T>[];
  /** The table in one paragraph, for the key s. */
  inWords: (play: Play<T>) => string;
  /** What a card means in the position that is shown, wherever it lies: for the reading card. */
  facts?: (play: Play<T>, slug: string) => string | undefined;
  /** The slugs of the gallery, where it is not all faces. */
  gallery?: string[];
}
