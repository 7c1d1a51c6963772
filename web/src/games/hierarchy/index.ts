import type { GameCode } from "../module";
import { faces } from "./cards";
import { moments } from "./moments";
import Table from "./Table.svelte";
import { text } from "./text";
import type { HierarchyTable } from "./view";

export const game: GameCode<HierarchyTable> = {
  faces,
  Table,
  get seatNames() {
    return text.colours;
  },
  where: (view) => text.where(view.ply, view.viewer),
  moments,
  decisionText: (decision) => {
    const [verb, card = "", word, other = "", , price] = decision.split(" ");
    if (verb === "return") return text.ask.sendHome(card);
    if (word === "as") return text.ask.layAs(card, other, price);
    return word === "discard" ? text.ask.layFor(card, other) : text.ask.lay(card);
  },
  deal: ({ ply, waiting, table: { hands } }) => {
    const whole = hands.every((hand) => hand.length === Object.keys(faces).length / hands.length);
    return ply === 0 && whole ? hands[waiting[0] === "p1" ? 0 : 1] : undefined;
  },
  inWords: (play) => {
    const { table } = play;
    const { line, hands, size } = table;
    const top = line.at(-1);
    const [rival = "p2"] = play.rivals;
    const handOf = (seat: string): string[] => hands[seat === "p1" ? 0 : 1] ?? [];
    return [
      play.question,
      ...(top
        ? [
            text.told.line(
              line.map((laid) => laid.card),
              size,
            ),
            text.asks(table),
            text.exceptions(table),
          ]
        : [text.told.emptyLine]),
      text.told.holds(play.other(play.near), handOf(play.near)),
      text.told.holds(play.nameOf(rival), handOf(rival)),
    ].join(" ");
  },
};
