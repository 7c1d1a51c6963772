import crest from "icon:holy-grail";
import type { HouseDoor } from "../module";
import { basics } from "./basics";

export const door: HouseDoor = {
  ...basics,
  crest,
  tincture: "or",
  place: 2,
};
