/**
 * What the page of a table will need is asked for while its own code is on the way: who we are, how the table stands, and
 * the code and cards of the game that is played there. The server has told the browser already to fetch these. Whatever
 * fails here is asked for again, and told, by the page itself.
 */
import { loadGame } from "$/games";
import { me, sheetOf, tableAt } from "./api";
import type { Update } from "./wire";

let ahead: { table: string; update: Promise<Update> } | null = null;

export function lookAhead(table: string): void {
  const update = tableAt(table);
  ahead = { table, update };
  void Promise.allSettled([me(), update.then(({ room }) => Promise.all([loadGame(room.game), sheetOf(room.game)]))]);
}

/** How the table stood when it was looked ahead for, once: who comes back later must not be shown that again. */
export function seenAhead(table: string): Promise<Update> | null {
  const seen = ahead?.table === table ? ahead.update : null;
  ahead = null;
  return seen;
}
