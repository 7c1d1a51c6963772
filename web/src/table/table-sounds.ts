/** Which sounds an update at a table makes. */
import type { Update } from "$/lib/protocol";
import type { Sound } from "$/lib/sounds";

/** The sounds of an update that is shown to a seat, in order; `asked`: whether the seat was asked before it. `special`: those of the game's own events. */
export function soundsOf(update: Update, asked: boolean, special: Readonly<Record<string, Sound>> = {}): Sound[] {
  const { room, events } = update;
  const decided = events.filter((event) => event.kind === "decided");
  if (decided.length === 0) return [];
  const found: Sound[] = [];
  const own = decided.flatMap((event) => event.log ?? []).map((event) => special[event.kind]);
  const told = own.find((sound) => sound !== undefined);
  if (told) found.push(told);
  else found.push(decided.some((event) => event.decision === null) ? "seal" : "card");
  if (room.status === "over" && room.you !== null) {
    const won = room.standing?.[Number(room.you.slice(1)) - 1] === 1;
    return [won ? "victory" : "bust"];
  }
  if (room.question !== null && !asked && decided.some((event) => event.seat !== room.you)) found.push("turn");
  return found;
}
