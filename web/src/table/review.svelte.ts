/** A review: a replay that goes from decision to decision and can show how the game would have gone on after a better one. */
import type { Frame } from "$/games/module";
import type { ContinuationStep, GameReview, ReviewedDecision } from "$/lib/protocol";
import { settings } from "$/lib/settings.svelte";
import { study } from "$/text/study";
import type { OwnKeys } from "./play.svelte";
import { ReplayPlay } from "./recorded.svelte";

/** How long each step of a line is shown, in milliseconds. */
const LINE_MS = 1500;
const OVERVIEW = -1;

/** A line that is being shown. */
export interface ShownLine<T = unknown> {
  steps: ContinuationStep<T>[];
  /** How many of them have been shown. */
  at: number;
}

export class ReviewPlay<T = unknown> extends ReplayPlay<T> {
  review = $state.raw<GameReview | null>(null);
  /** The number of the decision that is shown; -1 is the overview. */
  index = $state(OVERVIEW);
  line = $state.raw<ShownLine<T> | null>(null);
  readonly decisions = $derived<ReviewedDecision[]>(this.review?.decisions ?? []);
  readonly decision = $derived<ReviewedDecision | null>(this.decisions[this.index] ?? null);
  /** All positions as the viewer saw them. */
  frames: Frame<T>[] = [];
  /** Shows how the game would have gone on after a choice. */
  onchoice: (decision: string) => Promise<void> = () => Promise.resolve();
  /** Called whenever another decision is shown. */
  onmove: (ply: number | null) => void = () => {};
  override readonly walk = (event: KeyboardEvent): boolean => this.#walk(event);
  #timer: ReturnType<typeof setTimeout> | undefined;

  override get title(): string {
    return study.review.title;
  }

  /** Whoever looks from the seat that had the choice can try any of its choices on the table. */
  override get canAct(): boolean {
    return this.line === null && this.decision !== null && this.decision.seat === this.me && this.ply === this.decision.ply;
  }

  /** The arrow keys walk from decision to decision: none of them takes the focus to a card. */
  override get keepsFocus(): boolean {
    return true;
  }

  override decide(decision: string): Promise<void> {
    return this.onchoice(decision);
  }

  /** Shows a decision: the position before it, as its seat saw it, with the best choices marked. */
  async open(index: number): Promise<void> {
    this.leaveLine();
    this.index = Math.min(Math.max(OVERVIEW, index), this.decisions.length - 1);
    const decision = this.decision;
    this.onmove(decision?.ply ?? null);
    await this.go(decision ? decision.ply : this.plies);
    if (decision && decision === this.decision) this.hint = decision.choices;
  }

  /** Shows the decision that was taken at a ply, or else the next one. */
  async openPly(ply: number): Promise<void> {
    const found = this.decisions.findIndex((decision) => decision.ply >= ply);
    await this.open(found);
  }

  /** The number of the next decision with a mark, in either direction. */
  marked(step: 1 | -1): number | null {
    for (let n = this.index + step; n >= 0 && n < this.decisions.length; n += step) if (this.decisions[n]?.mark) return n;
    return null;
  }

  /** What was decided at a ply, in words, as the viewer saw it. */
  story(ply: number): string[] {
    return this.frames[ply + 1]?.events.map((event) => this.tell(event)) ?? [];
  }

  /** Shows a line step by step. */
  async showLine(steps: ContinuationStep<T>[]): Promise<void> {
    this.line = { steps, at: 0 };
    await this.stepLine();
  }

  /** Shows the next step of the line; later ones follow by themselves unless motion is to be reduced. */
  async stepLine(): Promise<void> {
    clearTimeout(this.#timer);
    const line = this.line;
    const step = line?.steps[line.at];
    if (!line || !step) return;
    this.line = { ...line, at: line.at + 1 };
    await this.show(step.view, { number: step.view.ply, seat: step.seat, decision: step.decision, events: step.log });
    if (this.line && this.line.at < this.line.steps.length && settings.tempo > 0)
      this.#timer = setTimeout(() => void this.stepLine(), LINE_MS * settings.tempo);
  }

  leaveLine(): void {
    clearTimeout(this.#timer);
    this.line = null;
  }

  override get ownKeys(): OwnKeys {
    return { title: study.keys.title, rows: study.keys.review };
  }

  #walk(event: KeyboardEvent): boolean {
    if ((event.target as Element).closest("[data-spot]")) return false;
    const to = this.#target(event);
    if (to === null) return false;
    if (this.line && event.key === "ArrowRight") void this.stepLine();
    else if (this.line) void this.open(this.index);
    else void this.open(to);
    return true;
  }

  #target(event: KeyboardEvent): number | null {
    switch (event.key) {
      case "ArrowLeft":
        return event.shiftKey ? (this.marked(-1) ?? this.index) : this.index - 1;
      case "ArrowRight":
        return event.shiftKey ? (this.marked(1) ?? this.index) : this.index + 1;
      case "Home":
        return OVERVIEW;
      case "End":
        return this.decisions.length - 1;
      default:
        return null;
    }
  }
}
