/**
 * The last state of our games against bots, kept on this device: without a network, a game that was begun is shown as it was left. Only games
 * with one person are kept, and only what that person saw.
 */
import type { EventInfo, Sheet, Update } from "./protocol";

interface LastSeen {
  table: string;
  update: Update;
  sheet: Sheet | null;
}

const NAME = "throneroom.last-seen";
const MOST = 3;

function load(): LastSeen[] {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? "[]") as LastSeen[];
  } catch {
    return [];
  }
}

function save(all: LastSeen[]): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(all));
  } catch {
    // storage is blocked or full: then there is nothing to show without a network
  }
}

/** The events of the current game: those known before, and the new ones. */
function eventsOf(before: EventInfo[], update: Update): EventInfo[] {
  const last = before.at(-1)?.number ?? 0;
  const all = [...before, ...update.events.filter((event) => event.number > last)];
  return all.filter((event) => event.round === update.room.round);
}

/** Keeps an update of a game with nobody but us and bots; forgets a game that is over. */
export function saveLastSeen({ type, number, events, room, view }: Update): void {
  const people = room.seats.filter((seat) => seat.kind !== "bot");
  const all = load();
  const others = all.filter(({ table }) => table !== room.id);
  if (room.status !== "running" || people.length !== 1 || people[0]?.seat !== room.you) {
    if (others.length < all.length) save(others);
    return;
  }
  const before = all.find(({ table }) => table === room.id);
  const update = { type, number, events, room, view };
  const merged = { ...update, events: eventsOf(before?.update.events ?? [], update) };
  save([{ table: room.id, update: merged, sheet: before?.sheet ?? null }, ...others].slice(0, MOST));
}

/** Keeps the cards and rules of the game at a table that is kept. */
export function saveSheet(table: string, sheet: Sheet): void {
  save(load().map((one) => (one.table === table && one.sheet === null ? { ...one, sheet } : one)));
}

export const lastSeen = (table: string): LastSeen | undefined => load().find((one) => one.table === table);
