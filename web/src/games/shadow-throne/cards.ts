/** The 27 characters as they are drawn: field and mark are the faction, the canton is the power. */
import angelWings from "icon:angel-wings";
import barbute from "icon:barbute";
import breakingChain from "icon:breaking-chain";
import brokenShield from "icon:broken-shield";
import candleLight from "icon:candle-light";
import centurionHelmet from "icon:centurion-helmet";
import eagleEmblem from "icon:eagle-emblem";
import fist from "icon:fist";
import fleurDeLys from "icon:fleur-de-lys";
import gothicCross from "icon:gothic-cross";
import guards from "icon:guards";
import imperialCrown from "icon:imperial-crown";
import monkFace from "icon:monk-face";
import mountedKnight from "icon:mounted-knight";
import poisonBottle from "icon:poison-bottle";
import popeCrown from "icon:pope-crown";
import prayer from "icon:prayer";
import queenCrown from "icon:queen-crown";
import receiveMoney from "icon:receive-money";
import robinHoodHat from "icon:robin-hood-hat";
import shepherdsCrook from "icon:shepherds-crook";
import shinyPurse from "icon:shiny-purse";
import snake from "icon:snake";
import spikedHalo from "icon:spiked-halo";
import spyglass from "icon:spyglass";
import swordwoman from "icon:swordwoman";
import templarShield from "icon:templar-shield";
import throneKing from "icon:throne-king";
import torch from "icon:torch";
import twoCoins from "icon:two-coins";
import warlordHelmet from "icon:warlord-helmet";
import wheat from "icon:wheat";
import type { Face, Faces } from "$/card/face";

export const FACTIONS = {
  Empire: { tincture: "gules", mark: eagleEmblem, markName: "Empire" },
  Rebels: { tincture: "vert", mark: fist, markName: "Rebels" },
  Church: { tincture: "or", mark: gothicCross, markName: "Church" },
} as const;
export type Faction = keyof typeof FACTIONS;

export const RANKS = ["commoner", "elite", "noble"] as const;

/** Influence and gold, wherever they stand. */
export const influenceIcon = imperialCrown;
export const goldIcon = twoCoins;

type Row = [name: string, short: string, charge: string, power: number, influence: number, gold: number, rules: string[]];

function signed(gold: number): string {
  return gold > 0 ? `+${gold}` : gold < 0 ? `\u2212${-gold}` : "0";
}

function rank(place: number): number {
  return place < 3 ? 1 : place < 5 ? 2 : 3;
}

/** What follows a name where the card is read. */
const EPITHETS: Record<string, string> = {
  "Anna Lys": ", Widow Maker",
  Datura: ", Addled Assassin",
  Langman: ", Crown's Thorn",
  Picureas: ", Son of Roses",
  Sythera: " the Whisperer",
  Simone: " the Sufferer",
  Protis: ", Absolver of Sins",
  Thavna: " the Revelator",
};

function character(faction: Faction, [name, short, charge, power, influence, gold, rules]: Row, place: number): Face {
  return {
    slug: name.toLowerCase().replaceAll("'", "").replaceAll(" ", "-"),
    name, full: EPITHETS[name] && name + EPITHETS[name], short, charge, number: String(power), notches: rank(place), rules, ...FACTIONS[faction],
    stats: [
      { icon: influenceIcon, value: String(influence), name: "influence" },
      { icon: goldIcon, value: signed(gold), name: "gold" },
    ],
  };
}

/** Each faction: three commoners, two elites, four nobles. */
const ROWS: Record<Faction, Row[]> = {
  Empire: [
    ["Dutiful Peasant", "Peasant", wheat, 1, 1, 0, ["ST-5", "ST-22"]],
    ["Loyal Soldier", "Soldier", centurionHelmet, 1, 1, 1, ["ST-5"]],
    ["Tax Collector", "Tax Collector", receiveMoney, 1, 0, 2, ["ST-5"]],
    ["King's Guard", "King's Guard", guards, 4, 2, -2, ["ST-5"]],
    ["Benthon Knights", "Knights", mountedKnight, 2, 1, -1, ["ST-10"]],
    ["Captain Khamon Phabos", "Khamon", warlordHelmet, 6, 2, -3, ["ST-5"]],
    ["Anna Lys", "Anna Lys", fleurDeLys, 2, 3, -3, ["ST-10"]],
    ["Datura", "Datura", poisonBottle, 2, 3, -3, ["ST-10"]],
    ["King Kyros", "Kyros", throneKing, 0, 5, -5, ["ST-17"]],
  ],
  Rebels: [
    ["Defiant Slave", "Slave", breakingChain, 1, 1, 0, ["ST-5", "ST-22"]],
    ["Mutinous Soldier", "Mutineer", brokenShield, 1, 1, 1, ["ST-5"]],
    ["Outlaw", "Outlaw", robinHoodHat, 1, 0, 2, ["ST-5"]],
    ["Queen's Guard", "Queen's Guard", swordwoman, 3, 1, -1, ["ST-5", "ST-22"]],
    ["Phabos Scouts", "Scouts", spyglass, 2, 2, -2, ["ST-13"]],
    ["Langman", "Langman", barbute, 4, 2, -2, ["ST-20"]],
    ["Picureas", "Picureas", torch, 2, 3, -3, ["ST-14"]],
    ["Sythera", "Sythera", snake, 3, 3, -3, ["ST-16"]],
    ["Queen Eletheria", "Eletheria", queenCrown, 0, 5, -5, ["ST-15"]],
  ],
  Church: [
    ["Pious Peasant", "Peasant", prayer, 1, 1, 0, ["ST-5", "ST-22"]],
    ["Warrior Monk", "Warrior Monk", monkFace, 1, 1, 1, ["ST-5"]],
    ["Tithe Master", "Tithe Master", shinyPurse, 1, 0, 2, ["ST-5"]],
    ["Godesea Knights", "Godesea", templarShield, 3, 1, 0, ["ST-5"]],
    ["Shepherd of the Lost", "Shepherd", shepherdsCrook, 0, 2, -2, ["ST-11"]],
    ["Simone", "Simone", angelWings, 4, 2, -2, ["ST-18"]],
    ["Protis", "Protis", popeCrown, 0, 3, -3, ["ST-11"]],
    ["Thavna", "Thavna", candleLight, 1, 3, -3, ["ST-19"]],
    ["Princess Beatrice", "Beatrice", spikedHalo, 0, 5, -5, ["ST-11", "ST-12"]],
  ],
};

const ALL: Face[] = (Object.keys(ROWS) as Faction[]).flatMap((faction) =>
  ROWS[faction].map((row, place) => character(faction, row, place)),
);

export const faces: Faces = Object.fromEntries(ALL.map((face) => [face.slug, face]));
