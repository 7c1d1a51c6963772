import crest from "icon:imperial-crown";
import type { GameMeta } from "../module";
import { basics } from "./basics";

export const meta: GameMeta = {
  ...basics,
  crest,
  tincture: "purpure",
  place: 1,
};
