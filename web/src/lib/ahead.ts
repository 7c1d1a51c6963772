/**
 * What the page of a table will need is asked for while its own code is on the way: who we are, and the code and cards
 * of the game that is played there. Whatever fails here is asked for again, and told, by the page itself.
 */
import { loadGame } from "$/games";
import { gameAt, me, sheetOf } from "./api";

export function lookAhead(table: string): void {
  void Promise.allSettled([me(), gameAt(table).then((game) => Promise.all([loadGame(game), sheetOf(game)]))]);
}
