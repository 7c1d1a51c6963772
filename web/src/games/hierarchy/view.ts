/** What the server tells of Hierarchy's table: `games/hierarchy/view.py`. */
import type { GameMessage } from "$/lib/catalogue";
import type { Seat } from "$/lib/wire";

export interface Laid {
  card: string;
  owner: Seat;
  guise: string | null;
}

export interface HierarchyTable {
  hands: string[][];
  line: Laid[];
  size: number;
  number: number | null;
  discards: { card: string; owner: Seat }[];
  answers: { card: string; guise: string | null; cards: string[] | null }[];
  stage: "play" | "return" | "over";
  /** At the end, why each card that the loser holds could not be laid. */
  stuck: { card: string; reason: GameMessage }[];
}
