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
import type { Face } from "$/card/face";
import { gameWords } from "$/text/game";
import { deck, type CardSlug } from "./deck";
import { text } from "./text";

const { card } = gameWords("shadow-throne");

export const FACTIONS = {
  Empire: { tincture: "gules", mark: eagleEmblem },
  Rebels: { tincture: "vert", mark: fist },
  Church: { tincture: "or", mark: gothicCross },
} as const;
export type Faction = keyof typeof FACTIONS;

export interface CharacterFace extends Face {
  faction: Faction;
  power: number;
  influence: number;
  /** Income or cost, with its sign. */
  gold: string;
}

/** The icons of influence and gold, wherever they are shown. */
export const influenceIcon = imperialCrown;
export const goldIcon = twoCoins;

const RANKS = ["commoner", "elite", "noble"];

type Row = [slug: CardSlug, charge: string, rules: string[]];

function signed(gold: number): string {
  return gold > 0 ? `+${gold}` : gold < 0 ? `\u2212${-gold}` : "0";
}

function character(faction: Faction, [slug, charge, rules]: Row): CharacterFace {
  const { rank, power, influence, gold: income } = deck[slug];
  const gold = signed(Number(income));
  return {
    slug,
    charge,
    number: power,
    notches: RANKS.indexOf(rank) + 1,
    rules,
    ...FACTIONS[faction],
    faction,
    power: Number(power),
    influence: Number(influence),
    gold,
    stats: [
      { icon: influenceIcon, value: influence },
      { icon: goldIcon, value: gold },
    ],
    get name() {
      return card(slug, "name");
    },
    /** Only a card with an epithet has one. */
    get full() {
      return card(slug, "full") === card(slug) ? undefined : card(slug, "full");
    },
    get short() {
      return card(slug, "short");
    },
    get markName() {
      return text.faction(faction);
    },
  };
}

/** Each faction: three commoners, two elites, four nobles. */
const ROWS: Record<Faction, Row[]> = {
  Empire: [
    ["dutiful-peasant", wheat, ["ST-5", "ST-22"]],
    ["loyal-soldier", centurionHelmet, ["ST-5"]],
    ["tax-collector", receiveMoney, ["ST-5"]],
    ["kings-guard", guards, ["ST-5"]],
    ["benthon-knights", mountedKnight, ["ST-10"]],
    ["captain-khamon-phabos", warlordHelmet, ["ST-5"]],
    ["anna-lys", fleurDeLys, ["ST-10"]],
    ["datura", poisonBottle, ["ST-10"]],
    ["king-kyros", throneKing, ["ST-17"]],
  ],
  Rebels: [
    ["defiant-slave", breakingChain, ["ST-5", "ST-22"]],
    ["mutinous-soldier", brokenShield, ["ST-5"]],
    ["outlaw", robinHoodHat, ["ST-5"]],
    ["queens-guard", swordwoman, ["ST-5", "ST-22"]],
    ["phabos-scouts", spyglass, ["ST-13"]],
    ["langman", barbute, ["ST-20"]],
    ["picureas", torch, ["ST-14"]],
    ["sythera", snake, ["ST-16"]],
    ["queen-eletheria", queenCrown, ["ST-15"]],
  ],
  Church: [
    ["pious-peasant", prayer, ["ST-5", "ST-22"]],
    ["warrior-monk", monkFace, ["ST-5"]],
    ["tithe-master", shinyPurse, ["ST-5"]],
    ["godesea-knights", templarShield, ["ST-5"]],
    ["shepherd-of-the-lost", shepherdsCrook, ["ST-11"]],
    ["simone", angelWings, ["ST-18"]],
    ["protis", popeCrown, ["ST-11"]],
    ["thavna", candleLight, ["ST-19"]],
    ["princess-beatrice", spikedHalo, ["ST-11", "ST-12"]],
  ],
};

const ALL: CharacterFace[] = (Object.keys(ROWS) as Faction[]).flatMap((faction) => ROWS[faction].map((row) => character(faction, row)));

export const faces: Record<string, CharacterFace> = Object.fromEntries(ALL.map((face) => [face.slug, face]));
