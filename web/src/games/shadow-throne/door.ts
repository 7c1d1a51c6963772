import crest from "icon:cloak-dagger";
import type { HouseDoor } from "../module";

export const door: HouseDoor = {
  name: "shadow-throne",
  crest,
  tincture: "vert",
  players: [3, 5],
  minutes: 40,
  place: 5,
};
