import crest from "icon:crossed-swords";
import type { Door } from "../module";

export const door: Door = {
  name: "battle-for-the-throne",
  title: "Battle For The Throne",
  crest,
  tincture: "gules",
  players: [2, 6],
  minutes: 40,
  about: "Kings, Queens and Jacks in three ranks; the last crown standing wins.",
  place: 4,
};
