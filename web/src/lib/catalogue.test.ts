import { afterEach, describe, expect, it, vi } from "vitest";
import { capital, Catalogue, isMessage, rulesOf, subjectOf } from "./catalogue";
import { PSEUDO } from "./pseudo";

const WORDS = `
list-locale = en-GB
reason = { $text } ({ $rule })
number-3 = three
    .ordinal = third
card-king = King
    .the = the King
card-plus = plus { $number }
card-c = { $number } of Clubs
played = { SEAT($seat) } plays { CARD($card, form: "the") }.
discarded = { SEAT($seat) } discards { CARD($cards) }.
either = { CARD($cards, join: "or") }?
names = { SEAT($seats) }
story = First { TEXT($part) }; { TEXT($parts, join: "or") }
part = a part
    .name = A Part
formed = { TEXT($part, form: "name") }
counted = { SPELL($n) }, { SPELL($n, form: "ordinal") }
many = { $n } cards
change = { SIGNED($n) }
start = { CAP(SPELL($n)) } and { CAP($part) }
chosen = { $on ->
    [true] yes
   *[false] no
} { $what ->
    [none] nothing
   *[other] { $what }
}
too-low = { CARD($card) } is too low
summary = { $fast ->
    [true] A fast game.
   *[false] A game.
}
rule-hi-3 = Play or lose.
broken = { NOTHING($x) }
`;

const catalogue = new Catalogue("en", [WORDS]);
const names: Record<string, string> = { p1: "Ada", p2: "Ben" };
const say = (kind: string, fields: Record<string, unknown> = {}): string =>
  catalogue.text({ kind, ...fields }, (seat) => names[seat] ?? seat);

describe("the sentence of a message", () => {
  it("has the players' names and the cards' forms", () => {
    expect(say("played", { seat: "p2", card: "king" })).toBe("Ben plays the King.");
  });

  it("joins several cards and several seats", () => {
    expect(say("discarded", { seat: "p1", cards: ["king", "king", "3c"] })).toBe("Ada discards King, King and 3 of Clubs.");
    expect(say("either", { cards: ["king", "3c"] })).toBe("King or 3 of Clubs?");
    expect(say("names", { seats: ["p1", "p2"] })).toBe("Ada and Ben");
  });

  it("names cards that differ only by a number or a sign", () => {
    expect(catalogue.card("10c")).toBe("10 of Clubs");
    expect(catalogue.card("+4")).toBe("plus 4");
  });

  it("holds other messages, in a form where it is asked for", () => {
    expect(say("story", { part: { kind: "part" }, parts: [{ kind: "part" }, { kind: "part" }] })).toBe("First a part; a part or a part");
    expect(say("formed", { part: { kind: "part" } })).toBe("A Part");
  });

  it("spells numbers that have words, signs them and begins with a capital", () => {
    expect(say("counted", { n: 3 })).toBe("three, third");
    expect(say("counted", { n: 12 })).toBe("12, 12");
    expect(say("change", { n: 3 })).toBe("+3");
    expect(say("start", { n: 3, part: { kind: "part" } })).toBe("Three and A part");
  });

  it("calls things of the rules by the game's words, else by their names", () => {
    const own = new Catalogue("en", ["moved = { WORD($verb) }", "word-give-up = surrender"]);
    expect(own.text({ kind: "moved", verb: "give_up" }, (seat) => seat)).toBe("surrender");
    expect([own.word("give_back"), own.word("give-back"), own.word("-3")]).toEqual(["give back", "give back", "-3"]);
  });

  it("says in a later source what an earlier one says otherwise", () => {
    expect(new Catalogue("en", ["moved = They move.", "moved = They march."]).say("moved")).toBe("They march.");
  });

  it("can select by truth values and by what is not there", () => {
    expect(say("chosen", { on: true, what: null })).toBe("yes nothing");
    expect(say("chosen", { on: false, what: "all" })).toBe("no all");
  });

  it("ends with its rule", () => {
    expect(say("too-low", { card: "king", rule: "HI-4" })).toBe("King is too low (HI-4)");
  });
});

describe("other words", () => {
  afterEach(() => vi.restoreAllMocks());

  it("writes numbers of the page without separators", () => {
    expect(catalogue.say("many", { n: 12345 })).toBe("12345 cards");
  });

  it("has the summary and the rules as the options are", () => {
    expect(catalogue.summary({ fast: true })).toBe("A fast game.");
    expect(catalogue.rule("HI-3", {})).toBe("Play or lose.");
  });

  it("falls back to the name of a message without words", () => {
    expect(say("nowhere")).toBe("nowhere");
    expect([catalogue.has("nowhere"), catalogue.has("many")]).toEqual([false, true]);
  });

  it("reports a fault of the catalogue", () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    catalogue.say("broken", { x: 1 });
    expect(error).toHaveBeenCalledWith(expect.stringContaining("broken: "));
  });

  it("is longer in the pseudo-language, names excepted", () => {
    const pseudo = new Catalogue(PSEUDO, [WORDS]);
    expect(pseudo.text({ kind: "played", seat: "p1", card: "king" }, () => "Ada")).toMatch(/^Ada pláà?ys thé.* Kíìng\.$/);
  });
});

describe("a message", () => {
  it("is told from other objects", () => {
    expect([isMessage({ kind: "dealt" }), isMessage({ kind: 3 }), isMessage({})]).toEqual([true, false, false]);
  });

  it("names its rules", () => {
    expect(rulesOf({ kind: "too-low", rule: "HI-4, HI-5" })).toEqual(["HI-4", "HI-5"]);
    expect(rulesOf({ kind: "dealt" })).toEqual([]);
  });

  it("is about its own seat, else about that of a part", () => {
    expect(subjectOf({ kind: "a", seat: "p2", part: { kind: "b", seat: "p1" } })).toBe("p2");
    expect(subjectOf({ kind: "a", part: { kind: "b", seat: "p1" } })).toBe("p1");
    expect(subjectOf({ kind: "a", parts: [{ kind: "b", seat: "p1" }] })).toBeNull();
  });
});

it("makes the first letter a capital", () => {
  expect([capital("three"), capital("")]).toEqual(["Three", ""]);
});
