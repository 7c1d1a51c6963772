/**
 * Our running games, and in how many of them others wait for us: for the home page, the title of its tab, and the badge of the installed app.
 * They are requested every few seconds while the page is shown, when it is shown again, and when something happens at a table of this
 * browser; one tab tells the others. To games that begin by themselves, such as those of tournaments, it contributes at once.
 */
import { fetchMyTables, sendAct } from "./api";
import { contribute } from "./fair-deal";
import type { RoomInfo, TableSummary } from "./protocol";

const EVERY_MS = 10_000;
/** How many times longer a hidden tab waits. */
const HIDDEN = 6;
const SOON_MS = 300;
const KEPT = "throneroom.tables";
const MOST_KEPT = 20;

/** Whether others wait for us: in a game over days, or with people. Bots alone do not mind. */
export function waitsForUs({ status, your_turn, summary }: TableSummary): boolean {
  const people = summary.seats.filter((seat) => seat.kind === "person").length;
  return status === "running" && your_turn && (people > 1 || (summary.hours_a_move ?? null) !== null);
}

class Turns {
  tables = $state.raw<TableSummary[]>([]);
  readonly waiting = $derived(this.tables.filter(waitsForUs));
  #channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("throneroom.turns") : null;
  #seen = new Map<string, string>();
  #soon: ReturnType<typeof setTimeout> | undefined;
  #ticks = 0;

  constructor() {
    this.#channel?.addEventListener("message", ({ data }: MessageEvent<TableSummary[]>) => this.#set(data));
  }

  /** Requests them now and again and again; returns what ends that. */
  follow(): () => void {
    const shown = (): void => {
      if (!document.hidden) void this.refresh();
    };
    const timer = setInterval(() => {
      if (!document.hidden || ++this.#ticks % HIDDEN === 0) void this.refresh();
    }, EVERY_MS);
    document.addEventListener("visibilitychange", shown);
    addEventListener("online", shown);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", shown);
      removeEventListener("online", shown);
    };
  }

  async refresh(): Promise<void> {
    const found = await fetchMyTables().catch(() => null);
    if (!found) return;
    this.#set(found);
    this.#channel?.postMessage(found);
    for (const { id, contribute_to: commitment } of found) if (commitment) void contribute(commitment, (wish) => sendAct(id, wish));
  }

  /** A table of this browser is new or has changed. If it begins or stops to wait for us, other tabs learn it, too. */
  heard(room: RoomInfo): void {
    if (room.you === null) return;
    const now = `${room.status} ${room.question === null}`;
    const before = this.#seen.get(room.id);
    this.#seen.set(room.id, now);
    const known = this.tables.some((table) => table.id === room.id);
    if (before === now || (before === undefined && known)) return;
    clearTimeout(this.#soon);
    this.#soon = setTimeout(() => void this.refresh(), SOON_MS);
  }

  /** Without a network: the games that this device can show as they were left. */
  recall(): void {
    try {
      const seen = localStorage.getItem("throneroom.last-seen") ?? "";
      const kept = JSON.parse(localStorage.getItem(KEPT) ?? "[]") as TableSummary[];
      if (this.tables.length === 0) this.tables = kept.filter(({ id }) => seen.includes(`"${id}"`));
    } catch {
      // storage is blocked: the games come back with the network
    }
  }

  #set(tables: TableSummary[]): void {
    this.tables = tables;
    try {
      localStorage.setItem(KEPT, JSON.stringify(tables.slice(0, MOST_KEPT)));
    } catch {
      // storage is blocked or full
    }
    const count = tables.filter(waitsForUs).length;
    // only an installed app has a badge; elsewhere it is refused
    void navigator.setAppBadge?.(count).catch(() => {});
  }
}

export const turns = new Turns();
