/** Cause and effect of an event: the spots of the cards that act, and of those that are affected. */
import type { GameMessage } from "$/lib/catalogue";
import type { Character, Strengthened } from "./messages";

export interface Cause {
  from: string[];
  to: string[];
}

/** Events of abilities name who acts and who is affected; all others have neither. */
interface Ability extends GameMessage {
  actors?: Character[];
  targets?: (Character | Strengthened)[];
}

const spot = ({ seat, card, wave }: Character | Strengthened): string => `line ${seat} ${card} ${wave}`;

/** A card that acts on others is not drawn as affected too. */
export function causeOf({ actors = [], targets = [] }: Ability): Cause {
  const from = targets.length > 0 ? actors.map(spot) : [];
  return { from, to: targets.map(spot).filter((felt) => !from.includes(felt)) };
}
