import crest from "icon:jester-hat";
import type { HouseDoor } from "../module";

export const door: HouseDoor = {
  name: "behind-the-throne",
  crest,
  tincture: "azure",
  players: [2, 4],
  minutes: 25,
  place: 3,
};
