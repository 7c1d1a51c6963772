import crest from "icon:crossed-swords";
import type { HouseDoor } from "../module";

export const door: HouseDoor = {
  name: "battle-for-the-throne",
  crest,
  tincture: "gules",
  players: [2, 6],
  minutes: 40,
  place: 4,
};
