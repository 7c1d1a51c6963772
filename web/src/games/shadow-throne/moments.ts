/** What the herald announces after a reveal: the effects in order, then the battle's result with our own gain. */
import type { Seat } from "$/lib/protocol";
import type { Moment, Play } from "$/table/play.svelte";
import type { Change } from "../module";
import type { Event } from "./messages";
import { text } from "./text";
import type { ShadowTable } from "./view";

/** Events that can be seen on the table and need no announcement. */
const SEEN: readonly Event["kind"][] = ["wave-revealed", "character-sent", "power-counted", "rewarded"];

export function moments({ after, event }: Change<ShadowTable>, play: Play<ShadowTable>): Moment<ShadowTable>[] {
  const events = event.events as Event[];
  const start = events.findIndex(({ kind }) => kind === "wave-revealed" || kind === "extra-called" || kind === "nobody-called");
  if (start < 0) return [];
  const told = events.slice(start);
  const gain = told.find((one) => one.kind === "rewarded" && one.seat === play.me);
  return told
    .filter(({ kind }) => !SEEN.includes(kind))
    .map((one) => {
      if (one.kind === "battle-won" || one.kind === "battle-shared") {
        const words = [one, ...(gain ? [gain] : [])].map((part) => play.tell(part)).join(" ");
        return { text: words, reason: text.moments.result, tone: brought(after.table, play.me) === 0 ? "loss" : "news", event: one };
      }
      const reason = one.kind === "killed" ? text.moments.killed : one.kind === "turned-face-down" ? text.moments.poor : undefined;
      return { text: play.tell(one), reason, tone: reason ? "loss" : "news", event: one };
    });
}

/** The influence that a battle has brought us; undefined for a spectator. */
function brought({ players }: ShadowTable, me: Seat | null): number | undefined {
  return players.find(({ seat }) => seat === me)?.spoils?.influence;
}
