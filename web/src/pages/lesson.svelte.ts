/** A second lesson: the learner chooses freely in a few positions, and hears how good the choice was and why. */
import type { Frame, GameModule, Lesson, LessonChoice, LessonPosition } from "$/games/module";
import { settings } from "$/lib/settings.svelte";
import type { Sheet } from "$/lib/protocol";
import type { Why } from "$/table/choices.svelte";
import { Play, type Sitter } from "$/table/play.svelte";
import { t } from "$/text";
import { study } from "$/text/study";

const RIVAL_MS = 900;
/** A choice that costs no more than this is good, too. */
const CLOSE = 0.05;

export class LessonPlay<T = unknown> extends Play<T> {
  readonly mode = "guide";
  /** The choice that was made in this position. */
  chosen = $state.raw<LessonChoice<T> | null>(null);
  /** Whether the list of all choices is open. */
  listed = $state(false);
  #lesson: Lesson<T>;
  #at = $state(0);
  #moving = $state(false);
  #said = 0;
  #everybody: Sitter[];
  #done: () => void;
  #play: () => void;
  #hurry = (): void => {};

  constructor(game: GameModule<T>, sheet: Sheet, lesson: Lesson<T>, everybody: Sitter[], ends: { done: () => void; play: () => void }) {
    const [first] = lesson.positions;
    if (!first) throw new Error("a lesson has at least one position");
    super(game, sheet, first.view);
    this.#lesson = lesson;
    this.#everybody = everybody;
    this.#done = ends.done;
    this.#play = ends.play;
    this.me = lesson.me;
    this.sitters = everybody.slice(0, first.view.players);
    this.#ask();
  }

  /** The position that the learner is asked about, or was asked about last. */
  get position(): LessonPosition<T> {
    const found = this.#lesson.positions[this.#at];
    if (!found) throw new Error(`the lesson has ${this.#lesson.positions.length} positions`);
    return found;
  }

  override name(seat: string): string {
    return this.nameOf(seat);
  }

  override get asked(): boolean {
    return !this.#moving && this.chosen === null && super.asked;
  }

  get #place(): string {
    return study.lesson.position(this.#at + 1, this.#lesson.positions.length);
  }

  #ask(): void {
    this.guideText = {
      text: this.#lesson.texts[this.#at]?.question ?? "",
      small: `${this.#place} \u00b7 ${study.lesson.choose}`,
      step: ++this.#said,
      last: false,
    };
  }

  #answer(choice: LessonChoice<T>): void {
    const best = choice === this.position.choices[0];
    const retry = { label: study.lesson.retry, act: () => void this.#begin(this.#at) };
    this.guideText = {
      text: t.sentences([this.#verdict(choice), this.#lesson.texts[this.#at]?.why]),
      small: this.#place,
      step: ++this.#said,
      last: false,
      next: () => void this.#goOn(),
      label: t.guide.next,
      more: [{ label: study.lesson.all, act: () => (this.listed = true) }, ...(best ? [] : [retry])],
    };
  }

  #verdict({ share }: LessonChoice<T>): string {
    const best = this.position.choices[0]?.share ?? share;
    if (this.position.exact) return share === best ? study.lesson.wins : study.lesson.loses;
    if (share === best) return study.lesson.best(share);
    return best - share <= CLOSE ? study.lesson.close(share, best) : study.lesson.worse(share, best);
  }

  async decide(decision: string): Promise<void> {
    const choice = this.position.choices.find((one) => one.decision === decision);
    if (!choice || this.#moving) return;
    this.#moving = true;
    this.guideText = null;
    for (const [n, frame] of choice.frames.entries()) {
      if (n > 0) await this.#pause();
      await this.#follow(frame);
    }
    this.#moving = false;
    this.chosen = choice;
    this.#answer(choice);
  }

  #follow({ view, seat, decision, events }: Frame<T>): Promise<void> {
    this.log = [...this.log, ...this.lines(events, this.log, { seat, ply: view.ply, chapter: this.#place })];
    return this.show(view, { number: view.ply, seat, decision, events });
  }

  /** Time to see what a rival does, unless a key or a tap skips it; the one that started the move does not count. */
  #pause(): Promise<void> {
    return new Promise((done) => {
      setTimeout(done, RIVAL_MS * settings.tempo);
      setTimeout(() => (this.#hurry = done));
    });
  }

  override hurry(): void {
    this.#hurry();
  }

  async #goOn(): Promise<void> {
    if (this.#at + 1 < this.#lesson.positions.length) return this.#begin(this.#at + 1);
    this.#done();
    this.guideText = { text: this.#lesson.end, step: ++this.#said, last: true, next: this.#play, label: t.guide.done };
  }

  /** Shows a position anew. It is another deal: no card flies there from the one before. */
  async #begin(at: number): Promise<void> {
    const flight = this.flight;
    this.flight = null;
    this.#at = at;
    this.chosen = null;
    this.log = [];
    this.sitters = this.#everybody.slice(0, this.position.view.players);
    await this.show(this.position.view, null);
    this.before = null;
    this.flight = flight;
    this.#ask();
  }

  why(decision: string): Promise<Why | undefined> {
    return Promise.resolve(decision ? { text: study.lesson.cannot } : undefined);
  }
}
