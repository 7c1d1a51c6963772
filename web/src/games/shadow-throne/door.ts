import crest from "icon:cloak-dagger";
import type { HouseDoor } from "../module";
import { basics } from "./basics";

export const door: HouseDoor = {
  ...basics,
  crest,
  tincture: "vert",
  place: 5,
};
