import crest from "icon:imperial-crown";
import type { HouseDoor } from "../module";

export const door: HouseDoor = {
  name: "hierarchy",
  crest,
  tincture: "purpure",
  players: [2, 2],
  minutes: 20,
  place: 1,
};
