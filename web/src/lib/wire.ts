/** What the server tells of games and tables, as far as every page needs it. The words are those of docs/protocol.md. */

import type { GameMessage } from "./catalogue";

export type Seat = string;

/** What one viewer sees of a match now; `table` is the game's own part of it. */
export interface View<T = unknown> {
  game: string;
  players: number;
  options: Record<string, unknown>;
  viewer: Seat | "spectator" | null;
  ply: number;
  waiting: Seat[];
  /** Whose turn it is and what is asked, or how the game ended. */
  question: GameMessage;
  /** How the game ended, where it did not end by the rules: in the page's own words. */
  ending?: string;
  legal: string[];
  over: boolean;
  standing: number[] | null;
  table: T;
}

export interface CardText {
  slug: string;
  name: string;
  /** With its epithet, where it has one. */
  full_name: string;
  text: string;
  copies: number;
  stats: [string, string][];
  /** The labels of those that a card has or has not, and this card has. */
  marks: string[];
}

/** A game in the server's list. */
export interface GameInfo {
  name: string;
  title: string;
  players: number[];
  minutes: number;
  about: string;
  secrets: boolean;
  options: { name: string; default: unknown }[];
}

/** All about one game: for the rules, the reading card and the settings of a table. */
export interface Sheet extends GameInfo {
  /** In the summary and the rules the name of an option in braces stands for its value; `Catalogue.rule` has them with the values. */
  summary: string;
  rules: Record<string, string>;
  cards: CardText[];
}

/** One choice of a bot's ranking, with how sure the bot is, 0 to 1. */
export interface Advice {
  decision: string;
  share: number;
}
