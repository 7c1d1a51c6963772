/** What is printed on a card, and what may lie on it. */

export const TINCTURES = ["or", "purpure", "azure", "vert", "gules", "sable", "argent"] as const;
export type Tincture = (typeof TINCTURES)[number];

/** The shapes of an icon, as `icon:NAME` gives them. */
export type Icon = string;

export interface Face {
  slug: string;
  /** The name, for sentences. */
  name: string;
  /** The name with its epithet where the card is read, if it has one: for labels and the reading card. */
  full?: string;
  /** The name on the card, where the full one is too long. */
  short?: string;
  /** In the canton; without one there is no canton. */
  number?: string;
  charge: Icon;
  /** How wide the charge is drawn, of 100; 54 unless told. */
  chargeWidth?: number;
  /** Top right: suit, faction, family, royal crown. */
  mark?: Icon;
  /** What the mark means, in words. */
  markName?: string;
  tincture: Tincture;
  /** Under the mark: one notch for a commoner, three for a noble. */
  notches?: number;
  /** The line under a short shield: an icon and its number, left and right. */
  stats?: [Stat, Stat];
  /** The rules that its text is about. */
  rules: string[];
}

export interface Stat {
  icon: Icon;
  value: string;
}

export type Faces = Record<string, Face>;

export interface Ribbon {
  text: string;
  tone?: "gold" | "vellum" | "ink" | "warn";
  at?: "top" | "name" | "middle";
}

/** What a card looks like beside its face: every state has a shape, a colour and a word. */
export interface Look {
  legal?: boolean;
  selected?: boolean;
  quiet?: boolean;
  /** What a rival could answer. */
  reply?: boolean;
  dead?: string;
  converted?: { to: Tincture; flag: string };
  token?: string;
  ribbon?: Ribbon;
  /** The value has broken the row: cracked and tilted. */
  broken?: boolean;
  tilted?: boolean;
  sideways?: boolean;
  faceDown?: boolean;
  sealed?: boolean;
  mini?: boolean | "phone";
}
