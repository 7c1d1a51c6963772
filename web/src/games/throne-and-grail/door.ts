import crest from "icon:holy-grail";
import type { Door } from "../module";

export const door: Door = {
  name: "throne-and-grail",
  title: "Throne and the Grail",
  crest,
  tincture: "or",
  players: [2, 2],
  minutes: 20,
  about: "Lay the land one card at a time and seize the last five when it suits you.",
  place: 2,
};
