/** Opens a table that goes on from a position of a finished game: we at one seat, bots at all others. */
import type { Seat } from "./protocol";
import { createTable, PACE_ALONE } from "./api";
import { lastStrength } from "./opponents";
import { route } from "./route.svelte";
import { toasts } from "./toasts.svelte";
import { problemText } from "$/text";

export interface FormerSitter {
  seat: Seat;
  level?: string;
}

/** Bots keep their level; other seats get that of a bot, or the strength that was chosen last. */
export async function playOn(game: string, ply: number, me: Seat, sitters: readonly FormerSitter[]): Promise<void> {
  const level = sitters.find((sitter) => sitter.level)?.level ?? lastStrength();
  const seats = sitters.map((sitter) => (sitter.seat === me ? "me" : `bot:${sitter.level ?? level}`));
  try {
    route.go(`/t/${await createTable({ continue: { game, ply }, seats, level, pace: PACE_ALONE, start: true })}`);
  } catch (error) {
    toasts.show(problemText(error), true);
  }
}
