import { beforeAll, expect, it } from "vitest";
import { Catalogue } from "$/lib/catalogue";
import { loadWords } from "$/text";
import { decode, groupDecisions } from "./decisions";
import { factsOf, inWords, layOut, readable } from "./facts";
import type { VerbInfo } from "$/lib/protocol";
import type { Play } from "./play.svelte";

beforeAll(loadWords);

const NAMES: Record<string, string> = { p1: "Ada", p2: "Ben" };

/** The parts of a game with two players that the plain table uses. */
function playWith(table: unknown, verbs: VerbInfo[] = []): Play {
  const catalogue = new Catalogue("en", [
    "sealed-by = { SEAT($seat) } has sealed a bid.",
    "word-aid = foreign aid",
    "word-play-tower-discard = discard by the Tower",
  ]);
  return {
    table,
    sheet: { verbs },
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

it("shows a choice on the table, or with the players that each have one", () => {
  const layout = layOut(factsOf(playWith({ season: "late_autumn", mood: { p1: "calm", p2: "angry" } })));
  expect(layout.shared).toEqual([{ name: "Season", fact: { kind: "text", text: "late autumn" } }]);
  expect(layout.own.get("p2")).toEqual([{ name: "Mood", seat: "p2", fact: { kind: "text", text: "angry" } }]);
});

it("tells a message by its sentence", () => {
  expect(told({ news: { kind: "sealed-by", seat: "p1" } })).toEqual(["News = Ada has sealed a bid."]);
});

it("has a name for a view that has none", () => {
  expect(told(["c1", "c2"])).toEqual(["The table = one and two"]);
});

it("reads words as the game calls them, else apart where they are joined", () => {
  const play = playWith({});
  const words = ["aid", "high_bid", "c2", "p1", "Ends", "-3"].map((word) => readable(word, play));
  expect(words).toEqual(["foreign aid", "high bid", "two", "Ada", "Ends", "-3"]);
});

it("counts cards that lie face down", () => {
  expect(told({ deck: { cards: 7 }, held: { p1: ["c1"], p2: { cards: 2 } }, drawn: "?" })).toEqual([
    "Deck = 7 cards",
    "Held = Ada: one; Ben: 2 cards",
    "Drawn = 1 card",
  ]);
});

/** What is shown with each player, and in the middle. */
function laidOut(table: unknown): { own: Record<string, string[]>; marks: Record<string, string[]>; shared: string[] } {
  const play = playWith(table);
  const { own, marks, shared } = layOut(factsOf(play));
  const say = (facts: typeof shared): string[] => facts.map(({ name, fact }) => `${name} = ${inWords(fact, play)}`);
  return {
    own: Object.fromEntries([...own].map(([seat, facts]) => [seat, say(facts)])),
    marks: Object.fromEntries(marks),
    shared: say(shared),
  };
}

it("lays out with players what is theirs", () => {
  expect(laidOut({ coins: { p1: 2, p2: 3 }, hand: { p1: ["c1", "c2"], p2: { cards: 2 } }, deck: { cards: 7 } })).toEqual({
    own: { p1: ["Coins = 2", "Hand = one and two"], p2: ["Coins = 3", "Hand = 2 cards"] },
    marks: {},
    shared: ["Deck = 7 cards"],
  });
});

it("marks the players that the view names", () => {
  expect(laidOut({ turn: "p1", bidders: ["p1", "p2"], target: null }).marks).toEqual({ p1: ["Turn", "Bidders"], p2: ["Bidders"] });
});

it("leaves out what nobody has, and keeps what somebody has", () => {
  expect(laidOut({ lost: { p1: [], p2: [] }, won: { p1: [], p2: ["c1"] }, claimed: null, pile: [], open: false })).toEqual({
    own: { p1: ["Won = none"], p2: ["Won = one"] },
    marks: {},
    shared: ["Open = no"],
  });
});

it("groups decisions by their verbs, those of one word first", () => {
  const groups = groupDecisions(["coup p2", "aid", "coup p1", "bid c1 high", "pass"], playWith({}));
  expect(groups.map(({ verb, decisions }) => [verb, decisions.map(({ label, seat }) => (seat ? `${label} (${seat})` : label))])).toEqual([
    ["", ["Foreign aid", "Pass"]],
    ["coup", ["Ben (p2)", "Ada (p1)"]],
    ["bid", ["one high"]],
  ]);
  expect(groups[1]?.decisions[0]?.spoken).toBe("coup Ben");
});

const VERBS = [
  { word: "play", roles: ["card"] },
  { word: "play tower discard", roles: ["card"] },
  { word: "trade", roles: ["seat", "card"] },
  { word: "call", roles: ["word"] },
  { word: "no extra", roles: [] },
];

it("decodes decisions by the verbs of the game, of which the longest fits", () => {
  expect(decode("play tower discard c1", VERBS)).toEqual({ verb: "play tower discard", arguments: [{ role: "card", word: "c1" }] });
  expect(decode("play c1", VERBS)).toEqual({ verb: "play", arguments: [{ role: "card", word: "c1" }] });
  expect(decode("trade p2 c1", VERBS).arguments.map(({ role }) => role)).toEqual(["seat", "card"]);
  expect(decode("no extra", VERBS)).toEqual({ verb: "no extra", arguments: [] });
  expect(decode("call both hands", VERBS)).toEqual({ verb: "call", arguments: [{ role: "word", word: "both hands" }] });
  expect(decode("strange words here", VERBS).verb).toBe("strange");
});

it("groups by verbs of several words, in the words of the game", () => {
  const groups = groupDecisions(["play tower discard c1", "no extra", "play c1", "play tower discard c2"], playWith({}, VERBS));
  expect(groups.map(({ verb, decisions }) => [verb, decisions.map(({ label }) => label)])).toEqual([
    ["", ["No extra"]],
    ["discard by the Tower", ["one", "two"]],
    ["play", ["one"]],
  ]);
});

it("takes a word for a player only where the verb names a seat", () => {
  const groups = groupDecisions(["call p2"], playWith({}, VERBS));
  expect(groups[0]?.decisions[0]?.seat).toBeUndefined();
});
