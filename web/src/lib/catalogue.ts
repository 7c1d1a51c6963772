/**
 * Sentences for messages, from the same catalogues as on the terminal: `src/throneroom/languages`, in the format of Project Fluent.
 * The functions that catalogues use are described in docs/how-to/languages.md; `throneroom/engine/catalogue.py` has them for Python.
 */
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentFunction,
  type FluentValue,
  type FluentVariable,
} from "@fluent/bundle";

import { folderOf, pseudoLocalize, PSEUDO } from "./pseudo";

/** What happened, what is asked, or why something is refused: a kind and the fields of that kind. */
export interface GameMessage {
  kind: string;
  [field: string]: unknown;
}

export function isMessage(thing: object): thing is GameMessage {
  return "kind" in thing && typeof thing.kind === "string";
}

/** A value for a message of the page. */
export type Argument = string | number | boolean | null | undefined | readonly string[];

/** The name of the player on a seat. */
export type Naming = (seat: string) => string;

/** Between the parts of a name in code. */
const JOINED = /(?<=[a-z0-9])[_-](?=[a-z0-9])/g;
const DIGITS = /[0-9]+/;
/** How a plus or minus sign is written in the id of a card's texts. */
const SIGNS: Record<string, string> = { "+": "plus", "-": "minus" };

/** One or more messages or names as a part of a message. */
class Nested extends FluentType<unknown> {
  readonly #text: (value: unknown) => string;

  constructor(value: unknown, text: (value: unknown) => string) {
    super(value);
    this.#text = text;
  }

  override toString(): string {
    return this.#text(this.value);
  }
}

type Options = Record<string, FluentValue>;

export class Catalogue {
  readonly #bundle: FluentBundle;
  readonly #list: { and: Intl.ListFormat; or: Intl.ListFormat };
  #naming: Naming = (seat) => seat;

  constructor(language: string, sources: readonly string[]) {
    const functions: Record<string, FluentFunction> = {
      CARD: ([card], { form, join }: Options) =>
        this.#listed(
          many(card).map((one) => this.#card(String(one), form)),
          join,
        ),
      SEAT: ([seat], { join }: Options) =>
        this.#listed(
          many(seat).map((one) => this.#naming(String(one))),
          join,
        ),
      LIST: ([names], { join }: Options) => this.#listed(many(names).map(String), join),
      TEXT: ([nested], { form, join }: Options) => this.#text((nested as Nested).value, form, join),
      SPELL: ([number], { form }: Options) => this.#spell(numberOf(number), form),
      CAP: ([text]) => capital(String(text instanceof Nested ? text.toString() : text)),
      WORD: ([name]) => this.word(String(name)),
      SIGNED: ([number]) => new Intl.NumberFormat(language, { signDisplay: "always" }).format(numberOf(number)),
    };
    const transform = language === PSEUDO ? { transform: pseudoLocalize } : {};
    this.#bundle = new FluentBundle(folderOf(language), { functions, useIsolating: false, ...transform });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
    const lists = language !== PSEUDO && this.has("list-locale") ? this.say("list-locale") : folderOf(language);
    this.#list = { and: new Intl.ListFormat(lists, { type: "conjunction" }), or: new Intl.ListFormat(lists, { type: "disjunction" }) };
  }

  /** The sentence of a message, with the players' names. */
  text(message: GameMessage, naming: Naming): string {
    this.#naming = naming;
    return this.#sentence(message);
  }

  /** The name of a card in sentences, or one of its other forms. */
  card(slug: string, form?: string): string {
    return this.#card(slug, form);
  }

  /** What people call a field, a verb or a stage of the rules: `word-NAME`, or else its name with spaces. */
  word(name: string): string {
    const own = `word-${name.replaceAll(/[_ ]/g, "-")}`;
    return this.has(own) ? this.say(own) : name.replace(JOINED, " ");
  }

  /** A few sentences about the game with the options of a table. */
  summary(options: Record<string, unknown>): string {
    return this.say("summary", options as Record<string, Argument>);
  }

  /** A rule in short, with the options of a table. */
  rule(id: string, options: Record<string, unknown>): string {
    return this.say(`rule-${id.toLowerCase()}`, options as Record<string, Argument>);
  }

  /** Whether there is a text for this kind of message. */
  has(kind: string): boolean {
    return this.#bundle.hasMessage(kind);
  }

  /** A message that does not belong to a game. Its numbers are written without separators. */
  say(id: string, values: Record<string, Argument> = {}): string {
    const fluent = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : this.#value(value),
    ]);
    return this.#format(id, Object.fromEntries(fluent) as Record<string, FluentVariable>);
  }

  #sentence(message: GameMessage, form?: FluentValue): string {
    const { kind, ...fields } = message;
    const values = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, this.#value(value)]));
    const told = this.#format(kind, values, form);
    return typeof fields["rule"] === "string" ? this.#format("reason", { text: told, rule: fields["rule"] }) : told;
  }

  /** A field as a value for Fluent. */
  #value(value: unknown): FluentVariable {
    if (typeof value === "boolean") return String(value);
    if (value === null || value === undefined) return "none";
    return typeof value === "object" ? new Nested(value, (nested) => this.#text(nested)) : value;
  }

  #text(nested: unknown, form?: FluentValue, join?: FluentValue): string {
    const messages = (Array.isArray(nested) ? nested : [nested]) as GameMessage[];
    return this.#listed(
      messages.map((message) => this.#sentence(message, form)),
      join,
    );
  }

  /** A message, or one of its forms if it has it. A message without a text is shown by its kind: that is an error in the catalogue. */
  #format(name: string, values: Record<string, FluentVariable>, form?: FluentValue): string {
    const message = this.#bundle.getMessage(name);
    const pattern = message?.attributes[String(form ?? "")] ?? message?.value;
    if (pattern === undefined || pattern === null) return name;
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, values, errors);
    for (const error of errors) console.error(`${name}: ${error.message}`);
    return text;
  }

  /** The name of a card: its own, or one that it shares with cards that differ only by a number (`card-c` for 10c). */
  #card(slug: string, form?: FluentValue): string {
    if (this.#bundle.hasMessage(`card-${slug}`)) return this.#format(`card-${slug}`, {}, form);
    const sort = slug.replace(DIGITS, "");
    const number = DIGITS.exec(slug);
    return this.#format(`card-${SIGNS[sort] ?? sort}`, number ? { number: Number(number[0]) } : {}, form);
  }

  #spell(number: number, form?: FluentValue): string {
    const name = `number-${number}`;
    return this.#bundle.hasMessage(name) ? this.#format(name, {}, form) : String(number);
  }

  #listed(texts: string[], join?: FluentValue): string {
    return texts.length === 1 ? (texts[0] as string) : this.#list[join === "or" ? "or" : "and"].format(texts);
  }
}

/** One name, or several. */
function many(value: FluentValue | undefined): unknown[] {
  return value instanceof Nested ? (value.value as unknown[]) : [value];
}

function numberOf(value: FluentValue | undefined): number {
  return value instanceof FluentNumber ? value.value : Number(value);
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The ids of the rules that a reason names. */
export function rulesOf(reason: GameMessage): string[] {
  return typeof reason["rule"] === "string" ? reason["rule"].split(", ") : [];
}

/** Whom a message is about: its own seat, or the seat of the first thing in it. */
export function subjectOf(message: GameMessage): string | null {
  const own = [message, ...Object.values(message).filter((value) => typeof value === "object" && value !== null && !Array.isArray(value))];
  const seats = own.map((thing) => (thing as GameMessage)["seat"]).filter((seat) => typeof seat === "string");
  return seats[0] ?? null;
}
