import crest from "icon:cloak-dagger";
import type { GameMeta } from "../module";
import { basics } from "./basics";

export const meta: GameMeta = {
  ...basics,
  crest,
  tincture: "vert",
  place: 5,
};
