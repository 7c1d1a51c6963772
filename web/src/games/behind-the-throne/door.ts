import crest from "icon:jester-hat";
import type { Door } from "../module";

export const door: Door = {
  name: "behind-the-throne",
  title: "Behind the Throne",
  crest,
  tincture: "azure",
  players: [2, 4],
  minutes: 25,
  about: "Turn up courtiers, push your luck, and borrow their powers to save the row.",
  place: 3,
};
