/** The words of the table of Behind the Throne. */
import { t } from "$/text";

const COUNTS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const count = (n: number): string => COUNTS[n] ?? String(n);
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const a = (name: string): string => `${/^[AEIOU]/.test(name) ? "an" : "a"} ${name}`;
const several = (n: number, name: string): string => (n === 1 ? a(name) : `${count(n)} ${name}s`);
const points = (n: number): string => t.count(n, "point");

export const text = {
  a,
  several,
  points,
  where: (deck: number, end: boolean) => `deck ${deck}${end ? " \u00b7 the End is in it" : ""}`,
  opens: (card: string) => `The ${card} opens a row`,

  stacksOf: (name: string) => `${name}'s stacks`,
  ownStacks: "Your stacks",
  stacks: (n: number) => `${n} of 5 stacks`,
  tooMany: (n: number) => `${n} kinds, 5 may stay`,
  copies: (n: number) => t.count(n, "card"),
  knowsTop: "knows the next card",
  struck: "hit this turn",

  deck: "deck",
  theDeck: (n: number) => `The deck, ${t.count(n, "card")}`,
  endInDeck: "the End is in the deck",
  withEnd: "\u00b7 End",
  endOnTop: "the End comes with the new deck",
  youSee: "you alone",
  nextIs: (card: string) => `The next card: ${card}.`,
  left: {
    open: (n: number) => `deck ${n}`,
    show: "what is left",
    title: "What is left",
    first: (deck: number, discard: number) =>
      `${t.count(deck, "card")} in the deck. When it runs out, the discard pile (now ${t.count(discard, "card")}) becomes the new deck, with the End of Game card.`,
    second: (deck: number) => `${t.count(deck, "card")} in the deck, the End of Game card among them. It ends the game when it comes.`,
    kind: "Kind",
    deck: "In the deck",
    discard: "Discarded",
    table: "On the table",
  },
  youAloneSee: (card: string) => `You alone see the next card: ${card}.`,
  discard: "discard",
  theDiscard: (n: number) => `The discard pile, ${t.count(n, "card")}`,
  discarded: (piles: string[]) => (piles.length > 0 ? `On it: ${t.list(piles)}.` : "Nothing is on it."),

  collectAll: (n: number) => `collect ${t.count(n, "card")}`,
  yourRow: "Your row",
  rowOf: (name: string) => `${name}'s row`,
  lostRow: "The row is lost",
  youTake: "You take",
  takes: (name: string) => `${name} takes`,
  lastRow: "The End of Game",
  places: ["1st", "2nd", "3rd", "4th", "5th"],
  needs: (limit: number) => `needs ${limit} or less`,
  now: (value: number) => `now ${value}`,
  aboveIt: "too high",
  equal: "Equal values: destroy a card",
  equalMark: "equal values",

  /** What a kind gives while it is available. */
  gives: {
    general: "last card \u22123",
    prophet: "see the next card",
    jester: "+1 or \u22121",
    assassin: "last card \u22122",
    judge: "lends a power",
    minstrel: "guards from swaps",
    alchemist: "guards from destroying",
  } as Record<string, string>,
  /** On a phone. */
  givesShort: {
    general: "\u22123", prophet: "see next", jester: "+1 or \u22121", assassin: "\u22122", judge: "lends", minstrel: "guards", alchemist: "guards",
  } as Record<string, string>,
  queenBinds: (n: number) => `destroys from ${t.count(n + 1, "card")}`,
  kingBinds: (n: number) => `swaps from ${t.count(n, "card")}`,
  used: "used this turn",
  youHave: (n: number) => `you have ${n}`,
  has: (name: string, n: number) => `${name} has ${n}`,
  available: (n: number) => `Available: you have ${n}, nobody has more.`,
  availableTo: (name: string, n: number) => `Available to ${name}: ${n}, nobody has more.`,
  notAvailable: (more: string) => `Not available: ${more}.`,
  binds: "Binds its owner, whoever has most:",
  byItself: (name: string) => `The ${name} works by itself (BT-16).`,
  fresh: "new",
  lost: "lost",
  gain: (n: number) => `+${n}`,
  less: (n: number) => `\u2212${n}`,

  ways: { up: "+1", down: "\u22121", swap: "swap", destroy: "destroy", use: "use" } as Record<string, string>,
  powers: { general: "General \u22123", assassin: "Assassin \u22122", "jester up": "Jester +1", "jester down": "Jester \u22121", prophet: "Prophet" } as Record<string, string>,
  judged: (power: string) => `Judge: ${power}`,

  ask: {
    first: "Reveal the first card.",
    firstSmall: "At least one card, at most five; none may be above the card before it.",
    goOn: "Reveal another card, or stop?",
    equal: "Equal: you may destroy one card of a stack.",
    equalSmall: "Tap a lit stack or the = seal; or reveal on, or stop.",
    full: "Five cards: collect or swap the row.",
    collectSmall: (now: number, then: number, lost: string[], drop: boolean) =>
      [
        then === now ? `Collected, it leaves you at ${points(now)}` : `Collected, it brings you from ${now} to ${points(then)}`,
        lost.length > 0 ? `${t.list(lost)} would be lost` : "",
        drop ? "a kind must then go" : "",
      ].filter(Boolean).join("; ") + ".",
    broken: "The row is broken:",
    mend: (last: string, value: number, before: string) => `${last} ${value} is above ${before}. Lower it, or lose the row.`,
    stillAbove: (power: string, value: number) => `${power} makes it ${value}, still too high.`,
    makes: (power: string, value: number) => `${power} makes it ${value}.`,
    makesEqual: (power: string, value: number) => `${power} makes it ${value}: equal to the card before, so you may then destroy a card.`,
    swapWhich: "The row for which card of a rival?",
    swapSmall: "Lit stacks can be taken from.",
    swap: (name: string, card: string) => `Give the row to ${name} for ${a(card)}?`,
    scores: (name: string, own: number, other: number) => `Then you have ${points(own)}, ${name} ${other}`,
    lostThen: (cards: string[]) => `; ${t.list(cards)} would be lost`,
    dropsThen: (name: string) => `; ${name} must then drop a kind`,
    choosesThen: (name: string) => `; ${name} may discard what is new`,
    destroyWhich: "Destroy one card of which stack?",
    destroy: (name: string, card: string) => `Destroy ${a(card)} of ${name}?`,
    destroyOwn: (card: string) => `Destroy ${a(card)} of your own?`,
    scoreOf: (name: string, now: number, then: number) =>
      now === then ? `${name} stays at ${points(now)}.` : `${name} goes from ${now} to ${points(then)}.`,
    swapOrDestroy: (name: string, card: string) => `${name}'s ${card}: swap the row for one, or destroy one?`,
    useOrDestroy: (card: string) => `Your ${card}: use it, or destroy one?`,
    judge: "The Judge lends which power?",
    jester: "Jester: plus or minus one?",
    judgeOne: (power: string) => `The Judge lends ${power}?`,
    drop: (n: number) => `${capital(count(n))} kinds: which one goes, with all its cards?`,
    dropSmall: "Five may stay. The points after each choice stand on the stacks.",
    dropOne: (cards: string) => `Drop ${cards}?`,
    dropOneSmall: (n: number) => `Without, you have ${points(n)}.`,
    given: (name: string, card: string) => `${name} gave you the row for ${a(card)}.`,
    choose: (cards: string[]) => `New to you: ${t.list(cards)}. Keep, or discard?`,
    chooseSmall: (n: number) => `Kept, it leaves you at ${points(n)}. Tap a lit stack to discard that kind with all its cards.`,
    dropping: (name: string) => `${name} has too many kinds and drops one.`,
    choosing: (name: string, cards: string[]) => `${name} may keep or discard what is new: ${t.list(cards)}.`,
    left: (n: number) => `${n} pt`,
  },
  verbs: {
    reveal: "Reveal", collect: "Collect", swap: "Swap", giveUp: "Give up", destroy: "Destroy it",
    take: (card: string) => `Take the ${card}`,
    drop: (card: string) => `Drop ${card}`,
    keep: (cards: string[]) => (cards.length > 2 ? `Keep all ${count(cards.length)}` : `Keep ${t.list(cards)}`),
  },
  moments: {
    bust: (name: string | null, cards: number) => `${name === null ? "You lose" : `${name} loses`} the row, ${t.count(cards, "card")}.`,
    bustWhy: (card: string, last: string) =>
      `${card} is above ${last}, and no power at hand can lower it enough: the whole row is discarded (BT-4).`,
    gaveUp: (name: string | null) => `${name === null ? "You give" : `${name} gives`} up the row.`,
    gaveUpWhy: "Its last card is above the one before and was not lowered: the whole row is discarded (BT-4).",
    ended: (name: string | null, cards: number) =>
      `${name === null ? "You reveal" : `${name} reveals`} the End of Game${cards > 0 ? `, and ${t.count(cards, "card")} of the row ${cards === 1 ? "is" : "are"} lost` : ""}.`,
    endedWhy: "The End of Game card ends the game at once; what lies in the row counts for nobody (BT-21).",
    /** `owner` is null where it is ours, and undefined where it is the destroyer's own. */
    destroyed: (name: string, owner: string | null | undefined, card: string) =>
      `${name} destroys ${a(card)} of ${owner === null ? "yours" : (owner ?? "their own")}.`,
    destroyedWhy: "The last two cards of the row are equal: that allows to destroy one card of a stack (BT-6).",
  },
  score: "Points of the kinds held twice or more",
  inWords: {
    deck: (piles: string[]) => `In the deck: ${t.list(piles)}.`,
    row: (cards: string[]) => (cards.length > 0 ? `The row: ${t.list(cards)}.` : "The row is empty."),
    holds: (name: string, stacks: string[], score: number) =>
      `${name}: ${stacks.length > 0 ? t.list(stacks) : "no cards"}; ${points(score)}.`,
    notServing: (stack: string) => `${stack} (not available)`,
  },
};
