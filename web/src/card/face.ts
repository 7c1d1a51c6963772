/** What is printed on a card, and what may be drawn over it. */

export const TINCTURES = ["or", "purpure", "azure", "vert", "gules", "sable", "argent"] as const;
export type Tincture = (typeof TINCTURES)[number];

/** The shapes of an icon, as imported from `icon:NAME`. */
export type Icon = string;

export interface Face {
  slug: string;
  /** The name, for sentences. */
  name: string;
  /** The name with its epithet, if it has one: for labels and the card details. */
  full?: string;
  /** The name on the card, if the full one is too long. */
  short?: string;
  /** The number in the canton; without one there is no canton. */
  number?: string;
  charge: Icon;
  /** The width of the charge, out of 100; the default is 54. */
  chargeWidth?: number;
  /** Top right: suit, faction, family or royal crown. */
  mark?: Icon;
  /** What the mark means, in words. */
  markName?: string;
  tincture: Tincture;
  /** Under the mark: one notch for a commoner, three for a noble. */
  notches?: number;
  /** The line under a short shield: an icon and its number, left and right. */
  stats?: [Stat, Stat];
  /** The rules that its text refers to. */
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

/** What a card looks like in addition to its face: every state has a shape, a colour and a word. */
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
