/** Cause and effect in a sentence of the story: the spots of the cards that act, and of those that feel it. */
import type { Character, Player } from "./view";

export interface Cause {
  from: string[];
  to: string[];
}

/** "The Shepherd of the Lost converts commoners: p2's Outlaw and p3's Defiant Slave." */
const FELT = /(p\d)'s ([^,.:]+?)(?= and p\d's|, | falls? silent|\.|:|$)/g;

const spot = (seat: string, one: Character): string => `line ${seat} ${one.card} ${one.wave}`;

/** Among equal cards the newest is meant first: most abilities look at the present wave. */
function newest(line: readonly Character[], card: string | undefined): Character[] {
  return line.filter((one) => one.card === card && !one.face_down).sort((a, b) => b.wave - a.wave);
}

/** `slugs` finds a card by its name. */
export function causeOf(sentence: string, players: readonly Player[], slugs: ReadonlyMap<string, string>): Cause {
  const to = new Set<string>();
  for (const [, seat = "", name = ""] of sentence.matchAll(FELT)) {
    const equal = newest(players.find((player) => player.seat === seat)?.line ?? [], slugs.get(name));
    const one = equal.find((candidate) => !to.has(spot(seat, candidate)));
    if (one) to.add(spot(seat, one));
  }
  const head = sentence.split(/:|p\d's/)[0] ?? "";
  const actor = [...slugs].find(([name]) => head.includes(name))?.[1];
  const from = players.flatMap(({ seat, line }) => {
    const [one] = newest(line, actor);
    return one && to.size > 0 ? [spot(seat, one)] : [];
  });
  return { from, to: [...to].filter((felt) => !from.includes(felt)) };
}
