/** Who fell when: the first to fall has the last place, and the last King the first place (BA-17, BA-20). */
import type { Seat } from "$/lib/protocol";
import type { LogLine } from "$/table/play.svelte";
import type { KingLost } from "./messages";

/** The falls in order. */
export function fallsOf(log: readonly LogLine[]): KingLost[] {
  return log.flatMap(({ event }) => (event?.kind === "king-lost" ? [event as KingLost] : []));
}

export function fallOf(seat: Seat, log: readonly LogLine[]): KingLost | undefined {
  return fallsOf(log).find((fall) => fall.seat === seat);
}
