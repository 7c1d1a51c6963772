/** A character, a shield or a King that falls: announced while it is still on the table. */
import type { View } from "$/lib/protocol";
import type { Moment, Play } from "$/table/play.svelte";
import type { Change } from "../module";
import { text } from "./text";
import { courtOf } from "./court";
import type { CardSlug } from "./deck";
import type { BattleTable, Character, Player, Strike } from "./view";

const playerOf = (view: View<BattleTable>, seat: string): Player | undefined => view.table.players.find((player) => player.seat === seat);

export function moments({ before, after, event }: Change<BattleTable>, play: Play<BattleTable>): Moment<BattleTable>[] {
  const strike = landed(before, event.decision, event.seat ?? "");
  const owner = strike?.target.split(" ")[0] ?? "";
  const [was, is] = [playerOf(before, owner), playerOf(after, owner)];
  const struck = was && courtOf(was).find((character) => character.name === strike?.target);
  if (!strike || !was || !is || !struck || (!is.out && courtOf(is).length === courtOf(was).length)) return [];
  const whose = play.other(owner);
  const told = is.out
    ? text.moments.king(whose)
    : struck.card === "joker"
      ? text.moments.shield(whose)
      : text.moments.falls(whose, struck.card);
  const reason = [why(strike, struck), is.out ? text.moments.out(whose) : ""].filter(Boolean).join(" ");
  return [{ text: told, reason, tone: "loss", seat: owner, over: { ...before, legal: [], table: { ...before.table, strike } } }];
}

/** The blow that has just landed: one that was to be answered, or one that could not be. */
function landed(before: View<BattleTable>, decision: string | null, owner: string): Strike | null {
  if (decision === "accept") return before.table.strike;
  const [, card = "", target = ""] = /^(?:attack|charge) (\S+) (.+)$/.exec(decision ?? "") ?? [];
  return target ? { card: card as CardSlug, owner, target, points: 0, destroys: true } : null;
}

function why(strike: Strike, struck: Character): string {
  const courtier = /^[jq]/.test(struck.card);
  if (strike.card.startsWith("a") && courtier) return text.moments.ace(strike.card);
  return strike.points > 0
    ? text.moments.counts(strike.card, strike.points, struck.points)
    : text.moments.reaches(strike.card, struck.points);
}
