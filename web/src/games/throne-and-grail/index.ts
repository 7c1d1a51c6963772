import type { GameCode, ScoreRow } from "../module";
import { faces, gallery } from "./cards";
import { factsOf } from "./facts";
import type { Event } from "./messages";
import { moments } from "./moments";
import Table from "./Table.svelte";
import { points, signed, text } from "./text";
import type { GrailTable } from "./view";

const crowned = (table: GrailTable): boolean => table.sides.some((side) => side.grails === 3);

function score(table: GrailTable): ScoreRow[] {
  const { sides, majorities } = table;
  const grails: ScoreRow = { rule: "TG-9", label: text.grailsRow, values: sides.map((side) => side.grails) };
  if (crowned(table)) return [{ ...grails, note: text.notCounted, total: true }];
  const lands = majorities.map<ScoreRow>(({ card, counts, leader }) => ({
    rule: "TG-10",
    label: text.majority(card),
    note: text.versus(counts[0] ?? 0, counts[1] ?? 0),
    values: sides.map((_, n) => (leader === `p${n + 1}` ? Number(card) : 0)),
  }));
  return [
    ...lands,
    {
      rule: "TG-11",
      label: text.setsRow,
      note: text.versus(sides[0]?.score.sets ?? 0, sides[1]?.score.sets ?? 0),
      values: sides.map(({ score }) => score.total - score.majorities - score.numbers),
    },
    { rule: "TG-12", label: text.bountyRow, values: sides.map((side) => signed(side.bounty)) },
    { rule: "TG-12", label: text.blightRow, values: sides.map((side) => signed(side.blight)) },
    { rule: "TG-13", label: text.total, values: sides.map(({ score }) => points(score.total)), total: true },
  ];
}

export const game: GameCode<GrailTable> = {
  faces,
  gallery,
  Table,
  get seatNames() {
    return text.houses;
  },
  where: (view) => text.where(view.table.number),
  chapter: (event: Event) => {
    if (event.kind === "game-begun") return text.chapter(1);
    return event.kind === "round-begun" ? text.chapter(event.round) : undefined;
  },
  points: (view) => (crowned(view.table) ? undefined : view.table.sides.map((side) => side.score.total)),
  score: (view) => score(view.table),
  moments,
  facts: factsOf,
  decisionText: (decision) => {
    const [verb, card = ""] = decision.split(" ");
    return verb === "take" ? text.takeCards : text.ask.confirmLay(card);
  },
  inWords: (play) => {
    const { line, reach, sides, pile } = play.table;
    const seats = [play.near, ...play.rivals];
    return [
      play.question,
      text.told.line(line),
      reach.length > 0 && !play.view.over ? text.told.take(reach) : "",
      ...seats.map((seat) => {
        const side = sides[seat === "p1" ? 0 : 1];
        return side ? text.told.side(play.nameOf(seat), side.score.total, side.taken, side.took, side.hand, side.held) : "";
      }),
      text.told.pile(pile),
    ]
      .filter(Boolean)
      .join(" ");
  },
};
