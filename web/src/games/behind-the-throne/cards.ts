/** The nine kinds and the End of Game card as they are drawn; field and mark are the family of the kind. */
import bubblingFlask from "icon:bubbling-flask";
import crossedChains from "icon:crossed-chains";
import hand from "icon:hand";
import hourglass from "icon:hourglass";
import imperialCrown from "icon:imperial-crown";
import jesterHat from "icon:jester-hat";
import lyre from "icon:lyre";
import plainDagger from "icon:plain-dagger";
import queenCrown from "icon:queen-crown";
import rallyTheTroops from "icon:rally-the-troops";
import scales from "icon:scales";
import shield from "icon:shield";
import thirdEye from "icon:third-eye";
import type { Face, Faces } from "$/card/face";
import { gameWords } from "$/text/game";
import { deck, type CardSlug } from "./deck";

const { say, card } = gameWords("behind-the-throne");

const FAMILIES = {
  manipulative: { tincture: "purpure", mark: hand },
  protective: { tincture: "azure", mark: shield },
  prohibitive: { tincture: "gules", mark: crossedChains },
} as const;
type Family = keyof typeof FAMILIES;

interface Kind extends Face {
  family?: Family;
}

function kind(slug: Exclude<CardSlug, "end">, charge: string, rules: string[]): Kind {
  const { value, ability: family } = deck[slug];
  return {
    slug,
    number: value,
    charge,
    rules,
    family,
    ...FAMILIES[family],
    get name() {
      return card(slug, "name");
    },
    get markName() {
      return say("table-family", { family });
    },
  };
}

const ALL: Kind[] = [
  kind("general", rallyTheTroops, ["BT-15", "BT-16"]),
  kind("prophet", thirdEye, ["BT-19"]),
  kind("jester", jesterHat, ["BT-15", "BT-16"]),
  kind("assassin", plainDagger, ["BT-15", "BT-16"]),
  kind("judge", scales, ["BT-18"]),
  kind("minstrel", lyre, ["BT-14"]),
  kind("alchemist", bubblingFlask, ["BT-7"]),
  kind("queen", queenCrown, ["BT-8"]),
  kind("king", imperialCrown, ["BT-12"]),
  {
    slug: "end",
    get name() {
      return card("end", "name");
    },
    charge: hourglass,
    tincture: "sable",
    rules: ["BT-20", "BT-21"],
  },
];

const BY_SLUG = new Map(ALL.map((face) => [face.slug, face]));

export const faces: Faces = Object.fromEntries(BY_SLUG);

export const familyOf = (slug: string): Family | undefined => BY_SLUG.get(slug)?.family;

/** The value of a card; the End of Game card has none. */
export function valueOf(slug: string): number | null {
  const number = BY_SLUG.get(slug)?.number;
  return number === undefined ? null : Number(number);
}
