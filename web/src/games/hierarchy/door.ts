import crest from "icon:imperial-crown";
import type { HouseDoor } from "../module";
import { basics } from "./basics";

export const door: HouseDoor = {
  ...basics,
  crest,
  tincture: "purpure",
  place: 1,
};
