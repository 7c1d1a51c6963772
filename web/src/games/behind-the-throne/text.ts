/** The texts of the table of Behind the Throne, by purpose; the texts themselves are in `src/throneroom/languages/LANG/behind-the-throne.ftl`. */
import { gameWords } from "$/text/game";
import { valueOf } from "./cards";
import type { Pile } from "./view";

const { say, card: form } = gameWords("behind-the-throne");

/** What an ability adds to the last card of the row; the Prophet adds nothing. */
const CHANGES: Record<string, number> = { general: -3, assassin: -2, "jester up": 1, "jester down": -1 };

/** An ability as named in a decision: "use jester up" or "judge general". */
interface Power {
  card: string;
  change: string | null;
  judged: boolean;
}

function powerIn(decision: string): Power {
  const [verb, card = "", way] = decision.split(" ");
  const change = CHANGES[way ? `${card} ${way}` : card];
  return { card, change: change === undefined ? null : signed(change), judged: verb === "judge" };
}

const signed = (change: number): string => (change > 0 ? say("table-more", { n: change }) : say("table-less", { n: -change }));
const pile = ({ card, count }: Pile): string => say("table-pile", { card, count });
const piles = (of: readonly Pile[]): string[] => of.map(pile);
const valued = (card: string): string => say("table-card", { card, value: valueOf(card) });

export const text = {
  signed,
  valued,
  where: (n: number, end: boolean) => say("table-where", { n, end }),
  opens: (card: string) => say("table-opens", { card }),

  stacksOf: (name: string) => say("table-stacks-of", { name }),
  get ownStacks() { return say("table-own-stacks"); },
  stacks: (n: number) => say("table-stacks", { n }),
  tooMany: (n: number) => say("table-too-many", { n }),
  get knowsTop() { return say("table-knows-top"); },
  get struck() { return say("table-struck"); },

  get deck() { return say("table-deck"); },
  theDeck: (n: number) => say("table-the-deck", { n }),
  theDeckLeft: (n: number) => say("table-the-deck-left", { n }),
  get endInDeck() { return say("table-end-in-deck"); },
  get withEnd() { return say("table-with-end"); },
  get youSee() { return say("table-you-see"); },
  nextIs: (card: string, value: number | null) => say("table-next-is", { card, value }),
  youAloneSee: (card: string, value: number | null) => say("table-you-alone-see", { card, value }),
  get discard() { return say("table-discard"); },
  theDiscard: (n: number) => say("table-the-discard", { n }),
  discarded: (of: readonly Pile[]) => say("table-discarded", { n: of.length, piles: piles(of) }),
  left: {
    get show() { return say("table-left-show"); },
    get title() { return say("table-left-title"); },
    first: (deck: number, discard: number) => say("table-left-first", { deck, discard }),
    second: (deck: number) => say("table-left-second", { deck }),
    get kind() { return say("table-left-kind"); },
    get deck() { return say("table-left-deck"); },
    get discard() { return say("table-left-discard"); },
    get table() { return say("table-left-table"); },
  },

  collectAll: (n: number) => say("table-collect-all", { n }),
  get yourRow() { return say("table-your-row"); },
  rowOf: (name: string) => say("table-row-of", { name }),
  get lostRow() { return say("table-lost-row"); },
  get youTake() { return say("table-you-take"); },
  takes: (name: string) => say("table-takes", { name }),
  get lastRow() { return say("table-last-row"); },
  place: (n: number) => say("table-place", { n }),
  needs: (limit: number, value: number, changed: boolean) => say("table-needs", { limit, value, changed }),
  now: (value: number) => say("table-now", { value }),
  get aboveIt() { return say("table-above-it"); },
  get equal() { return say("table-equal"); },
  get equalMark() { return say("table-equal-mark"); },

  /** What a kind gives while it is available. */
  gives: (card: string) => form(card, "gives"),
  /** The same, shorter, for a phone. */
  givesShort: (card: string) => form(card, "gives-short"),
  queenGives: (queens: number) => say("table-queen-gives", { n: queens + 1 }),
  kingGives: (kings: number) => say("table-king-gives", { n: kings }),
  queenBinds: (queens: number) => say("table-queen-binds", { n: queens + 1 }),
  kingBinds: (kings: number) => say("table-king-binds", { n: kings }),
  get used() { return say("table-used"); },
  /** Who has more of a kind, or who owns a stack: `name` is null for us. */
  outdone: (name: string | null, n: number) => say("table-outdone", { you: name === null, name: name ?? "", n }),
  notAvailable: (name: string | null, n: number) => say("table-not-available", { you: name === null, name: name ?? "", n }),
  notAvailableNow: (name: string | null, n: number) => say("table-not-available-now", { you: name === null, name: name ?? "", n }),
  availableNow: (name: string | null, n: number) => say("table-available-now", { you: name === null, name: name ?? "", n }),
  stack: ({ card, count }: Pile, more: string | null) => say("table-stack", { card, value: valueOf(card), n: count, more }),
  byItself: (card: string) => say("table-by-itself", { card }),
  get fresh() { return say("table-fresh"); },
  pointsLeft: (n: number, fresh: boolean) => say("table-points-left", { n, fresh }),
  lostCopies: (n: number) => say("table-lost-copies", { n }),

  way: (way: string) => say("table-way", { way }),
  wayOf: (card: string, way: string) => say("table-way-of", { card, way }),

  ask: {
    get first() { return say("table-ask-first"); },
    get firstSmall() { return say("table-ask-first-small"); },
    get goOn() { return say("table-ask-go-on"); },
    get equal() { return say("table-ask-equal"); },
    get equalSmall() { return say("table-ask-equal-small"); },
    get full() { return say("table-ask-full"); },
    collectSmall: (now: number, then: number, lost: readonly Pile[], drop: boolean) =>
      say("table-ask-collect-small", { same: now === then, now, then, losses: lost.length, lost: piles(lost), drop }),
    get broken() { return say("table-ask-broken"); },
    mend: (card: string, value: number, before: string) => say("table-ask-mend", { card, value, before, limit: valueOf(before) }),
    makes: (decision: string, value: number, result: "high" | "equal" | "sound") => {
      const { card, change, judged } = powerIn(decision);
      return say("table-ask-makes", { card, change, judged, value, result });
    },
    get swapWhich() { return say("table-ask-swap-which"); },
    get swapSmall() { return say("table-ask-swap-small"); },
    swap: (name: string, card: string) => say("table-ask-swap", { name, card }),
    swapScores: (name: string, own: number, other: number, lost: readonly Pile[], dropping: "you" | "rival" | null, choosing: boolean) =>
      say("table-ask-swap-scores", { name, own, other, losses: lost.length, lost: piles(lost), dropping, choosing }),
    get destroyWhich() { return say("table-ask-destroy-which"); },
    destroy: (name: string, card: string) => say("table-ask-destroy", { name, card }),
    destroyOwn: (card: string) => say("table-ask-destroy-own", { card }),
    /** `name` is null if the points are ours. */
    score: (name: string | null, now: number, then: number) =>
      name === null ? say("table-ask-own-score", { same: now === then, now, then }) : say("table-ask-score", { name, same: now === then, now, then }),
    swapOrDestroy: (name: string, card: string) => say("table-ask-swap-or-destroy", { name, card }),
    useOrDestroy: (card: string) => say("table-ask-use-or-destroy", { card }),
    get judge() { return say("table-ask-judge"); },
    get jester() { return say("table-ask-jester"); },
    judgeOne: (decision: string) => {
      const { card, change } = powerIn(decision);
      return say("table-ask-judge-one", { card, change });
    },
    drop: (n: number) => say("table-ask-drop", { n }),
    get dropSmall() { return say("table-ask-drop-small"); },
    dropOne: ({ card, count }: Pile) => say("table-ask-drop-one", { card, count }),
    dropOneSmall: (n: number) => say("table-ask-drop-one-small", { n }),
    given: (name: string, card: string) => say("table-ask-given", { name, card }),
    choose: (of: readonly Pile[]) => say("table-ask-choose", { piles: piles(of) }),
    chooseSmall: (n: number) => say("table-ask-choose-small", { n }),
    dropping: (name: string) => say("table-ask-dropping", { name }),
    choosing: (name: string, of: readonly Pile[]) => say("table-ask-choosing", { name, piles: piles(of) }),
  },
  verbs: {
    get reveal() { return say("table-reveal"); },
    get collect() { return say("table-collect"); },
    get swap() { return say("table-swap"); },
    get giveUp() { return say("table-give-up"); },
    get destroy() { return say("table-destroy-it"); },
    power: (decision: string) => {
      const { card, change, judged } = powerIn(decision);
      return say("table-power", { card, change, judged });
    },
    take: (card: string) => say("table-take", { card }),
    drop: ({ card, count }: Pile) => say("table-drop", { card, count }),
    keep: (of: readonly Pile[]) => say("table-keep", { n: of.length, kinds: of.map(({ card, count }) => say("table-kept", { card, count })) }),
  },
  /** `name` is null for us. */
  moments: {
    bust: (name: string | null, n: number) => say("table-bust", { you: name === null, name: name ?? "", n }),
    bustWhy: (card: string, before: string) => say("table-bust-why", { card, value: valueOf(card), before, limit: valueOf(before) }),
    gaveUp: (name: string) => say("table-gave-up", { name }),
    get gaveUpWhy() { return say("table-gave-up-why"); },
    ended: (name: string | null, n: number) => say("table-ended", { you: name === null, name: name ?? "", n }),
    get endedWhy() { return say("table-ended-why"); },
    /** `owner` is null for us, and undefined for the player who destroys the card. */
    destroyed: (name: string, owner: string | null | undefined, card: string) =>
      say("table-destroyed", { name, whose: owner === null ? "yours" : owner === undefined ? "own" : "other", owner: owner ?? "", card }),
    get destroyedWhy() { return say("table-destroyed-why"); },
  },
  get score() { return say("table-score"); },
  inWords: {
    row: (cards: readonly string[]) => say("table-words-row", { n: cards.length, cards: cards.map(valued) }),
    holds: (name: string, stacks: readonly string[], points: number) => say("table-words-holds", { name, n: stacks.length, stacks, points }),
    stack: ({ card, count }: Pile, available: boolean) => say("table-words-stack", { card, count, available }),
    deck: (n: number, end: boolean) => say("table-words-deck", { n, end }),
    left: (of: readonly Pile[]) => say("table-words-left", { piles: piles(of) }),
  },
};
