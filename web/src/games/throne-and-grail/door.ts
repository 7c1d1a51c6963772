import crest from "icon:holy-grail";
import type { HouseDoor } from "../module";

export const door: HouseDoor = {
  name: "throne-and-grail",
  crest,
  tincture: "or",
  players: [2, 2],
  minutes: 20,
  place: 2,
};
