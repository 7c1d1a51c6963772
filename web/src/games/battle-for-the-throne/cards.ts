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
import { deck, type CardSlug } from "./deck";
import { text } from "./text";
import type { Suit } from "./view";

const { card: nameOf } = gameWords("battle-for-the-throne");

const MARKS: Record<Suit, string> = { clubs, diamonds, hearts, spades };
export const SUITS = Object.keys(MARKS) as Suit[];
const FIELDS = { black: "sable", red: "gules" } as const;

const COURT = {
  j: { rank: "jack", charge: visoredHelm, rules: ["BA-5", "BA-10"] },
  q: { rank: "queen", charge: queenCrown, rules: ["BA-5", "BA-10"] },
  k: { rank: "king", charge: imperialCrown, rules: ["BA-11", "BA-12", "BA-13"] },
  a: { rank: "ace", charge: wingedSword, rules: ["BA-9"] },
} as const;

const JOKER: Face = {
  slug: "joker",
  get name() {
    return nameOf("joker", "name");
  },
  charge: jesterHat,
  chargeWidth: 62,
  tincture: "or",
  rules: ["BA-15", "BA-16"],
};

function face(slug: CardSlug): Face {
  if (slug === "joker") return JOKER;
  const { suit, colour } = deck[slug];
  const value = slug.slice(0, -1);
  const court = value in COURT ? COURT[value as keyof typeof COURT] : undefined;
  return {
    slug,
    get name() {
      return nameOf(slug, "name");
    },
    get short() {
      return court ? text.rank(court.rank) : text.suit(suit);
    },
    get number() {
      return court ? text.letter(court.rank) : value;
    },
    charge: court?.charge ?? MARKS[suit],
    mark: MARKS[suit],
    get markName() {
      return text.suit(suit);
    },
    tincture: FIELDS[colour],
    rules: [...(court?.rules ?? ["BA-5", "BA-6"])],
  };
}

export const faces: Faces = Object.fromEntries((Object.keys(deck) as CardSlug[]).map((slug) => [slug, face(slug)]));

/** A Joker in front of a King: it has the King's suit. */
export function shield(suit: Suit): Face {
  return {
    slug: "joker",
    get name() {
      return text.shield(suit);
    },
    get short() {
      return text.shieldShort;
    },
    charge: jesterHat,
    chargeWidth: 62,
    mark: MARKS[suit],
    get markName() {
      return text.suit(suit);
    },
    tincture: "or",
    rules: ["BA-16"],
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
  return SUITS.find((suit) => suit[0] === card.at(-1)) ?? "clubs";
}

/** Our own discard pile, which is drawn without a name. */
export const pile: Face = { slug: "", name: "", charge: cardDiscard, tincture: "argent", rules: ["BA-7"] };
