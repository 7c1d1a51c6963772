import crest from "icon:cloak-dagger";
import type { Door } from "../module";

export const door: Door = {
  name: "shadow-throne",
  title: "Shadow Throne",
  crest,
  tincture: "vert",
  players: [3, 5],
  minutes: 40,
  about: "Three factions, four waves, sealed choices: back the winner before it wins.",
  place: 5,
};
