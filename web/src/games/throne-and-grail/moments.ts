/** A rival's take that costs somebody points, or the game: announced while the cards still lie in the Line. */
import type { Moment, Play } from "$/table/play.svelte";
import type { Change } from "../module";
import { text } from "./text";
import type { GrailTable } from "./view";

export function moments({ before, after, event }: Change<GrailTable>, play: Play<GrailTable>): Moment<GrailTable>[] {
  const { seat, decision } = event;
  if (decision !== "take" || seat === null || seat === play.me) return [];
  const who = play.nameOf(seat);
  const held = { tone: "loss" as const, seat, over: { ...before, legal: [] } };
  if (after.table.sides[place(seat)]?.grails === 3) return [{ ...held, text: text.moments.crowned(who), reason: text.moments.crownedWhy }];
  const costs = ["p1", "p2"].flatMap((loser) => {
    const [was, is] = [before, after].map(({ table }) => table.sides[place(loser)]?.score.total ?? 0);
    return is !== undefined && was !== undefined && is < was
      ? [text.moments.costs(play.other(loser), was, is, gone(before.table, after.table, loser))]
      : [];
  });
  return costs.length > 0 ? [{ ...held, text: text.moments.takes(who, before.table.reach), reason: costs.join(" ") }] : [];
}

const place = (seat: string): number => (seat === "p1" ? 0 : 1);

/** The lands whose majority the loser had (TG-10); if there are none, it was Blight (TG-12). */
function gone(before: GrailTable, after: GrailTable, loser: string): string[] {
  const lost = before.majorities.filter(
    ({ card, leader }) => leader === loser && after.majorities.find((other) => other.card === card)?.leader !== loser,
  );
  return lost.map(({ card }) => card);
}
