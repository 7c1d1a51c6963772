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

export const SUITS = {
  clubs: { name: "Clubs", mark: clubs, tincture: "sable" },
  diamonds: { name: "Diamonds", mark: diamonds, tincture: "gules" },
  hearts: { name: "Hearts", mark: hearts, tincture: "gules" },
  spades: { name: "Spades", mark: spades, tincture: "sable" },
} as const;
export type Suit = keyof typeof SUITS;

const COURT = {
  j: { name: "Jack", charge: visoredHelm, rules: ["BA-5", "BA-10"] },
  q: { name: "Queen", charge: queenCrown, rules: ["BA-5", "BA-10"] },
  k: { name: "King", charge: imperialCrown, rules: ["BA-11", "BA-12", "BA-13"] },
  a: { name: "Ace", charge: wingedSword, rules: ["BA-9"] },
} as const;

const NUMBERS = ["2", "3", "4", "5", "6", "7", "8", "9", "10"];

function number(value: string, suit: Suit): Face {
  const { name, mark, tincture } = SUITS[suit];
  return {
    slug: value + suit[0], name: `${value} of ${name}`, short: name, number: value, charge: mark, mark, markName: name, tincture,
    rules: ["BA-5", "BA-6"],
  };
}

function courtier(rank: keyof typeof COURT, suit: Suit): Face {
  const { name, charge, rules } = COURT[rank];
  return {
    slug: rank + suit[0], name: `${name} of ${SUITS[suit].name}`, short: name, number: rank.toUpperCase(), charge,
    mark: SUITS[suit].mark, markName: SUITS[suit].name, tincture: SUITS[suit].tincture, rules: [...rules],
  };
}

const suits = Object.keys(SUITS) as Suit[];
const ranks = Object.keys(COURT) as (keyof typeof COURT)[];

const ALL: Face[] = [
  ...NUMBERS.flatMap((value) => suits.map((suit) => number(value, suit))),
  ...ranks.flatMap((rank) => suits.map((suit) => courtier(rank, suit))),
  { slug: "joker", name: "Joker", charge: jesterHat, chargeWidth: 62, tincture: "or", rules: ["BA-15", "BA-16"] },
];

export const faces: Faces = Object.fromEntries(ALL.map((face) => [face.slug, face]));

/** A Joker before a King: it has the King's suit. */
export function shield(suit: Suit): Face {
  const { mark, name } = SUITS[suit];
  return {
    slug: "joker", name: `Shield of ${name}`, short: "Shield", charge: jesterHat, chargeWidth: 62, mark, markName: name, tincture: "or", rules: ["BA-16"],
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

/** The other suit of its colour, and the other colour. */
export function against(card: string): { own: string; half: string; full: string } {
  const own = suits.find((suit) => suit[0] === card.at(-1)) ?? "clubs";
  const half = suits.find((suit) => suit !== own && SUITS[suit].tincture === SUITS[own].tincture) ?? own;
  return { own: SUITS[own].name, half: SUITS[half].name, full: SUITS[own].tincture === "sable" ? "red" : "black" };
}

/** The own discard pile. */
export const pile: Face = { slug: "", name: "Discard pile", short: "Discard", charge: cardDiscard, tincture: "argent", rules: ["BA-7"] };
