/** Made by web/build/page_types.py from games/shadow_throne/view.py: not to be edited. */
import type { Seat } from "$/lib/protocol";
import type { CardSlug } from "./deck";

export type Faction = "Empire" | "Rebels" | "Church";

export type Stage = "draft" | "wave" | "extra" | "keep" | "over";

/** A card in a seat's line. */
export interface Character {
  card: CardSlug;
  /** 1 to 4; 0 for a Langman who stayed from the battle before. */
  wave: number;
  /** Called by King Kyros. */
  extra: boolean;
  face_down: boolean;
  dead: boolean;
  /** What it counts for now. */
  faction: Faction;
  converted: boolean;
  tokens: number;
  /** What it adds to its faction now. */
  power: number;
}

/** What a card of the viewer's hand would do to the purse now; the others' prices show when they reveal. */
export interface Offer {
  card: CardSlug;
  /** Income, or the cost as a negative number, hush money included. */
  gold: number;
  hush_money: boolean;
  affordable: boolean;
  /** The gold after it; a card that cannot be paid for brings 1 (ST-7). */
  purse: number;
  /** What its faction would have with this card alone, before any ability. */
  power: number;
}

/** What a battle has brought to a seat. */
export interface Spoils {
  /** ST-22: of the characters on a winning side. */
  influence: number;
  /** ST-18: of Simone's death. */
  martyr: number;
  /** ST-22: consolation of the others. */
  gold: number;
}

/** One seat. */
export interface Player {
  seat: Seat;
  gold: number;
  influence: number;
  /** How many cards are in hand, the one chosen in secret among them. */
  cards: number;
  /** null where the viewer may not look. */
  hand: CardSlug[] | null;
  /** Whether the secret choice is made. */
  decided: boolean;
  /** That choice, for the one who made it. */
  choice: CardSlug | null;
  /** The faction whose next character costs 1 gold more. */
  hush_money: Faction | null;
  line: Character[];
  /** By faction: the influence of the seat's characters if that one won now. */
  stakes: number[];
  /** Once the battle is over. */
  spoils: Spoils | null;
}

/** A side of the battle. */
export interface Side {
  name: Faction;
  power: number;
  leads: boolean;
  /** How much power is missing to the lead. */
  behind: number;
}

/** A pool as it lay when it came before the viewer (ST-3). */
export interface SeenPool {
  round: number;
  cards: CardSlug[];
  /** What the viewer took; null while it is being decided. */
  taken: CardSlug | null;
}

/** The table of Shadow Throne. */
export interface ShadowTable {
  battle: number;
  stage: Stage;
  /** 1 to 6 while the pools go round, otherwise 0. */
  round: number;
  /** 1 to 4 in the battle, otherwise 0. */
  wave: number;
  target: number;
  factions: Side[];
  players: Player[];
  /** The cards before the viewer, while the pools go round. */
  pool: CardSlug[] | null;
  /** By seat, for one who sees everything. */
  pools: CardSlug[][] | null;
  /** The viewer's hand with its prices in this wave. */
  offers: Offer[];
  seen: SeenPool[];
  undealt: number;
}
