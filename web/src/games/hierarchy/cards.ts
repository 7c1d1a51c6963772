/** The fourteen characters as they are drawn. Their field is the owner's: gold or purple. */
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

function character(slug: string, name: string, number: string, charge: string, rules: string[], royal = false): Face {
  const crown = royal ? { mark: queenCrown, markName: "Royalty" } : {};
  return { slug, name, number, charge, tincture: "or", rules, ...crown };
}

const ALL: Face[] = [
  character("assassin", "Assassin", "1", hoodedAssassin, ["HI-8"]),
  character("leper", "Leper", "2", ringingBell, ["HI-9"]),
  character("serf", "Serf", "3", pitchfork, ["HI-10"]),
  character("tower", "Tower", "4", whiteTower, ["HI-11", "HI-6"], true),
  character("surgeon", "Surgeon", "5", scalpel, ["HI-12"]),
  character("knight", "Knight", "6", visoredHelm, ["HI-13"]),
  character("usurper", "Usurper", "7", sharpCrown, ["HI-14"]),
  character("sorcerer", "Sorcerer", "8", pointyHat, ["HI-15"]),
  character("dragon", "Dragon", "9", spikedDragonHead, ["HI-13"]),
  character("baroness", "Baroness", "10", rose, ["HI-16"], true),
  character("high-priest", "High Priest", "11", popeCrown, ["HI-16"]),
  character("queen", "Queen", "12", queenCrown, ["HI-16"], true),
  character("king", "King", "13", imperialCrown, ["HI-16"], true),
  character("imposter", "Imposter", "?", dualityMask, ["HI-17"]),
];

export const faces: Faces = Object.fromEntries(ALL.map((face) => [face.slug, face]));

/** The mark of an Imposter on top. */
export const mask = dualityMask;
