import crest from "icon:jester-hat";
import type { HouseDoor } from "../module";
import { basics } from "./basics";

export const door: HouseDoor = {
  ...basics,
  crest,
  tincture: "azure",
  place: 3,
};
