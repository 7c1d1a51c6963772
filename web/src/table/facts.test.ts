import { beforeAll, expect, it } from "vitest";
import { Catalogue } from "$/lib/catalogue";
import { loadWords } from "$/text";
import { factsOf, inWords, readable } from "./facts";
import type { Play } from "./play.svelte";

beforeAll(loadWords);

const NAMES: Record<string, string> = { p1: "Ada", p2: "Ben" };

/** The parts of a game with two players that the plain table uses. */
function playWith(table: unknown): Play {
  const catalogue = new Catalogue("en", ["sealed-by = { SEAT($seat) } has sealed a bid."]);
  return {
    table,
    view: { players: 2 },
    game: { faces: { c1: { name: "one" }, c2: { name: "two" } }, catalogue },
    sitter: (seat: string) => (seat in NAMES ? { seat } : undefined),
    name: (seat: string) => NAMES[seat],
    tell: (message: { kind: string }) => catalogue.text(message, (seat) => NAMES[seat] ?? seat),
  } as unknown as Play;
}

function told(table: unknown): string[] {
  const play = playWith(table);
  return factsOf(play).map(({ name, fact }) => `${name} = ${inWords(fact, play)}`);
}

it("tells cards by their names and players by theirs", () => {
  expect(told({ hand: ["c1", "c2"], first_player: "p2", top: "c1" })).toEqual(["Hand = one and two", "First player = Ben", "Top = one"]);
});

it("tells truth values, numbers and what is not there in words", () => {
  expect(told({ open: true, shut: false, gold: 7, bid: null, empty: [] })).toEqual([
    "Open = yes",
    "Shut = no",
    "Gold = 7",
    "Bid = none",
    "Empty = none",
  ]);
});

it("tells by seat what has an entry for each player, unless it is words", () => {
  expect(told({ won: [1, 0] })).toEqual(["Won = Ada: 1; Ben: 0"]);
  expect(told({ won: { p1: 1, p2: 0 } })).toEqual(["Won = Ada: 1; Ben: 0"]);
  expect(told({ suits: ["clubs", "hearts"] })).not.toEqual(["Suits = Ada: clubs; Ben: hearts"]);
});

it("tells a message by its sentence", () => {
  expect(told({ news: { kind: "sealed-by", seat: "p1" } })).toEqual(["News = Ada has sealed a bid."]);
});

it("has a name for a view that has none", () => {
  expect(told(["c1", "c2"])).toEqual(["The table = one and two"]);
});

it("reads joined words apart", () => {
  const play = playWith({});
  expect([readable("high_bid", play), readable("c2", play), readable("p1", play), readable("Ends", play)]).toEqual([
    "high bid",
    "two",
    "Ada",
    "Ends",
  ]);
});
