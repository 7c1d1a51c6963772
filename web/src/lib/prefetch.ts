/**
 * Requests what the page of a table needs while its code is still loading: who we are, the state of the table, and the code and
 * cards of its game. The server's preload headers have already made the browser fetch these. If a request fails here, the page repeats it and reports errors.
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

/** The prefetched state of a table. It can be taken only once, so that a later visit does not show the old state. */
export function takePrefetched(table: string): Promise<Update> | null {
  const update = prefetched?.table === table ? prefetched.update : null;
  prefetched = null;
  return update;
}
