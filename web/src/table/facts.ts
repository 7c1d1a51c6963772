/**
 * The contents of a view, for a table that knows nothing about the game. An object with an entry for each seat is shown by seat,
 * and so is a list of numbers, booleans, lists or objects with as many entries as there are players. Strings that are slugs of
 * cards are cards, seats are players, and `{ cards: 3 }` is three cards face down.
 */
import { capital, isMessage } from "$/lib/catalogue";
import type { Seat } from "$/lib/protocol";
import { t } from "$/text";
import type { Play } from "./play.svelte";
import { SEATS } from "./seats";

export type Fact =
  | { kind: "none" }
  | { kind: "text"; text: string }
  /** Slugs. */
  | { kind: "cards"; cards: string[] }
  | { kind: "hidden"; cards: number }
  | { kind: "seats"; seats: Seat[] }
  | { kind: "list"; facts: Fact[] }
  | { kind: "named"; facts: NamedFact[] };

export interface NamedFact {
  name: string;
  /** The player it belongs to, if any. */
  seat?: Seat;
  fact: Fact;
}

/** Where the plain table shows what. */
export interface Layout {
  /** What each player has, by seat, in the same order for all. */
  own: Map<Seat, NamedFact[]>;
  /** What players are at the moment, by seat: on turn, challenged. */
  marks: Map<Seat, string[]>;
  /** All else. */
  shared: NamedFact[];
}

/** A card face down, where a view names single cards. */
const HIDDEN_CARD = "?";

/** All facts in the game's own part of the view. */
export function factsOf(play: Play): NamedFact[] {
  const fact = read(play.table, play);
  return fact.kind === "named" ? fact.facts : [{ name: t.plain.table, fact }];
}

/** What belongs to players is shown with them. What nobody has just now is left out. */
export function layOut(facts: readonly NamedFact[]): Layout {
  const layout: Layout = { own: new Map(), marks: new Map(), shared: [] };
  const add = <T>(all: Map<Seat, T[]>, seat: Seat, one: T): unknown => all.set(seat, [...(all.get(seat) ?? []), one]);
  for (const { name, fact } of facts.filter(({ fact }) => !isEmpty(fact))) {
    if (fact.kind === "seats") {
      for (const seat of fact.seats) add(layout.marks, seat, name);
    } else if (fact.kind === "named" && fact.facts.every(({ seat }) => seat)) {
      for (const one of fact.facts) add(layout.own, one.seat as Seat, { ...one, name });
    } else layout.shared.push({ name, fact });
  }
  return layout;
}

/** Whether there is nothing to be seen of it. */
export function isEmpty(fact: Fact): boolean {
  switch (fact.kind) {
    case "none":
      return true;
    case "hidden":
      return fact.cards === 0;
    case "list":
      return fact.facts.every(isEmpty);
    case "named":
      return fact.facts.every((one) => isEmpty(one.fact));
    default:
      return false;
  }
}

/** Whether it is said in a word or two. */
export function isShort(fact: Fact): boolean {
  return fact.kind === "text" || fact.kind === "none" || fact.kind === "seats";
}

/** A fact of a view in words. */
export function inWords(fact: Fact, play: Play): string {
  switch (fact.kind) {
    case "none":
      return t.plain.none;
    case "text":
      return fact.text;
    case "cards":
      return t.list(fact.cards.map((card) => readable(card, play)));
    case "hidden":
      return t.cards(fact.cards);
    case "seats":
      return t.list(fact.seats.map((seat) => play.name(seat)));
    case "list":
      return t.plain.several(fact.facts.map((one) => inWords(one, play)));
    case "named":
      return t.plain.several(fact.facts.map((one) => t.plain.value(one.name, inWords(one.fact, play))));
  }
}

/** A word of the game as people read it: a card and a player by their names, all else by the words of the game. */
export function readable(word: string, play: Play): string {
  if (play.sitter(word)) return play.name(word);
  return play.game.faces[word]?.name ?? play.game.catalogue.word(word);
}

function read(value: unknown, play: Play): Fact {
  if (value === null || value === undefined || value === "") return { kind: "none" };
  if (value === HIDDEN_CARD) return { kind: "hidden", cards: 1 };
  if (Array.isArray(value)) return readList(value as unknown[], play);
  if (typeof value === "object") return readObject(value as Record<string, unknown>, play);
  if (typeof value === "string" && play.game.faces[value]) return { kind: "cards", cards: [value] };
  if (typeof value === "string" && play.sitter(value)) return { kind: "seats", seats: [value] };
  return { kind: "text", text: simple(value, play) };
}

function simple(value: unknown, play: Play): string {
  if (value === null || value === undefined || value === "") return t.plain.none;
  if (typeof value === "boolean") return value ? t.plain.yes : t.plain.no;
  return typeof value === "string" ? readable(value, play) : JSON.stringify(value);
}

function readList(values: unknown[], play: Play): Fact {
  if (values.length === 0) return { kind: "none" };
  if (values.every((value) => typeof value === "string" && play.game.faces[value])) return { kind: "cards", cards: values as string[] };
  if (values.every((value) => typeof value === "string" && play.sitter(value))) return { kind: "seats", seats: values as Seat[] };
  if (values.length === play.view.players && !values.some((value) => typeof value === "string")) {
    return { kind: "named", facts: values.map((value, n) => ofSeat(SEATS[n] ?? `p${n + 1}`, value, play)) };
  }
  if (values.every((value) => typeof value !== "object" || value === null)) {
    return { kind: "text", text: t.parts(values.map((value) => simple(value, play))) };
  }
  return { kind: "list", facts: values.map((value) => read(value, play)) };
}

function readObject(value: Record<string, unknown>, play: Play): Fact {
  if (isMessage(value) && play.game.catalogue.has(value.kind)) return { kind: "text", text: play.tell(value) };
  const entries = Object.entries(value);
  if (entries.length === 0) return { kind: "none" };
  if (entries.length === 1 && typeof value["cards"] === "number") return { kind: "hidden", cards: value["cards"] };
  return {
    kind: "named",
    facts: entries.map(([name, one]) =>
      play.sitter(name) ? ofSeat(name, one, play) : { name: capital(readable(name, play)), fact: read(one, play) },
    ),
  };
}

function ofSeat(seat: Seat, value: unknown, play: Play): NamedFact {
  return { name: play.name(seat), seat, fact: read(value, play) };
}
