import crest from "icon:crossed-swords";
import type { HouseDoor } from "../module";
import { basics } from "./basics";

export const door: HouseDoor = {
  ...basics,
  crest,
  tincture: "gules",
  place: 4,
};
