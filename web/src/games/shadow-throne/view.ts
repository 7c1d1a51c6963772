/** What the server tells of Shadow Throne's table: `games/shadow_throne/view.py`. */
import type { Seat } from "$/lib/wire";
import type { Faction } from "./cards";

export interface Character {
  card: string;
  /** 1 to 4; 0 for a Langman who stayed. */
  wave: number;
  extra: boolean;
  face_down: boolean;
  dead: boolean;
  faction: Faction;
  converted: boolean;
  tokens: number;
  power: number;
}

export interface Offer {
  card: string;
  gold: number;
  hush_money: boolean;
  affordable: boolean;
  purse: number;
  power: number;
}

export interface Spoils {
  influence: number;
  martyr: number;
  gold: number;
}

export interface Player {
  seat: Seat;
  gold: number;
  influence: number;
  cards: number;
  hand: string[] | null;
  decided: boolean;
  choice: string | null;
  hush_money: Faction | null;
  line: Character[];
  /** By faction. */
  stakes: number[];
  spoils: Spoils | null;
}

export interface Side {
  name: Faction;
  power: number;
  leads: boolean;
  behind: number;
}

export interface ShadowTable {
  battle: number;
  stage: "draft" | "wave" | "extra" | "keep" | "over";
  round: number;
  wave: number;
  target: number;
  factions: Side[];
  players: Player[];
  pool: string[] | null;
  pools: string[][] | null;
  offers: Offer[];
  seen: { round: number; cards: string[]; taken: string | null }[];
  undealt: number;
}
