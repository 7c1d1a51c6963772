/** Cards by kind. */
import type { Pile } from "./view";

export const counted = (piles: readonly Pile[]): number => piles.reduce((sum, pile) => sum + pile.count, 0);
