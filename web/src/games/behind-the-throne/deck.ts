/** Made by web/build/page_types.py from games/behind_the_throne/cards.py: not to be edited. */

/** How many of each card the box has as it comes, and what is printed on them. */
export const deck = {
  general: { copies: 9, value: "1", ability: "manipulative" },
  prophet: { copies: 9, value: "2", ability: "manipulative" },
  jester: { copies: 9, value: "3", ability: "manipulative" },
  assassin: { copies: 9, value: "4", ability: "manipulative" },
  judge: { copies: 9, value: "5", ability: "manipulative" },
  minstrel: { copies: 9, value: "6", ability: "protective" },
  alchemist: { copies: 9, value: "7", ability: "protective" },
  queen: { copies: 9, value: "8", ability: "prohibitive" },
  king: { copies: 9, value: "9", ability: "prohibitive" },
  end: { copies: 1 },
} as const;

/** Of every card that a box can hold. */
export type CardSlug =
  | "general" | "prophet" | "jester" | "assassin" | "judge" | "minstrel" | "alchemist" | "queen" | "king" | "end";
