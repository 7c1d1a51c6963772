import PlainTable from "$/table/PlainTable.svelte";
import type { GameModule } from "../module";
import { faces, gallery } from "./cards";

export const game: GameModule = {
  faces,
  Table: PlainTable,
  seatNames: ["Lion", "Raven"],
  gallery,
  where: () => "",
  inWords: (play) => play.speak(play.view.asked),
};
