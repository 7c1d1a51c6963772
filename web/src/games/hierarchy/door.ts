import crest from "icon:imperial-crown";
import type { Door } from "../module";

export const door: Door = {
  name: "hierarchy",
  title: "Hierarchy",
  crest,
  tincture: "purpure",
  players: [2, 2],
  minutes: 20,
  about: "Open hands, one line of cards: leave your rival without an answer.",
  place: 1,
};
