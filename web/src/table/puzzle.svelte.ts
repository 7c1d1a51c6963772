/** A puzzle at the real table: one choice, then the lines that it and the solution lead to. */
import type { Component } from "svelte";
import type { GameModule } from "$/games/module";
import { answerPuzzle, whyInPuzzle } from "$/lib/study-api";
import type { PuzzleInfo, PuzzleLine, PuzzleResult, Sheet } from "$/lib/protocol";
import { t } from "$/text";
import { study } from "$/text/study";
import type { Why } from "./choices.svelte";
import { Play, type LogLine, type OwnKeys, type Sitter } from "./play.svelte";

export type Shown = "solution" | "answer";

export class PuzzlePlay<T = unknown> extends Play<T> {
  readonly mode = "puzzle";
  readonly puzzle: PuzzleInfo<T>;
  result = $state.raw<PuzzleResult<T> | null>(null);
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
    this.task = study.puzzle.task(puzzle.kind, puzzle.wins_in);
    this.walk = (event) => this.#key(event);
  }

  /** The line that is shown: of our answer, if it was wrong and is looked at, or else of the solution. */
  get line(): PuzzleLine<T> | null {
    if (!this.result) return null;
    return (this.shown === "answer" && this.result.answer) || this.result.solution;
  }

  override get title(): string {
    return this.puzzle.of_day ? study.puzzle.ofDay : study.puzzle.title;
  }

  override get canAct(): boolean {
    return this.result === null && super.canAct;
  }

  override get notAsked(): string {
    return this.result ? t.sentences([this.result.solved ? study.puzzle.right : study.puzzle.wrong]) : super.notAsked;
  }

  async decide(decision: string): Promise<void> {
    this.result = await answerPuzzle<T>(this.puzzle.id, { decision });
    this.shown = this.result.answer ? "answer" : "solution";
    this.controls = this.#controls;
    await this.go(1);
  }

  /** Shows the position after some decisions of the line; 0 is the puzzle itself. */
  async go(at: number): Promise<void> {
    const steps = this.line?.steps ?? [];
    this.at = Math.min(Math.max(0, at), steps.length);
    const log = [...this.#story];
    steps
      .slice(0, this.at)
      .forEach(({ events, seat, view }) =>
        log.push(...this.lines(events, log, { seat, ply: view.ply, chapter: study.puzzle[this.chapter] })),
      );
    this.log = log;
    const step = steps[this.at - 1];
    if (step) await this.show(step.view, { number: step.view.ply, seat: step.seat, decision: step.decision, events: step.events });
    else await this.show(this.puzzle.view, null);
  }

  private get chapter(): "solution" | "own" {
    return this.shown === "answer" ? "own" : "solution";
  }

  /** Looks at the other line. */
  async look(shown: Shown): Promise<void> {
    this.shown = shown;
    await this.go(1);
  }

  /** The same puzzle again. Only the first answer counts. */
  async again(): Promise<void> {
    this.result = null;
    this.controls = null;
    this.at = 0;
    this.log = this.#story;
    await this.show(this.puzzle.view, null);
  }

  async why(decision: string): Promise<Why | undefined> {
    const { why, reason } = await whyInPuzzle(this.puzzle.id, decision);
    return why === null ? undefined : this.refused(why, reason);
  }

  override get ownKeys(): OwnKeys {
    return { title: study.keys.title, rows: study.keys.puzzle };
  }

  #key(event: KeyboardEvent): boolean {
    if (!this.result || (event.target as Element).closest("[data-spot]")) return false;
    if (event.key === "ArrowLeft") void this.go(this.at - 1);
    else if (event.key === "ArrowRight") void this.go(this.at + 1);
    else if (event.key === "Home") void this.go(0);
    else if (event.key === "End") void this.go(this.line?.steps.length ?? 0);
    else return false;
    return true;
  }
}
