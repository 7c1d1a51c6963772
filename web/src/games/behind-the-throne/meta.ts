import crest from "icon:jester-hat";
import type { GameMeta } from "../module";
import { basics } from "./basics";

export const meta: GameMeta = {
  ...basics,
  crest,
  tincture: "azure",
  place: 3,
};
