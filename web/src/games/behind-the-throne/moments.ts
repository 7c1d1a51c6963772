/** A row that is lost, and a card that is destroyed: announced while the cards are still on the table. */
import type { View } from "$/lib/protocol";
import type { AppliedEntry, Moment, Play } from "$/table/play.svelte";
import type { Change } from "../module";
import { valueOf } from "./cards";
import type { CardSlug } from "./deck";
import type { Event } from "./messages";
import { text } from "./text";
import type { BehindTable } from "./view";

/** The row that a reveal has lost, with the card that broke it or ended the game; null if the row is not lost. */
export function lostRow(event: AppliedEntry | null): CardSlug[] | null {
  const lost = (event?.events as Event[] | undefined)?.find((one) => one.kind === "row-lost" || one.kind === "end-revealed");
  if (!lost) return null;
  return lost.kind === "end-revealed" ? [...lost.row.cards, "end"] : lost.row.cards;
}

export function moments({ before, event }: Change<BehindTable>, play: Play<BehindTable>): Moment<BehindTable>[] {
  const { seat, decision } = event;
  const row = lostRow(event);
  const who = play.other(seat ?? before.table.turn);
  if (row) return [{ ...whyLost(row, who), tone: "loss", seat, over: withRow(before, row) }];
  if (who === null) return [];
  if (decision === "give up") return [{ text: text.moments.gaveUp(who), reason: text.moments.gaveUpWhy, tone: "loss", seat, over: before }];
  const [, target = "", card = ""] = /^destroy (\S+) (\S+)$/.exec(decision ?? "") ?? [];
  if (!target) return [];
  const told = text.moments.destroyed(who, target === seat ? undefined : play.other(target), card);
  return [{ text: told, reason: text.moments.destroyedWhy, tone: "loss", seat, over: before }];
}

function whyLost(row: string[], who: string | null): { text: string; reason: string } {
  const [broke = "", last = ""] = [row.at(-1), row.at(-2)];
  if (broke === "end") return { text: text.moments.ended(who, row.length - 1), reason: text.moments.endedWhy };
  return { text: text.moments.bust(who, row.length), reason: text.moments.bustWhy(broke, last) };
}

/** The position with the whole row, including the last card: nothing has been discarded yet. */
function withRow(before: View<BehindTable>, row: CardSlug[]): View<BehindTable> {
  const [value, limit] = [-1, -2].map((place) => valueOf(row.at(place) ?? "") ?? 0);
  const { table } = before;
  const broken = row.at(-1) !== "end";
  return {
    ...before,
    legal: [],
    table: {
      ...table,
      row,
      value: value ?? null,
      limit: limit ?? null,
      broken,
      equal: false,
      outcomes: [],
      deck: table.deck - 1,
      known: table.known.slice(1),
    },
  };
}
