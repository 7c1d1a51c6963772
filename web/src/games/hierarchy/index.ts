import { t } from "$/text";
import type { GameCode } from "../module";
import { faces } from "./cards";
import { moments } from "./moments";
import Table from "./Table.svelte";
import { text } from "./text";
import type { HierarchyTable } from "./view";

const names = (cards: string[]): string => t.list(cards.map((card) => faces[card]?.name ?? card)) || "no cards";

export const game: GameCode<HierarchyTable> = {
  faces,
  Table,
  seatNames: text.colours,
  where: (view) => text.where(view.ply, view.viewer === "p1" ? "Gold" : view.viewer === "p2" ? "Purple" : null),
  moments,
  guide: async () => (await import("./guide")).guide,
  inWords: (play) => {
    const { line, hands, size } = play.table;
    const top = line.at(-1);
    const [rival = "p2"] = play.rivals;
    return [
      play.question,
      top ? `The Line from its foot: ${names(line.map((laid) => laid.card))}. It counts ${size}.` : "The Line is empty.",
      top ? (text.demands[top.guise ?? top.card] ?? []).join(" ") : "",
      `${play.name(play.near)} hold${play.me === play.near ? "" : "s"} ${names(hands[play.near === "p1" ? 0 : 1] ?? [])}.`,
      `${play.nameOf(rival)} holds ${names(hands[rival === "p1" ? 0 : 1] ?? [])}.`,
    ].join(" ");
  },
};
