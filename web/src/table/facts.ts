/**
 * The contents of a view, for a table that knows nothing about the game. A list of numbers, booleans, lists or objects with
 * as many entries as there are players is shown by seat; strings that are slugs of cards are cards, seats are players.
 */
import { capital, isMessage } from "$/lib/catalogue";
import type { Seat } from "$/lib/protocol";
import { t } from "$/text";
import type { Play } from "./play.svelte";
import { SEATS } from "./seats";

export type Fact =
  | { kind: "text"; text: string }
  /** Slugs. */
  | { kind: "cards"; cards: string[] }
  | { kind: "list"; facts: Fact[] }
  | { kind: "named"; facts: NamedFact[] };

export interface NamedFact {
  name: string;
  /** The player it belongs to, if any. */
  seat?: Seat;
  fact: Fact;
}

/** All facts in the game's own part of the view. */
export function factsOf(play: Play): NamedFact[] {
  const fact = read(play.table, play);
  return fact.kind === "named" ? fact.facts : [{ name: t.plain.table, fact }];
}

/** A fact of a view in words. */
export function inWords(fact: Fact, play: Play): string {
  switch (fact.kind) {
    case "text":
      return fact.text;
    case "cards":
      return t.list(fact.cards.map((card) => play.game.faces[card]?.name ?? card));
    case "list":
      return t.plain.several(fact.facts.map((one) => inWords(one, play)));
    case "named":
      return t.plain.several(fact.facts.map((one) => t.plain.value(one.name, inWords(one.fact, play))));
  }
}

const JOINED = /^[a-z0-9]+([_-][a-z0-9]+)+$/;

/** A word of the game for people to read: cards and players by name, joined words separated. */
export function readable(word: string, play: Play): string {
  if (play.sitter(word)) return play.name(word);
  return play.game.faces[word]?.name ?? (JOINED.test(word) ? word.replace(/[_-]/g, " ") : word);
}

function read(value: unknown, play: Play): Fact {
  if (Array.isArray(value)) return readList(value as unknown[], play);
  if (typeof value === "object" && value !== null) return readObject(value as Record<string, unknown>, play);
  if (typeof value === "string" && play.game.faces[value]) return { kind: "cards", cards: [value] };
  return { kind: "text", text: simple(value, play) };
}

function simple(value: unknown, play: Play): string {
  if (value === null || value === undefined || value === "") return t.plain.none;
  if (typeof value === "boolean") return value ? t.plain.yes : t.plain.no;
  return typeof value === "string" ? readable(value, play) : JSON.stringify(value);
}

function readList(values: unknown[], play: Play): Fact {
  if (values.length === 0) return { kind: "text", text: t.plain.none };
  if (values.every((value) => typeof value === "string" && play.game.faces[value])) return { kind: "cards", cards: values as string[] };
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
  if (entries.length === 0) return { kind: "text", text: t.plain.none };
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
