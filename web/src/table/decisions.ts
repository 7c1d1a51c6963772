/** The legal decisions of a game that the page knows nothing of, in groups: by their first word, where they have more than one. */
import { capital } from "$/lib/catalogue";
import type { Seat } from "$/lib/protocol";
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

/** Decisions of one word come first: they are chosen from most often. */
export function groupDecisions(legal: readonly string[], play: Play): DecisionGroup[] {
  const groups = new Map<string, PlainDecision[]>();
  for (const decision of legal) {
    const [verb = "", ...rest] = decision.split(" ");
    const key = rest.length > 0 ? verb : "";
    groups.set(key, [...(groups.get(key) ?? []), plainDecision(decision, verb, rest, play)]);
  }
  return [...groups]
    .map(([verb, decisions]) => ({ verb: verb && readable(verb, play), decisions }))
    .sort((one, other) => Number(one.verb !== "") - Number(other.verb !== ""));
}

function plainDecision(decision: string, verb: string, rest: string[], play: Play): PlainDecision {
  const [first, ...others] = [verb, ...rest].map((word) => readable(word, play));
  const found = { decision, label: others.join(" ") || capital(first ?? ""), spoken: [first, ...others].join(" ") };
  return rest.length === 1 && play.sitter(rest[0] ?? "") ? { ...found, seat: rest[0] } : found;
}
