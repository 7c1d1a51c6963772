/** The legal decisions of a game that the page knows nothing of, in groups: by their verbs, where more follows. */
import { capital } from "$/lib/catalogue";
import type { Seat, Sheet, VerbInfo } from "$/lib/protocol";
import { readable } from "./facts";
import type { Play } from "./play.svelte";

export interface DecisionGroup {
  /** What all of its decisions begin with; empty for decisions of one word. */
  verb: string;
  decisions: PlainDecision[];
}

export interface PlainDecision {
  decision: string;
  /** What stands on its button: the decision without its verb, where it has more. */
  label: string;
  spoken: string;
  /** The player that it is about, where it names one alone. */
  seat?: Seat;
}

interface Decoded {
  verb: string;
  /** What follows the verb, each with its role. */
  arguments: { role: string; word: string }[];
}

/** Decisions of a verb alone come first: they are chosen from most often. */
export function groupDecisions(legal: readonly string[], play: Play): DecisionGroup[] {
  // A sheet that an earlier version of the page has stored names no verbs.
  const verbs = (play.sheet as Partial<Sheet>).verbs ?? [];
  const groups = new Map<string, PlainDecision[]>();
  for (const decision of legal) {
    const decoded = decode(decision, verbs);
    const key = decoded.arguments.length > 0 ? decoded.verb : "";
    groups.set(key, [...(groups.get(key) ?? []), plainDecision(decision, decoded, play)]);
  }
  return [...groups]
    .map(([verb, decisions]) => ({ verb: verb && readable(verb, play), decisions }))
    .sort((one, other) => Number(one.verb !== "") - Number(other.verb !== ""));
}

/** A decision by the verbs of its game, of which several may fit: the longest does. Without verbs, its first word is the verb. */
export function decode(decision: string, verbs: readonly VerbInfo[]): Decoded {
  let found: Decoded | undefined;
  for (const { word: verb, roles } of verbs) {
    const rest = decision === verb ? [] : decision.startsWith(`${verb} `) ? words(decision.slice(verb.length + 1), roles.length) : null;
    if (rest?.length !== roles.length || verb.length < (found?.verb.length ?? 0)) continue;
    found = { verb, arguments: rest.map((word, n) => ({ role: roles[n] ?? "word", word })) };
  }
  if (found) return found;
  const [verb = "", ...rest] = decision.split(" ");
  return { verb, arguments: rest.map((word) => ({ role: rest.length === 1 ? "any" : "word", word })) };
}

/** A single argument may have spaces. */
function words(notation: string, count: number): string[] {
  return count === 1 ? [notation] : notation.split(" ");
}

function plainDecision(decision: string, { verb, arguments: given }: Decoded, play: Play): PlainDecision {
  const first = readable(verb, play);
  const others = given.map(({ word }) => readable(word, play));
  const found = { decision, label: others.join(" ") || capital(first), spoken: [first, ...others].join(" ") };
  const [only] = given;
  const isSeat = given.length === 1 && only && (only.role === "seat" || only.role === "any") && play.sitter(only.word);
  return isSeat ? { ...found, seat: only.word } : found;
}
