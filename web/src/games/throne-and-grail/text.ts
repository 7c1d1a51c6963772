/** The texts of the table of Throne and the Grail, by purpose; the texts themselves are in the game's catalogue. */
import { gameWords } from "$/text/game";
import type { Pile } from "./view";

const { say, card } = gameWords("throne-and-grail");

/** A number with its sign, as it is printed: "+7", "\u22122". */
export const signed = (n: number): string => (n > 0 ? `+${n}` : points(n));

/** A number of points: "22", "\u22123". */
export const points = (n: number): string => (n < 0 ? `\u2212${-n}` : String(n));

const pileOf = ({ card: slug, count }: Pile): string => say("table-pile-of", { card: slug, count });

export const text = {
  get houses() { return [say("seat-p1"), say("seat-p2")]; },
  where: (round: number) => say("table-where", { round }),
  chapter: (round: number) => say("table-chapter", { round }),

  // The shelves
  get takeCards() { return say("table-take-cards"); },
  get takeOpen() { return say("table-may-take"); },
  get taken() { return say("table-has-taken"); },
  shelf: (name: string) => say("table-shelf", { name }),
  get ownShelf() { return say("table-own-shelf"); },
  versus: (own: number, other: number) => say("table-versus", { own, other }),
  ofGrails: (n: number) => say("table-of-grails", { n }),
  /** `leader` is undefined if nobody leads, null if we do. */
  column: (land: string, owner: string, own: number, rival: string, other: number, leader: string | null | undefined) =>
    say("table-column", { card: land, owner, own, rival, other, leader, leads: leader === undefined ? "nobody" : leader === null ? "you" : "other" }),
  bounty: (sum: number, cards: number) => say("table-bounty-column", { sum: signed(sum), n: cards }),
  blight: (sum: number, cards: number) => say("table-blight-column", { sum: signed(sum), n: cards }),
  grails: (n: number) => say("table-grails-column", { n }),
  /** What an empty column for Grails shows. */
  get grail() { return card("grail"); },
  get majorities() { return say("table-majorities"); },
  get sets() { return say("table-sets"); },
  get numbers() { return say("table-numbers"); },
  handOf: (name: string) => say("table-hand-of", { name }),
  handCounted: (name: string, n: number) => say("table-hand-counted", { name, n }),
  get ownHand() { return say("table-own-hand"); },
  get handEmpty() { return say("table-no-cards"); },
  get handEmptyLong() { return say("table-hand-is-empty"); },
  times: (n: number) => say("table-times", { n }),
  /** A card, or several equal ones. */
  card: (slug: string, n = 1) => say("table-card", { card: slug, n }),

  // The Line
  pile: (n: number) => say("table-left-in-pile", { n }),
  drawPile: (n: number) => say("table-draw-pile", { n }),
  get line() { return say("table-line"); },
  get older() { return say("table-older"); },
  get reach() { return say("table-reach"); },
  inBracket: (slug: string) => say("table-in-bracket", { card: slug }),
  get layHere() { return say("table-lay-here"); },
  get end() { return say("table-end"); },
  get endSpot() { return say("table-end-spot"); },
  get awayZone() { return say("table-away-zone"); },
  get away() { return say("table-away"); },
  get lineLeft() { return say("table-line-left"); },

  // The bracket
  get bracketZone() { return say("table-bracket-zone"); },
  takeThese: (n: number) => say("table-take-these", { n }),
  couldTake: (name: string | null) => (name === null ? say("table-your-take-later") : say("table-could-take", { name })),
  wouldTake: (name: string | null) => (name === null ? say("table-your-take-later") : say("table-would-take", { name })),
  get nobodyTakes() { return say("table-nobody-takes"); },
  get nothingThere() { return say("table-nothing-there"); },
  person: (name: string | null) => name ?? say("table-you"),
  change: (before: number, after: number) => say("table-change", { before: points(before), after: points(after) }),
  spokenChange: (name: string | null, before: number, after: number) =>
    say("table-spoken-change", { name: text.person(name), same: before === after, before: points(before), after: points(after) }),
  grailsAfter: (n: number) => say("table-grails-after", { n }),
  get crowns() { return say("table-crowns"); },
  bracket: (lead: string, cards: string[], [first, second]: Scores, grails: string | null) => say("table-bracket", { lead, cards, first, second, grails }),

  // The herald
  ask: {
    both: (n: number) => say("table-ask-both", { n }),
    get lay() { return say("table-ask-lay"); },
    get layFirst() { return say("table-ask-lay-first"); },
    onlyTake: (n: number) => say("table-ask-take", { n }),
    get spent() { return say("table-spent"); },
    left: (round: number, plays: number) => say("table-left", { round, plays }),
    lifted: (slug: string) => say("table-lifted", { card: slug }),
    rivalThen: (name: string, [first, second]: Scores) => say("table-rival-then", { name, first, second }),
    rivalCrowned: (name: string) => say("table-rival-crowned", { name }),
    ownLeft: (name: string) => say("table-own-take-left", { name }),
    get bothTook() { return say("table-both-took"); },
    take: (cards: string[]) => say("table-take", { cards }),
    takeGives: ([first, second]: Scores, grails: string | null) => say("table-take-gives", { first, second, grails }),
    get takeCrowns() { return say("table-take-crowns"); },
    confirmLay: (slug: string) => say("table-confirm-lay", { card: slug }),
    confirmTake: (before: number, after: number) => say("table-confirm-take", { before: points(before), after: points(after) }),
    get confirmCrown() { return say("table-confirm-crown"); },
    takeVerb: (n: number) => say("table-take-verb", { n }),
    get layFirstLift() { return say("table-lift-first"); },
    get covered() { return say("table-covered"); },
  },

  // What a card means now
  countsNow: (own: string, owned: number, rival: string, others: number, lying: number, unseen: number) =>
    say("table-counts-now", { own, owned, rival, others, lying, unseen }),

  crowned: (name: string | null) => (name === null ? say("table-you-are-crowned") : say("table-crowned", { name })),

  moments: {
    takes: (name: string, cards: string[]) => say("table-takes", { name, cards }),
    /** Because of the lands whose majority is lost, or else because of Blight. */
    costs: (name: string | null, before: number, after: number, lands: string[]) =>
      say("table-falls", { you: name === null, name, before: points(before), after: points(after), count: lands.length, cards: lands }),
    crowned: (name: string) => say("table-third-grail", { name }),
    get crownedWhy() { return say("table-third-grail-why"); },
  },

  // The score
  majority: (land: string) => card(land, "label"),
  get setsRow() { return say("table-score-sets"); },
  get bountyRow() { return say("table-score-bounty"); },
  get blightRow() { return say("table-score-blight"); },
  get total() { return say("table-score-points"); },
  get grailsRow() { return say("table-score-grails"); },
  get notCounted() { return say("table-not-counted"); },

  /** The table in sentences. */
  told: {
    line: (cards: string[]) => (cards.length > 0 ? say("table-line-told", { cards }) : say("table-empty-line-told")),
    take: (cards: string[]) => say("table-take-told", { cards }),
    /** `hand` is null if it is hidden. */
    side: (name: string, total: number, taken: Pile[], took: boolean, hand: string[] | null, held: number) =>
      say("table-side-told", { name, points: points(total), count: taken.length, piles: taken.map(pileOf), took, hidden: hand === null, hand, held }),
    pile: (n: number) => say("table-draw-pile-told", { n }),
  },
};

/** What happens to the points of both players, as `spokenChange` says it: first for the one who takes. */
export type Scores = [first: string, second: string];
