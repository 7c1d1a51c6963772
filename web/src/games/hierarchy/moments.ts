/** A player who cannot lay a card loses (HI-3): the herald says on which card, and why no card in hand fits. */
import type { Play, Moment } from "$/table/play.svelte";
import type { Change } from "../module";
import { text } from "./text";
import type { HierarchyTable } from "./view";

export function moments({ before, after }: Change<HierarchyTable>, play: Play<HierarchyTable>): Moment<HierarchyTable>[] {
  if (before.table.stage === "over" || after.table.stage !== "over") return [];
  const seat = after.standing?.[0] === 0 ? "p1" : "p2";
  return [{ text: text.stuck.who(play.other(seat)), reason: stuckReason(after.table, seat), tone: "loss", seat }];
}

/** Why the seat that could not play has lost, in one sentence. */
export function stuckReason(table: HierarchyTable, seat: string): string {
  const { line, hands, number } = table;
  const held = hands[seat === "p1" ? 0 : 1]?.length ?? 0;
  if (held === 0) return text.stuck.noCard;
  const top = line.at(-1);
  return top ? text.stuck.onTop(held, top.guise ?? top.card, number ?? 0, text.asks(table)) : text.stuck.noOpening;
}
