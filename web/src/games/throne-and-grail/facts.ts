/** How many copies of a card lie where, in the shown position. */
import type { Play } from "$/table/play.svelte";
import { countIn } from "./shelf";
import { text } from "./text";
import type { GrailTable } from "./view";

export function factsOf(play: Play<GrailTable>, card: string): string {
  const { sides, line, unseen } = play.table;
  const [rival = "p2"] = play.rivals;
  const taken = (seat: string): number => countIn(sides[seat === "p1" ? 0 : 1]?.taken ?? [], card);
  const lying = line.filter((other) => other === card).length;
  return text.countsNow(play.name(play.near), taken(play.near), play.nameOf(rival), taken(rival), lying, countIn(unseen, card));
}
