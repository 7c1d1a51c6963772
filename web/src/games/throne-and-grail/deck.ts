/** Made by web/build/page_types.py from games/throne_and_grail/cards.py: not to be edited. */

/** How many of each card the box has as it comes, and what is printed on them. */
export const deck = {
  "5": { copies: 5 },
  "6": { copies: 6 },
  "7": { copies: 7 },
  "8": { copies: 8 },
  grail: { copies: 3 },
  "+3": { copies: 3 },
  "+4": { copies: 4 },
  "-2": { copies: 2 },
  "-3": { copies: 3 },
  "-4": { copies: 4 },
} as const;

/** Of every card that a box can hold. */
export type CardSlug =
  | "5" | "6" | "7" | "8" | "grail" | "+1" | "+2" | "+3" | "+4" | "+5" | "+6" | "+7" | "+8" | "+9" | "+10" | "+11" | "+12"
  | "+13" | "+14" | "+15" | "+16" | "+17" | "+18" | "+19" | "+20" | "-1" | "-2" | "-3" | "-4" | "-5" | "-6" | "-7" | "-8"
  | "-9" | "-10" | "-11" | "-12" | "-13" | "-14" | "-15" | "-16" | "-17" | "-18" | "-19" | "-20";
