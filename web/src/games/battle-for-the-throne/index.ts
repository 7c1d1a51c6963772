import PlainTable from "$/table/PlainTable.svelte";
import type { GameModule } from "../module";
import { faces } from "./cards";

export const game: GameModule = {
  faces,
  Table: PlainTable,
  where: () => "",
  inWords: (play) => play.speak(play.view.asked),
};
