/**
 * Requests what the page of a table needs while its code is still loading: who we are, how the table stands, and the code and
 * cards of its game. The server's headers have told the browser to fetch these already. The page itself repeats whatever fails here, and reports it.
 */
import { loadGame } from "$/games";
import { ensureGuest, fetchSheet, fetchTable } from "./api";
import type { Update } from "./protocol";

let prefetched: { table: string; update: Promise<Update> } | null = null;

export function prefetchTable(table: string): void {
  const update = fetchTable(table);
  prefetched = { table, update };
  void Promise.allSettled([ensureGuest(), update.then(({ room }) => Promise.all([loadGame(room.game), fetchSheet(room.game)]))]);
}

/** The prefetched state of a table, once: whoever comes back later must not be shown the old state again. */
export function takePrefetched(table: string): Promise<Update> | null {
  const update = prefetched?.table === table ? prefetched.update : null;
  prefetched = null;
  return update;
}
