/** Made by web/build/page_types.py from games/hierarchy/cards.py: not to be edited. */

/** How many of each card the box has as it comes, and what is printed on them. */
export const deck = {
  assassin: { copies: 1, number: "1", royal: "" },
  leper: { copies: 1, number: "2", royal: "" },
  serf: { copies: 1, number: "3", royal: "" },
  tower: { copies: 1, number: "4", royal: "yes" },
  surgeon: { copies: 1, number: "5", royal: "" },
  knight: { copies: 1, number: "6", royal: "" },
  usurper: { copies: 1, number: "7", royal: "" },
  sorcerer: { copies: 1, number: "8", royal: "" },
  dragon: { copies: 1, number: "9", royal: "" },
  baroness: { copies: 1, number: "10", royal: "yes" },
  "high-priest": { copies: 1, number: "11", royal: "" },
  queen: { copies: 1, number: "12", royal: "yes" },
  king: { copies: 1, number: "13", royal: "yes" },
  imposter: { copies: 1, number: "?", royal: "" },
} as const;

/** Of every card that a box can hold. */
export type CardSlug =
  | "assassin" | "leper" | "serf" | "tower" | "surgeon" | "knight" | "usurper" | "sorcerer" | "dragon" | "baroness"
  | "high-priest" | "queen" | "king" | "imposter";
