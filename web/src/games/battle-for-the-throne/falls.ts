/** Who fell when, by what the log tells: who falls first has the last place, and the last King the first (BA-17, BA-20). */
import type { Seat } from "$/lib/wire";
import type { LogLine } from "$/table/play.svelte";

const ROUND = /^Round (\d+):/;
const FELL = /has lost the King and is out of the game\.$/;

export interface Fall {
  seat: Seat;
  round: number;
  place: number;
}

/** The falls in their order. */
export function fallsOf(log: readonly LogLine[], players: number): Fall[] {
  const falls: Fall[] = [];
  let round = 1;
  for (const { text, who } of log) {
    const begun = ROUND.exec(text)?.[1];
    if (begun !== undefined) round = Number(begun);
    if (who !== null && FELL.test(text)) falls.push({ seat: who, round, place: players - falls.length });
  }
  return falls;
}

export function fallOf(seat: Seat, log: readonly LogLine[], players: number): Fall | undefined {
  return fallsOf(log, players).find((fall) => fall.seat === seat);
}
