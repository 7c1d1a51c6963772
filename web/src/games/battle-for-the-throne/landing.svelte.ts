/**
 * A blow that we can do nothing about. Against bots alone it lands without a question, once it has been read; among
 * people, watchers included, the answer is asked for, so that nothing can be read from how soon it comes (BA-15).
 */
import { untrack } from "svelte";
import { settings } from "$/lib/settings.svelte";
import type { Play } from "$/table/play.svelte";
import type { BattleTable } from "./view";

const READ_MS = 2000;
/** Of one that destroys: the loss is told afterwards. */
const FATAL_MS = 1200;

/** Whether such a blow is shown now; when it has been read, it is answered. */
export function landing(play: Play<BattleTable>): { readonly current: boolean } {
  const alone = $derived(
    play.mode === "live" && play.host?.watchers === 0 && play.sitters.every(({ seat, kind }) => seat === play.me || kind === "bot"),
  );
  /** The ply of the blow: another one is another blow. */
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
