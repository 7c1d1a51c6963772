/** The texts of Battle For The Throne's table. */
import { gameWords } from "$/text/game";
import type { RankName } from "./court";
import type { Attack, Character, Stage, Strike } from "./view";

const { say } = gameWords("battle-for-the-throne");

type Struck = Pick<Character, "card" | "suit">;

/** The suit of a shield; null for a character, whose card has the suit. */
const shieldOf = ({ card, suit }: Struck): string | null => (card === "joker" ? suit : null);

/** A name that may be null is null for the viewer. */
export const text = {
  where: (round: number, kings: number) => say("table-where", { round, kings }),
  get choosing() { return say("table-choosing"); },
  chapter: (round: number) => say("table-chapter", { round }),

  suit: (suit: string) => say("table-suit", { suit }),
  rank: (rank: RankName | "ace") => say("table-rank", { rank }),
  letter: (rank: RankName | "ace") => say("table-letter", { rank }),
  shield: (suit: string) => say("table-shield", { suit }),
  get shieldShort() { return say("table-shield-short"); },
  ranks: (rank: RankName) => say("table-ranks", { rank }),
  ownRanks: (rank: RankName) => say("table-own-ranks", { rank }),
  get noneLeft() { return say("table-none-left"); },
  court: (name: string) => say("table-court", { name }),
  get ownCourt() { return say("table-own-court"); },
  get ownHand() { return say("table-own-hand"); },
  handOf: (name: string) => say("table-hand-of", { name }),
  get piles() { return say("table-piles"); },
  pilesOf: (name: string) => say("table-piles-of", { name }),
  get hand() { return say("table-hand"); },
  get deck() { return say("table-deck"); },
  get discards() { return say("table-discards"); },
  jokers: (n: number) => say("table-jokers", { n }),
  get outOf() { return say("table-out-of"); },
  get fallen() { return say("table-fallen"); },
  get first() { return say("table-first"); },
  rolled: (name: string | null) => say("table-rolled", { own: name === null, name }),
  lookThrough: (name: string, n: number) => say("table-look-through", { name, n }),
  pileTitle: (name: string) => say("table-pile-title", { name }),
  get pileEmpty() { return say("table-pile-empty"); },
  get holds() { return say("table-holds"); },
  get courts() { return say("table-courts"); },

  character: (character: Character) =>
    say("table-character", { card: character.card, suit: shieldOf(character), missing: character.missing, points: character.points }),
  attack: (name: string, { card, points }: Attack) => say("table-attack", { name, card, points }),
  /** The pending attack on a character, the attacks on it, and whether it can be attacked. */
  state: (strike: Strike | null, attacks: string[], front: boolean) =>
    say("table-state", { threat: threatOf(strike), card: strike?.card, points: strike?.points, count: attacks.length, attacks, front }),
  now: ({ missing, points }: Character, state: string) => say("table-now", { missing, points, state }),
  deckLabel: (n: number) => say("table-deck-label", { n }),
  discardLabel: (n: number) => say("table-discard-label", { n }),
  times: (n: number) => say("table-times", { n }),

  sealedPlace: (rank: RankName) => say("table-sealed-place", { rank }),
  openPlace: (rank: RankName) => say("table-open-place", { rank }),
  suitOf: (rank: RankName) => say("table-suit-of", { rank }),
  choice: (card: string, state: "chosen" | "playable" | null) => say("table-choice", { card, state }),
  choicePlace: (place: number) => say("table-choice-place", { place }),
  places: (rank: RankName) => say("table-places", { rank }),

  /** The text over a character while a card is lifted: long, and short for small plates. */
  ribbon: {
    falls: (small: boolean) => say("table-ribbon-falls", { small }),
    breaks: (small: boolean) => say("table-ribbon-breaks", { small }),
    half: (small: boolean, n: number) => say("table-ribbon-half", { small, n }),
    full: (small: boolean, n: number) => say("table-ribbon-full", { small, n }),
    charge: (small: boolean, n: number) => say("table-ribbon-charge", { small, n }),
    ownSuit: (small: boolean) => say("table-ribbon-own-suit", { small }),
    rally: (small: boolean, n: number) => say("table-ribbon-rally", { small, n }),
    shield: (small: boolean) => say("table-ribbon-shield", { small }),
    mend: (small: boolean) => say("table-ribbon-mend", { small }),
    answer: (small: boolean, n: number) => say("table-ribbon-answer", { small, n }),
    answerFalls: (small: boolean) => say("table-ribbon-answer-falls", { small }),
  },
  endOf: (rank: RankName) => say("table-end-of", { rank }),
  get here() { return say("table-here"); },
  get healPill() { return say("table-heal-pill"); },
  get rallyPill() { return say("table-rally-pill"); },
  healLabel: (n: number) => say("table-heal-label", { n }),
  rallyLabel: (n: number) => say("table-rally-label", { n }),

  lead: {
    get jester() { return say("table-lead-jester"); },
    get honor() { return say("table-lead-honor"); },
    get trim() { return say("table-lead-trim"); },
    get discard() { return say("table-lead-discard"); },
    get reform() { return say("table-lead-reform"); },
    get mend() { return say("table-lead-mend"); },
  } as Partial<Record<Stage, string>>,

  ask: {
    suit: (rank: RankName) => say("table-ask-suit", { rank }),
    get suitSmall() { return say("table-ask-suit-small"); },
    get ready() { return say("table-ask-ready"); },
    get readySmall() { return say("table-ask-ready-small"); },
    get seal() { return say("table-ask-seal"); },
    get sealing() { return say("table-ask-sealing"); },

    get act() { return say("table-ask-act"); },
    get onlyPass() { return say("table-ask-only-pass"); },
    get actSmall() { return say("table-ask-act-small"); },
    passed: (names: string[]) => say("table-ask-passed", { names, count: names.length }),
    get last() { return say("table-ask-last"); },
    get pass() { return say("table-ask-pass"); },

    strike: (card: string) => say("table-ask-strike", { card }),
    strikeSmall: (suit: string) => say("table-ask-strike-small", { suit }),
    aceSmall: (suit: string) => say("table-ask-ace-small", { suit }),
    royal: (card: string, verbs: string[]) => say("table-ask-royal", { card, verbs }),
    verbs: {
      get charge() { return say("table-ask-royal-charge"); },
      get heal() { return say("table-ask-royal-heal"); },
      get rally() { return say("table-ask-royal-rally"); },
    },
    get royalSmall() { return say("table-ask-royal-small"); },
    get shield() { return say("table-ask-shield"); },
    get shieldSmall() { return say("table-ask-shield-small"); },
    deploy: (card: string, rank: RankName) => say("table-ask-deploy", { card, rank }),
    get deploySmall() { return say("table-ask-deploy-small"); },

    jester: (name: string, struck: Struck, card: string) => say("table-ask-jester", { name, target: struck.card, suit: shieldOf(struck), card }),
    lands: (points: number, left: number) => say("table-ask-lands", { points, left }),
    get letIt() { return say("table-ask-let-it"); },
    get destroys() { return say("table-ask-destroys"); },
    get noJoker() { return say("table-ask-no-joker"); },
    get playJester() { return say("table-ask-play-jester"); },
    get accept() { return say("table-ask-accept"); },
    may: (name: string) => say("table-ask-may", { name }),

    get draw() { return say("table-ask-draw"); },
    drawSmall: (n: number) => say("table-ask-draw-small", { n }),
    get drawIt() { return say("table-ask-draw-it"); },
    get noCard() { return say("table-ask-no-card"); },
    get trim() { return say("table-ask-trim"); },
    get discard() { return say("table-ask-discard"); },
    get discardSmall() { return say("table-ask-discard-small"); },
    get keep() { return say("table-ask-keep"); },
    reform: (n: number) => say("table-ask-reform", { n }),
    get reformSmall() { return say("table-ask-reform-small"); },
    reformIt: (n: number) => say("table-ask-reform-it", { n }),
    get stay() { return say("table-ask-stay"); },
    get mend() { return say("table-ask-mend"); },
    get mendSmall() { return say("table-ask-mend-small"); },
    get nothingToMend() { return say("table-ask-nothing-to-mend"); },
    get skip() { return say("table-ask-skip"); },
    get goOn() { return say("table-ask-go-on"); },
  },
  confirm: {
    attack: (name: string, struck: Struck) => say("table-confirm-attack", { name, card: struck.card, suit: shieldOf(struck) }),
    charge: (name: string, struck: Struck) => say("table-confirm-charge", { name, card: struck.card, suit: shieldOf(struck) }),
    get heal() { return say("table-confirm-heal"); },
    rally: (card: string) => say("table-confirm-rally", { card }),
    get shield() { return say("table-confirm-shield"); },
    deploy: (card: string) => say("table-confirm-deploy", { card }),
    discard: (card: string) => say("table-confirm-discard", { card }),
  },
  get liftFirst() { return say("table-lift-first"); },
  outReason: (name: string | null) => say("table-out-reason", { own: name === null, name }),

  moments: {
    king: (name: string | null) => say("table-moments-king", { own: name === null, name }),
    shield: (name: string | null) => say("table-moments-shield", { own: name === null, name }),
    falls: (name: string | null, card: string) => say("table-moments-falls", { own: name === null, name, card }),
    ace: (card: string) => say("table-moments-ace", { card }),
    counts: (card: string, counts: number, points: number) => say("table-moments-counts", { card, counts, points }),
    reaches: (card: string, points: number) => say("table-moments-reaches", { card, points }),
    out: (name: string | null) => say("table-moments-out", { own: name === null, name }),
  },
  fallenKing: {
    get title() { return say("table-fallen-king-title"); },
    place: (place: number, players: number, round: number) => say("table-fallen-king-place", { place, players, round }),
    get skip() { return say("table-fallen-king-skip"); },
    get skipping() { return say("table-fallen-king-skipping"); },
    get watch() { return say("table-fallen-king-watch"); },
  },
  fellIn: (place: number, round: number) => say("table-fell-in", { place, round }),

  score: {
    get place() { return say("table-score-place"); },
    placed: (place: number) => say("table-score-placed", { place }),
    get fell() { return say("table-score-fell"); },
    get points() { return say("table-score-points"); },
    get court() { return say("table-score-court"); },
    get burden() { return say("table-score-burden"); },
    get cards() { return say("table-score-cards"); },
  },

  /** A court and its piles in words, for the key s. */
  inWords: (name: string, court: string[], hand: string[] | null, sizes: { held: number; deck: number; discards: number; jokers: number }) =>
    say("table-in-words", { name, court, known: hand !== null, hand, held: sizes.held, deck: sizes.deck, discards: sizes.discards, jokers: sizes.jokers }),
  inWordsCharacter: (character: Character) =>
    say("table-in-words-character", { card: character.card, suit: shieldOf(character), missing: character.missing, points: character.points }),
};

function threatOf(strike: Strike | null): "destroys" | "strikes" | null {
  return strike && (strike.destroys ? "destroys" : "strikes");
}
