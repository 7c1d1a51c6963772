import crest from "icon:holy-grail";
import type { GameMeta } from "../module";
import { basics } from "./basics";

export const meta: GameMeta = {
  ...basics,
  crest,
  tincture: "or",
  place: 2,
};
