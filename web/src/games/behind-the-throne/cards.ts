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

const FAMILIES = {
  manipulative: { tincture: "purpure", mark: hand, markName: "manipulative" },
  protective: { tincture: "azure", mark: shield, markName: "protective" },
  prohibitive: { tincture: "gules", mark: crossedChains, markName: "prohibitive" },
} as const;

function kind(slug: string, name: string, value: number, charge: string, family: keyof typeof FAMILIES, rules: string[]): Face {
  return { slug, name, number: String(value), charge, rules, ...FAMILIES[family] };
}

const ALL: Face[] = [
  kind("general", "General", 1, rallyTheTroops, "manipulative", ["BT-15", "BT-16"]),
  kind("prophet", "Prophet", 2, thirdEye, "manipulative", ["BT-19"]),
  kind("jester", "Jester", 3, jesterHat, "manipulative", ["BT-15", "BT-16"]),
  kind("assassin", "Assassin", 4, plainDagger, "manipulative", ["BT-15", "BT-16"]),
  kind("judge", "Judge", 5, scales, "manipulative", ["BT-18"]),
  kind("minstrel", "Minstrel", 6, lyre, "protective", ["BT-14"]),
  kind("alchemist", "Alchemist", 7, bubblingFlask, "protective", ["BT-7"]),
  kind("queen", "Queen", 8, queenCrown, "prohibitive", ["BT-8"]),
  kind("king", "King", 9, imperialCrown, "prohibitive", ["BT-12"]),
  { slug: "end", name: "End of Game", charge: hourglass, tincture: "sable", rules: ["BT-20", "BT-21"] },
];

export const faces: Faces = Object.fromEntries(ALL.map((face) => [face.slug, face]));
