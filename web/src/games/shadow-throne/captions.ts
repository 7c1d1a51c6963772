/** What the herald says after a reveal: the effects in their order, then the battle's result with our own gain. */
import type { Seat } from "$/lib/wire";

const REVEALED = /^Wave \d is revealed\./;
const CALLED = /^King Kyros calls /;
const SENT = /^p\d sends /;
const POWER = /^Power: /;
const RESULT = /the battle( together)?\.$/;
const GAIN = /^(p\d) gains \d+ influence.*now\.$/;

export function captions(sentences: readonly string[], me: Seat | null): string[] {
  const start = sentences.findIndex((sentence) => REVEALED.test(sentence) || CALLED.test(sentence));
  if (start < 0) return [];
  const said = sentences.slice(REVEALED.test(sentences[start] ?? "") ? start + 1 : start);
  const gain = said.find((sentence) => GAIN.exec(sentence)?.[1] === me);
  return said
    .filter((sentence) => !SENT.test(sentence) && !POWER.test(sentence) && !GAIN.test(sentence))
    .map((sentence) => (RESULT.test(sentence) && gain ? `${sentence} ${gain}` : sentence));
}
