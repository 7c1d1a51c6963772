/** The 52 cards of a deck, the Joker and the shield as they are drawn; the field is the colour of the suit. */
import cardDiscard from "icon:card-discard";
import clubs from "icon:clubs";
import diamonds from "icon:diamonds";
import hearts from "icon:hearts";
import imperialCrown from "icon:imperial-crown";
import jesterHat from "icon:jester-hat";
import queenCrown from "icon:queen-crown";
import spades from "icon:spades";
import visoredHelm from "icon:visored-helm";
import wingedSword from "icon:winged-sword";
import type { Face, Faces } from "$/card/face";
import { gameWords } from "$/text/game";
import { text } from "./text";

const { card: nameOf } = gameWords("battle-for-the-throne");

export const SUITS = {
  clubs: { mark: clubs, tincture: "sable" },
  diamonds: { mark: diamonds, tincture: "gules" },
  hearts: { mark: hearts, tincture: "gules" },
  spades: { mark: spades, tincture: "sable" },
} as const;
export type Suit = keyof typeof SUITS;

const COURT = {
  j: { rank: "jack", charge: visoredHelm, rules: ["BA-5", "BA-10"] },
  q: { rank: "queen", charge: queenCrown, rules: ["BA-5", "BA-10"] },
  k: { rank: "king", charge: imperialCrown, rules: ["BA-11", "BA-12", "BA-13"] },
  a: { rank: "ace", charge: wingedSword, rules: ["BA-9"] },
} as const;

const NUMBERS = ["2", "3", "4", "5", "6", "7", "8", "9", "10"];

function number(value: string, suit: Suit): Face {
  const { mark, tincture } = SUITS[suit];
  const slug = value + suit[0];
  return {
    slug,
    get name() { return nameOf(slug, "name"); },
    get short() { return text.suit(suit); },
    number: value, charge: mark, mark,
    get markName() { return text.suit(suit); },
    tincture, rules: ["BA-5", "BA-6"],
  };
}

function courtier(letter: keyof typeof COURT, suit: Suit): Face {
  const { rank, charge, rules } = COURT[letter];
  const { mark, tincture } = SUITS[suit];
  const slug = letter + suit[0];
  return {
    slug,
    get name() { return nameOf(slug, "name"); },
    get short() { return text.rank(rank); },
    get number() { return text.letter(rank); },
    charge, mark,
    get markName() { return text.suit(suit); },
    tincture, rules: [...rules],
  };
}

const suits = Object.keys(SUITS) as Suit[];
const letters = Object.keys(COURT) as (keyof typeof COURT)[];

const ALL: Face[] = [
  ...NUMBERS.flatMap((value) => suits.map((suit) => number(value, suit))),
  ...letters.flatMap((letter) => suits.map((suit) => courtier(letter, suit))),
  { slug: "joker", get name() { return nameOf("joker", "name"); }, charge: jesterHat, chargeWidth: 62, tincture: "or", rules: ["BA-15", "BA-16"] },
];

export const faces: Faces = Object.fromEntries(ALL.map((face) => [face.slug, face]));

/** A Joker before a King: it has the King's suit. */
export function shield(suit: Suit): Face {
  return {
    slug: "joker",
    get name() { return text.shield(suit); },
    get short() { return text.shieldShort; },
    charge: jesterHat, chargeWidth: 62, mark: SUITS[suit].mark,
    get markName() { return text.suit(suit); },
    tincture: "or", rules: ["BA-16"],
  };
}

/** The face of a card on the table: the shield is drawn as one. */
export function faceOf(card: string, suit: string): Face | undefined {
  return card === "joker" ? shield(suit as Suit) : faces[card];
}

/** A card as a chip: what is printed in its corner, its suit, and whether it is red. */
export function corner(card: string): { number: string; mark: string; red: boolean } {
  const face = faces[card];
  return { number: face?.number ?? "", mark: face?.mark ?? face?.charge ?? "", red: face?.tincture === "gules" };
}

export function suitOf(card: string): Suit {
  return suits.find((suit) => suit[0] === card.at(-1)) ?? "clubs";
}

/** The own discard pile, which is drawn without a name. */
export const pile: Face = { slug: "", name: "", charge: cardDiscard, tincture: "argent", rules: ["BA-7"] };
