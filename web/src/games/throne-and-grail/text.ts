/** The words of the table of Throne and the Grail. */
import { t } from "$/text";

const ROUNDS = 4;
const NUMBERS = ["no", "one", "two", "three", "four", "five"];

/** A number with its sign, as it is printed: "+7", "\u22122". */
export const signed = (n: number): string => (n < 0 ? `\u2212${-n}` : n > 0 ? `+${n}` : "0");

/** A number of points: "22", "\u22123". */
export const points = (n: number): string => (n < 0 ? `\u2212${-n}` : String(n));

const some = (n: number): string => NUMBERS[n] ?? String(n);
const none = (n: number): string => (n === 0 ? "none" : some(n));

const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

export const text = {
  houses: ["Lion", "Raven"],
  where: (round: number) => `round ${round} of ${ROUNDS}`,
  chapter: (round: number) => `Round ${round}`,

  // The shelves
  inHand: (n: number) => `${n} in hand`,
  takeOpen: "may take",
  taken: "has taken",
  shelf: (name: string) => `What ${name} has taken`,
  ownShelf: "What you have taken",
  versus: (own: number, other: number) => `${own} : ${other}`,
  ofGrails: (n: number) => `${n} of 3`,
  column: (land: string, owner: string, own: number, rival: string, other: number) => `${land}: ${owner} ${own}, ${rival} ${other}`,
  leads: (name: string | null) => (name === null ? "you lead" : `${name} leads`),
  level: "level, nobody scores",
  bounty: (sum: number, cards: number) => `Bounty: ${signed(sum)} of ${t.count(cards, "card")}`,
  blight: (sum: number, cards: number) => `Blight: ${signed(sum)} of ${t.count(cards, "card")}`,
  grails: (n: number) => `Grails: ${n} of 3`,
  majorities: "majorities",
  sets: "sets",
  numbers: "bounty and blight",
  rivalHand: (name: string) => `${name}'s hand`,
  ownHand: "Your hand",
  handEmpty: "no cards",
  handEmptyLong: "Your hand is empty",
  copies: (n: number) => `${n} copies`,

  // The Line
  pile: (n: number) => `${n} left`,
  drawPile: (n: number) => `Draw pile, ${t.count(n, "card")}. Three more are put away unseen`,
  older: "The Line, older cards",
  line: "The Line",
  reach: "The end of the Line",
  inBracket: "in the bracket",
  layHere: "lay here",
  endSpot: "The open end of the Line: lay here",
  end: "The open end",
  bracketZone: "What a take gives",
  away: "put away",
  awayZone: "The three cards put away",
  lineLeft: "left in the Line",

  // The bracket
  takeThese: (n: number) => (n === 1 ? "Take this card" : `Take these ${some(n)}`),
  couldTake: (name: string | null) => (name === null ? "Your take, later" : `If ${name} takes`),
  wouldTake: (name: string | null) => (name === null ? "Your take, later" : `Then ${name} could take`),
  nobodyTakes: "Both have taken in this round",
  nothingThere: "The Line is empty: nothing to take",
  person: (name: string | null) => name ?? "you",
  change: (before: number, after: number) => `${points(before)} \u2192 ${points(after)}`,
  spokenChange: (name: string | null, before: number, after: number) =>
    `${name ?? "you"} ${before === after ? `still ${points(after)}` : `${points(before)} to ${points(after)}`}`,
  grailsAfter: (n: number) => `Grails ${n} of 3`,
  crowns: "all three Grails",
  bracket: (lead: string, cards: string[], scores: string[], grails: string) => `${lead}: ${t.list(cards)}; ${[...scores, grails].filter(Boolean).join(", ")}`,

  // The herald
  ask: {
    both: (n: number) => `Lay a card at the end of the Line, or take ${n === 1 ? "the only card" : n === 2 ? "both cards" : some(n)}.`,
    lay: "Lay a card at the end of the Line.",
    layFirst: "The Line is empty: lay a card.",
    onlyTake: (n: number) => `Your hand is empty: take the last ${n === 1 ? "card" : some(n)}.`,
    spent: "Taken. Only plays are left in this round.",
    left: (round: number, plays: number, take: boolean) =>
      `Round ${round} of ${ROUNDS}. Left this round: ${[plays > 0 && t.count(plays, "play"), take && "your take"].filter(Boolean).join(" and ") || "nothing"}.`,
    lifted: (card: string) => `Lay ${card} at the end?`,
    rivalThen: (name: string, scores: string[]) => `${name} could then take: ${scores.join(", ")}.`,
    rivalCrowned: (name: string) => `${name} could then take all three Grails and win at once.`,
    ownLeft: (name: string) => `${name} has taken: only your own take is left in this round.`,
    bothTook: "Both have taken: the round ends without another take.",
    take: (cards: string[]) => `Take ${t.list(cards)}?`,
    takeGives: (scores: string[], grails: string) => capital(`${[...scores, grails].filter(Boolean).join(", ")}.`),
    takeCrowns: "All three Grails: you win at once.",
    confirmLay: (card: string) => `Lay ${card}`,
    confirmTake: (before: number, after: number) => `Take: ${points(before)} to ${points(after)}`,
    confirmCrown: "Take the Grails",
    takeVerb: (n: number) => (n === 1 ? "Take one" : n === 2 ? "Take both" : `Take ${some(n)}`),
    layFirstLift: "Lift a card of your hand first (TG-4).",
    covered: "A take gets the last five cards of the Line (TG-5).",
  },

  // What a card means now
  countsNow: (own: string, owned: number, rival: string, others: number, line: number, unseen: number) =>
    `${own} ${owned}, ${rival} ${others}, ${none(line)} in the Line, ${none(unseen)} not seen yet.`,

  crowned: (name: string | null) => (name === null ? "The three Grails are yours" : `The three Grails are ${name}'s`),

  moments: {
    takes: (name: string, cards: string[]) => `${name} takes ${t.list(cards)}.`,
    costs: (name: string | null, before: string, after: string, why: string) =>
      `${name === null ? "You fall" : `${name} falls`} from ${before} to ${after}: ${why}`,
    majority: (lands: string) => `the majority of ${lands} is gone (TG-10).`,
    blight: "Blight counts against its owner (TG-12).",
    crowned: (name: string) => `${name} takes the third Grail and wins.`,
    crownedWhy: "All three Grails win at once, and points do not count (TG-9).",
  },

  // The score
  majority: (land: string, number: string) => `${land}, ${number}`,
  setsRow: "Sets of 5, 6, 7 and 8",
  bountyRow: "Bounty",
  blightRow: "Blight",
  total: "Points",
  grailsRow: "Grails",
  notCounted: "three Grails win at once: points do not count",
};
