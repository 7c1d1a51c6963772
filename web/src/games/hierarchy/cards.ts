/** The fourteen characters as they are drawn. Their field has the owner's colour: gold or purple. */
import dualityMask from "icon:duality-mask";
import hoodedAssassin from "icon:hooded-assassin";
import imperialCrown from "icon:imperial-crown";
import pitchfork from "icon:pitchfork";
import pointyHat from "icon:pointy-hat";
import popeCrown from "icon:pope-crown";
import queenCrown from "icon:queen-crown";
import ringingBell from "icon:ringing-bell";
import rose from "icon:rose";
import scalpel from "icon:scalpel";
import sharpCrown from "icon:sharp-crown";
import spikedDragonHead from "icon:spiked-dragon-head";
import visoredHelm from "icon:visored-helm";
import whiteTower from "icon:white-tower";
import type { Face, Faces } from "$/card/face";
import { gameWords } from "$/text/game";
import { deck, type CardSlug } from "./deck";
import { text } from "./text";

const { card } = gameWords("hierarchy");

function character(slug: CardSlug, charge: string, rules: string[]): Face {
  const royal = deck[slug].royal !== "";
  return {
    slug,
    get name() {
      return card(slug, "name");
    },
    number: deck[slug].number,
    charge,
    tincture: "or",
    rules,
    mark: royal ? queenCrown : undefined,
    get markName() {
      return royal ? text.royalty : undefined;
    },
  };
}

const ALL: Face[] = [
  character("assassin", hoodedAssassin, ["HI-8"]),
  character("leper", ringingBell, ["HI-9"]),
  character("serf", pitchfork, ["HI-10"]),
  character("tower", whiteTower, ["HI-11", "HI-6"]),
  character("surgeon", scalpel, ["HI-12"]),
  character("knight", visoredHelm, ["HI-13"]),
  character("usurper", sharpCrown, ["HI-14"]),
  character("sorcerer", pointyHat, ["HI-15"]),
  character("dragon", spikedDragonHead, ["HI-13"]),
  character("baroness", rose, ["HI-16"]),
  character("high-priest", popeCrown, ["HI-16"]),
  character("queen", queenCrown, ["HI-16"]),
  character("king", imperialCrown, ["HI-16"]),
  character("imposter", dualityMask, ["HI-17"]),
];

export const faces: Faces = Object.fromEntries(ALL.map((face) => [face.slug, face]));

/** The mark of an Imposter on top. */
export const mask = dualityMask;
