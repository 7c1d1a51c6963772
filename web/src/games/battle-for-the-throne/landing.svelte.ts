/**
 * A blow that we cannot answer. If all others are bots, it lands without a question after a moment to read it. If
 * other people play or watch, we are asked, so that nobody learns anything from how fast the answer comes (BA-15).
 */
import { untrack } from "svelte";
import { settings } from "$/lib/settings.svelte";
import type { Play } from "$/table/play.svelte";
import type { BattleTable } from "./view";

const READ_MS = 2000;
/** For a blow that destroys: the loss is announced afterwards. */
const FATAL_MS = 1200;

/** Whether such a blow is shown now. After a moment to read it, it is answered automatically. */
export function landing(play: Play<BattleTable>): { readonly current: boolean } {
  const alone = $derived(
    play.mode === "live" && play.host?.watchers === 0 && play.sitters.every(({ seat, kind }) => seat === play.me || kind === "bot"),
  );
  /** The ply of the blow, which identifies it. */
  const blow = $derived(
    alone && play.asked && play.table.stage === "jester" && play.legal.length === 1 && play.legal[0] === "accept" ? play.view.ply : null,
  );
  $effect(() => {
    if (blow === null) return;
    const time = untrack(() => (play.table.strike?.destroys ? FATAL_MS : READ_MS) * settings.tempo);
    const timer = setTimeout(() => play.choices.take("accept"), time);
    return () => clearTimeout(timer);
  });
  return {
    get current() {
      return blow !== null;
    },
  };
}
