/** The texts of Hierarchy's table, by purpose; the texts themselves are in the game's catalogue. */
import type { Seat } from "$/lib/protocol";
import { t } from "$/text";
import { gameWords } from "$/text/game";
import type { HierarchyTable } from "./view";

const { say } = gameWords("hierarchy");

export const text = {
  get colours() { return [say("seat-p1"), say("seat-p2")]; },
  where: (ply: number, viewer: string | null) => say("table-where", { turn: ply + 1, viewer }),
  get theLine() { return say("table-the-line"); },
  get covered() { return say("table-covered"); },
  get openHand() { return say("table-open-hand"); },
  rivalHand: (name: string) => say("table-rival-hand", { name }),
  get ownHand() { return say("table-own-hand"); },
  handOf: (name: string) => say("table-hand-of", { name }),
  card: (slug: string, number: string, owner: Seat, mark: string | undefined) => say("table-card", { card: slug, number, owner, mark }),
  get royalty() { return say("table-royalty"); },
  onTop: (top: string, number: number) => say("table-on-top", { card: top, number }),
  asCard: (guise: string, number: number) => say("table-as", { card: guise, number }),
  get emptyLine() { return say("table-line-is-empty"); },
  get place() { return say("table-place"); },
  get topSpot() { return say("table-top-spot"); },
  topCard: (label: string) => say("table-top-card", { card: label }),
  inLine: (n: number) => say("table-in-line", { n }),
  gaugeMark: (full: number) => say("table-gauge-mark", { full }),
  gauge: (n: number, full: number) => say("table-gauge", { n, full }),
  get discards() { return say("table-discards"); },

  /** What the top card, or the empty Line, demands of the next card. */
  asks: ({ demand, number }: HierarchyTable) => say("table-asks", { asks: demand.asks, number: number ?? 0 }),
  /** What else may follow, and what may not. */
  exceptions: ({ demand: { asks, also, never, silent } }: HierarchyTable) =>
    t.sentences([
      also.length > 0 && (asks === "first" ? say("table-openers", { cards: also }) : say("table-also", { cards: also })),
      never.length > 0 && say("table-never", { cards: never }),
      silent && say("table-silent"),
    ]),

  ask: {
    get open() { return say("table-open"); },
    play: (top: string, number: number) => say("table-play", { top, number }),
    small: (n: number) => say("table-can-follow", { n }),
    lifted: (slug: string, top: string) => say("table-lifted", { card: slug, top }),
    liftedOpen: (slug: string) => say("table-lifted-open", { card: slug }),
    answers: (rival: string, cards: string[]) => say("table-answers", { rival, cards }),
    manyAnswers: (rival: string, n: number) => say("table-many-answers", { rival, n }),
    noAnswer: (rival: string) => say("table-no-answer", { rival }),
    surgeonFirst: (rival: string) => say("table-surgeon-first", { rival }),
    get price() { return say("table-price"); },
    get disguise() { return say("table-disguise"); },
    sendFirst: (rival: string) => say("table-send-first", { rival }),
    sendSecond: (rival: string) => say("table-send-second", { rival }),
    lay: (slug: string) => say("table-lay", { card: slug }),
    layAs: (slug: string, guise: string, price: string | undefined) => say("table-lay-as", { card: slug, guise, price }),
    layFor: (slug: string, price: string) => say("table-lay-for", { card: slug, price }),
    sendHome: (slug: string) => say("table-send-home", { card: slug }),
    get priceTag() { return say("table-price-tag"); },
    get copyTag() { return say("table-copy-tag"); },
    get homeTag() { return say("table-home-tag"); },
  },
  /** A player who cannot lay a card loses. */
  stuck: {
    who: (name: string | null) => (name === null ? say("table-you-are-stuck") : say("table-is-stuck", { name })),
    onTop: (held: number, top: string, number: number, asks: string) => say("table-stuck-on-top", { held, top, number, asks }),
    get noOpening() { return say("table-stuck-opening"); },
    get noCard() { return say("table-stuck-without-card"); },
    get touch() { return say("table-stuck-touch"); },
  },
  /** The table in sentences. */
  told: {
    line: (cards: string[], size: number) => say("table-line-told", { cards, size }),
    get emptyLine() { return say("table-empty-line-told"); },
    holds: (name: string | null, cards: string[]) =>
      name === null ? say("table-you-hold", { count: cards.length, cards }) : say("table-holds", { count: cards.length, name, cards }),
  },
};
