import crest from "icon:crossed-swords";
import type { GameMeta } from "../module";
import { basics } from "./basics";

export const meta: GameMeta = {
  ...basics,
  crest,
  tincture: "gules",
  place: 4,
};
