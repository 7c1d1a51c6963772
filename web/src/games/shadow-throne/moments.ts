/** What the herald tells after a reveal: the effects in their order, then the battle's result with our own gain. */
import type { Seat } from "$/lib/wire";
import type { Moment, Play } from "$/table/play.svelte";
import type { Change } from "../module";
import { text } from "./text";
import type { ShadowTable } from "./view";

const REVEALED = /^Wave \d is revealed\./;
const CALLED = /^King Kyros calls /;
const SENT = /^p\d sends /;
const POWER = /^Power: /;
const RESULT = /the battle( together)?\.$/;
const GAIN = /^(p\d) gains \d+ influence.*now\.$/;
const KILLS = / kills? /;
const POOR = / cannot pay /;

export function moments({ after, event }: Change<ShadowTable>, play: Play<ShadowTable>): Moment<ShadowTable>[] {
  const { sentences } = event;
  const start = sentences.findIndex((sentence) => REVEALED.test(sentence) || CALLED.test(sentence));
  if (start < 0) return [];
  const said = sentences.slice(REVEALED.test(sentences[start] ?? "") ? start + 1 : start);
  const gain = said.find((sentence) => GAIN.exec(sentence)?.[1] === play.me);
  return said
    .filter((sentence) => !SENT.test(sentence) && !POWER.test(sentence) && !GAIN.test(sentence))
    .map((sentence) => {
      const result = RESULT.test(sentence);
      const told = play.speak(result && gain ? `${sentence} ${gain}` : sentence);
      if (result) return { text: told, reason: text.moments.result, tone: brought(after.table, play.me) === 0 ? "loss" : "news", sentence };
      if (KILLS.test(sentence)) return { text: told, reason: text.moments.killed, tone: "loss", sentence };
      return { text: told, reason: POOR.test(sentence) ? text.moments.poor : undefined, tone: POOR.test(sentence) ? "loss" : "news", sentence };
    });
}

/** The influence that a battle has brought; undefined for a watcher. */
function brought({ players }: ShadowTable, me: Seat | null): number | undefined {
  return players.find(({ seat }) => seat === me)?.spoils?.influence;
}
