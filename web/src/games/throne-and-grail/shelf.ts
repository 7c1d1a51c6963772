/** The seven columns of a shelf: the lands, Bounty, Blight, Grails. */
import { text } from "./text";
import type { Pile } from "./view";

export interface Copy {
  card: string;
  /** Which copy it is, from 1. */
  copy: number;
}

export interface Column {
  key: string;
  /** What an empty column shows. */
  sign: string;
  cards: Copy[];
}

const KEYS = ["5", "6", "7", "8", "plus", "minus", "grail"];
const SIGNS: Record<string, string> = { plus: "+", minus: "\u2212" };

function columnOf(card: string): string {
  return card.startsWith("+") ? "plus" : card.startsWith("-") ? "minus" : card;
}

/** The copies in a pile, one by one. */
function copies({ card, count }: Pile): Copy[] {
  return Array.from({ length: count }, (_, n) => ({ card, copy: n + 1 }));
}

export function columns(taken: Pile[]): Column[] {
  return KEYS.map((key) => ({
    key,
    sign: key === "grail" ? text.grail : (SIGNS[key] ?? key),
    cards: taken.filter((pile) => columnOf(pile.card) === key).flatMap(copies),
  }));
}

export function countIn(piles: Pile[], card: string): number {
  return piles.find((pile) => pile.card === card)?.count ?? 0;
}
