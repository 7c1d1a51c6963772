/**
 * Choosing by touching spots. The server's list of legal decisions is authoritative. For each decision a table gives the
 * spots to touch, one after the other (`path`); what is lit, lifted, confirmed and put back follows from that.
 *
 *   "play leper"               -> ["hand leper", "top"]
 *   "play tower discard serf"  -> ["hand tower", "hand serf"]
 *   "return dragon"            -> ["line dragon"]
 *
 * A path of one spot decides at once. A path with only one possible continuation can be finished with the main button too.
 */

import type { Advice } from "$/lib/protocol";

/** How a table maps decisions to spots. */
export interface Gestures {
  /** The spots to touch for a decision, in order; empty for decisions that are only buttons. */
  path: (decision: string) => string[];
  /** The decision that touching an unlit spot stands for, given what is lifted: the server says why it is illegal. */
  question?: (spot: string, picked: readonly string[]) => string | undefined;
  /** The spot that is meant by touching this one, if it is a part of something larger: a card in a bracket. */
  meant?: (spot: string) => string;
  /** What a touched spot says even if we are not asked: at the end of a game, why the card could not be played. */
  always?: (spot: string) => string | undefined;
  /** Why a spot is unlit, if the table knows it better than the server. */
  reason?: (spot: string, picked: readonly string[]) => string | undefined;
}

/** Why something cannot be done, and the ids of the rules that say so. */
export interface Why {
  text: string;
  rules?: readonly string[];
}

export interface Refusal extends Why {
  spot: string;
  /** Grows with every refusal, so that a second one for the same spot counts as new. */
  number: number;
}

/** What the gestures need to know about their game. */
export interface Table {
  readonly asked: boolean;
  readonly legal: readonly string[];
  /** The reply to a touch while the seat is not asked. */
  readonly notAsked: string;
  readonly oneTap: boolean;
  decide(decision: string): Promise<void>;
  why(decision: string): Promise<Why | undefined>;
}

interface Way {
  decision: string;
  path: string[];
}

const NOTHING: Gestures = { path: () => [] };

export class Choices {
  #table: Table;
  #gestures = $state.raw<Gestures>(NOTHING);
  #picked = $state.raw<string[]>([]);
  #refusals = 0;
  /** The last touch that was refused; shown at its spot and in the herald's grey line. */
  refusal = $state.raw<Refusal | null>(null);
  /** A decision that is being sent to the server. */
  sending = $state.raw<string | null>(null);

  #ways = $derived.by<Way[]>(() =>
    this.#table.asked && this.sending === null
      ? this.#table.legal.map((decision) => ({ decision, path: this.#gestures.path(decision) }))
      : [],
  );
  /** The paths that begin with the spots touched so far. */
  #open = $derived(this.#ways.filter((way) => begins(way.path, this.#picked)));
  #lit = $derived(new Set(this.#open.flatMap((way) => way.path.slice(this.#picked.length, this.#picked.length + 1))));
  #first = $derived(new Set(this.#ways.flatMap((way) => way.path.slice(0, 1))));

  constructor(table: Table) {
    this.#table = table;
  }

  /** Called once by a table when it is set up. */
  teach(gestures: Gestures): void {
    this.#gestures = gestures;
  }

  /** The spots touched so far. What was lifted for an earlier question does not count. */
  get picked(): readonly string[] {
    return this.#open.length > 0 || this.sending !== null ? this.#picked : [];
  }

  /** The spots that may be touched next. */
  get lit(): ReadonlySet<string> {
    return this.#open.length > 0 ? this.#lit : this.#first;
  }

  /** The decisions that are still possible with what is lifted. */
  get open(): string[] {
    return this.#open.map((way) => way.decision);
  }

  /** The only decision left once something is lifted: the main button makes it. */
  get only(): string | null {
    return this.picked.length > 0 && this.#open.length === 1 ? (this.#open[0]?.decision ?? null) : null;
  }

  /** Whether a spot could be the first one touched, whatever is lifted now. */
  starts(spot: string): boolean {
    return this.#first.has(spot);
  }

  /** Whether a spot can be dragged: touching it lifts something, and does not decide at once. */
  canDrag(spot: string): boolean {
    if (this.picked.includes(spot)) return true;
    const ways = this.lit.has(spot) ? this.#after([...this.picked, spot]) : this.#after([spot]);
    const next = this.lit.has(spot) ? this.picked.length + 1 : 1;
    return ways.length > 0 && ways.every((way) => way.path.length > next);
  }

  #after(picked: string[]): Way[] {
    return this.#ways.filter((way) => begins(way.path, picked) && way.path.length >= picked.length);
  }

  /** The rank of a spot in a bot's hint: the first of its best three decisions that continues with this spot. */
  rankOf(spot: string, hint: readonly Advice[] | null): { place: number; share: number } | null {
    const place = (hint ?? []).slice(0, 3).findIndex(({ decision }) => {
      const way = this.#open.find((open) => open.decision === decision);
      return way?.path[this.picked.length] === spot;
    });
    return place < 0 ? null : { place, share: hint?.[place]?.share ?? 0 };
  }

  /** The first of these decisions that continues with a spot; undefined if none does. */
  firstThrough<T extends { decision: string }>(spot: string, decisions: readonly T[]): T | undefined {
    if (decisions.length === 0 || !this.lit.has(spot)) return undefined;
    const through = new Set(this.#open.filter((way) => way.path[this.picked.length] === spot).map((way) => way.decision));
    return decisions.find(({ decision }) => through.has(decision));
  }

  /** Touches a spot. Returns true if the next spot to touch is elsewhere (with the keyboard, the focus moves there). */
  touch(touched: string, byKeyboard = false): boolean {
    const spot = this.#gestures.meant?.(touched) ?? touched;
    if (this.sending !== null && this.#gestures.always?.(spot) === undefined) return false;
    this.refusal = null;
    const picked = [...this.picked];
    if (this.lit.has(spot)) return this.#lift([...picked, spot]);
    if (picked.includes(spot)) {
      if (byKeyboard && this.only !== null) this.confirm();
      else this.#picked = picked.slice(0, picked.indexOf(spot));
      return false;
    }
    if (this.#first.has(spot)) return this.#lift([spot]);
    void this.#refuse(spot, picked);
    return false;
  }

  #lift(picked: string[]): boolean {
    this.#picked = picked;
    const whole = this.#open.find((way) => way.path.length === picked.length);
    if (whole && this.#open.length === 1) {
      this.take(whole.decision);
      return false;
    }
    if (this.#table.oneTap && this.only !== null) {
      this.confirm();
      return false;
    }
    return this.only === null;
  }

  async #refuse(spot: string, picked: string[]): Promise<void> {
    const number = ++this.#refusals;
    const why = await this.#reason(spot, picked);
    if (why && number === this.#refusals) this.refusal = { spot, ...why, number };
  }

  async #reason(spot: string, picked: string[]): Promise<Why | undefined> {
    const always = this.#gestures.always?.(spot);
    if (always !== undefined) return { text: always };
    if (!this.#table.asked) return { text: this.#table.notAsked };
    const known = this.#gestures.reason?.(spot, picked);
    if (known !== undefined) return { text: known };
    const question = this.#gestures.question?.(spot, picked);
    return question === undefined ? undefined : this.#table.why(question);
  }

  /** Makes the only decision that is left. */
  confirm(): void {
    if (this.only !== null) this.take(this.only);
  }

  /** Makes a decision, as a button does. */
  take(decision: string): void {
    if (this.sending !== null || !this.#table.asked) return;
    this.refusal = null;
    this.sending = decision;
    void this.#table.decide(decision).finally(() => {
      this.sending = null;
      this.#picked = [];
    });
  }

  /** Puts back what was touched last; returns false if nothing was lifted. */
  back(): boolean {
    this.refusal = null;
    if (this.picked.length === 0 || this.sending !== null) return false;
    this.#picked = this.picked.slice(0, -1);
    return true;
  }

  /** Puts everything back. */
  reset(): void {
    this.refusal = null;
    if (this.sending === null) this.#picked = [];
  }
}

function begins(path: string[], picked: readonly string[]): boolean {
  return picked.every((spot, n) => path[n] === spot);
}
