/** A puzzle at the real table: one choice, or a proof to its end, then the lines that it and the solution lead to. */
import type { Component } from "svelte";
import type { GameModule } from "$/games/module";
import { answerPuzzle, playPuzzle, whyInPuzzle } from "$/lib/study-api";
import { explorerAddress } from "$/games/explorer-address";
import type { PuzzleInfo, PuzzleLine, PuzzleResult, PuzzleStep, Sheet } from "$/lib/protocol";
import { settings } from "$/lib/settings.svelte";
import { toasts } from "$/lib/toasts.svelte";
import { problemText, t } from "$/text";
import { study } from "$/text/study";
import type { Why } from "./choices.svelte";
import { Play, type LogLine, type OwnKeys, type Sitter } from "./play.svelte";

export type Shown = "solution" | "answer";
const REPLY_MS = 900;

/** A proof that we play out: our decisions since the puzzle, and all that they led to. */
interface Played<T> {
  own: string[];
  steps: PuzzleStep<T>[];
  /** Whether we still have to decide. */
  open: boolean;
}

export class PuzzlePlay<T = unknown> extends Play<T> {
  readonly mode = "puzzle";
  readonly puzzle: PuzzleInfo<T>;
  result = $state.raw<PuzzleResult<T> | null>(null);
  played = $state.raw<Played<T> | null>(null);
  /** The rating before the answer, if it is known. */
  readonly ratingBefore: number | null;
  /** Which line is shown, and how many of its decisions. */
  shown = $state<Shown>("solution");
  at = $state(0);
  override readonly walk: (event: KeyboardEvent) => boolean;
  #story: LogLine[];
  #controls: Component;

  constructor(
    game: GameModule<T>,
    sheet: Sheet,
    puzzle: PuzzleInfo<T>,
    { sitters, controls, rating }: { sitters: Sitter[]; controls: Component; rating: number | null },
  ) {
    super(game, sheet, puzzle.view);
    this.puzzle = puzzle;
    this.sitters = sitters;
    this.me = puzzle.seat;
    this.ratingBefore = rating;
    this.#controls = controls;
    this.#story = [];
    puzzle.story.forEach((events, ply) => {
      this.#story.push(...this.lines(events, this.#story, { seat: ply > 0 ? (puzzle.seats[ply - 1] ?? null) : null, ply }));
    });
    this.log = this.#story;
    this.#ask();
    this.walk = (event) => this.#key(event);
  }

  #ask(): void {
    this.task = study.puzzle.task(this.puzzle.kind, this.puzzle.wins_in);
  }

  /** What our answer led to, if that is not the solution's line itself. */
  get own(): PuzzleLine<T> | null {
    if (!this.result) return null;
    return this.result.answer ?? (this.played && { ...this.result.solution, steps: this.played.steps });
  }

  /** The line that is shown: of our answer, if there is one and it is looked at, or else of the solution. */
  get line(): PuzzleLine<T> | null {
    return (this.shown === "answer" && this.own) || (this.result?.solution ?? null);
  }

  /** Whether the proof takes more than one decision of our own. */
  get isLong(): boolean {
    return (this.puzzle.wins_in ?? 1) > 1;
  }

  /** Where the explorer shows the position of the puzzle, once it is answered. */
  get inExplorer(): string | null {
    const dealt = this.result?.dealt;
    return dealt ? explorerAddress(this.game, dealt.view, dealt.line) : null;
  }

  override get title(): string {
    return this.puzzle.of_day ? study.puzzle.ofDay : study.puzzle.title;
  }

  override get canAct(): boolean {
    return (this.result === null || this.played?.open === true) && super.canAct;
  }

  override get notAsked(): string {
    return this.result ? t.sentences([this.result.solved ? study.puzzle.right : study.puzzle.wrong]) : super.notAsked;
  }

  async decide(decision: string): Promise<void> {
    try {
      if (this.result === null) await this.#answer(decision);
      else await this.#playOn(decision);
    } catch (error) {
      toasts.show(problemText(error), true);
    }
  }

  async #answer(decision: string): Promise<void> {
    const result = await answerPuzzle<T>(this.puzzle.id, { decision });
    if (!result.solved || !this.isLong) return this.#tell(result);
    this.played = { own: [], steps: [], open: true };
    this.result = result;
    this.aside = { label: study.puzzle.solution, act: () => void this.#tell(result) };
    await this.#playOn(decision);
  }

  /** Shows again what was answered before. */
  async recall(decision: string): Promise<void> {
    await this.#tell(await answerPuzzle<T>(this.puzzle.id, { decision }));
  }

  /** The result, with the line of a wrong answer or else of the solution. */
  async #tell(result: PuzzleResult<T>): Promise<void> {
    this.aside = null;
    this.played = null;
    this.result = result;
    this.shown = result.answer ? "answer" : "solution";
    this.controls = this.#controls;
    await this.go(1);
  }

  /** Our next decision in a proof, and the best defence; a losing decision is not taken, and we are asked again. */
  async #playOn(decision: string): Promise<void> {
    const before = this.played;
    if (!before) return;
    const own = [...before.own, decision];
    const { worth, steps, wins_in } = await playPuzzle<T>(this.puzzle.id, own);
    if (this.played !== before) return;
    if (worth < 0) {
      this.task = study.puzzle.slip(-worth);
      return;
    }
    const now = (this.played = { own, steps: [...before.steps, ...steps], open: wins_in !== null });
    for (const step of steps) {
      if (step.seat !== this.me) await this.#pause();
      if (this.played !== now) return;
      this.log = [...this.log, ...this.#told(step, this.log, "own")];
      await this.#see(step);
    }
    if (wins_in !== null) this.task = study.puzzle.playOn(wins_in);
    else this.#finish(now.steps.length);
  }

  #finish(steps: number): void {
    this.aside = null;
    this.shown = "answer";
    this.at = steps;
    this.controls = this.#controls;
  }

  /** Time to see what the defence does, unless a key or a tap skips it. */
  #pause(): Promise<void> {
    return new Promise((done) => {
      setTimeout(done, REPLY_MS * settings.tempo);
      setTimeout(() => (this.#hurry = done));
    });
  }

  #hurry = (): void => {};

  override hurry(): void {
    this.#hurry();
  }

  #see({ view, seat, decision, events }: PuzzleStep<T>): Promise<void> {
    return this.show(view, { number: view.ply, seat, decision, events });
  }

  #told({ events, seat, view }: PuzzleStep<T>, before: readonly LogLine[], line: "solution" | "own"): LogLine[] {
    return this.lines(events, before, { seat, ply: view.ply, chapter: study.puzzle[line] });
  }

  /** Shows the position after some decisions of the line; 0 is the puzzle itself. */
  async go(at: number): Promise<void> {
    const steps = this.line?.steps ?? [];
    this.at = Math.min(Math.max(0, at), steps.length);
    const log = [...this.#story];
    steps.slice(0, this.at).forEach((step) => log.push(...this.#told(step, log, this.shown === "answer" ? "own" : "solution")));
    this.log = log;
    const step = steps[this.at - 1];
    if (step) await this.#see(step);
    else await this.show(this.puzzle.view, null);
  }

  /** Looks at the other line. */
  async look(shown: Shown): Promise<void> {
    this.shown = shown;
    await this.go(1);
  }

  /** The same puzzle again. Only the first answer counts. */
  async again(): Promise<void> {
    this.result = null;
    this.played = null;
    this.controls = null;
    this.#ask();
    this.at = 0;
    this.log = this.#story;
    await this.show(this.puzzle.view, null);
  }

  async why(decision: string): Promise<Why | undefined> {
    if (this.result) return undefined;
    const { why, reason } = await whyInPuzzle(this.puzzle.id, decision);
    return why === null ? undefined : this.refused(why, reason);
  }

  override get ownKeys(): OwnKeys {
    return { title: study.keys.title, rows: study.keys.puzzle };
  }

  #key(event: KeyboardEvent): boolean {
    if (!this.controls || (event.target as Element).closest("[data-spot]")) return false;
    if (event.key === "ArrowLeft") void this.go(this.at - 1);
    else if (event.key === "ArrowRight") void this.go(this.at + 1);
    else if (event.key === "Home") void this.go(0);
    else if (event.key === "End") void this.go(this.line?.steps.length ?? 0);
    else return false;
    return true;
  }
}
