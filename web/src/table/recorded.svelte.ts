/** A recorded game: a replay with free navigation, or a guided first game that waits for the right move. */
import type { Component } from "svelte";
import { explorerAddress } from "$/games/explorer-address";
import type { Frame, GameModule, Guide } from "$/games/module";
import { chanceLine, type Curve } from "$/lib/win-chances";
import type { GameMessage } from "$/lib/catalogue";
import { settings } from "$/lib/settings.svelte";
import type { Chances, FinishedGame, Seat, Sheet, View } from "$/lib/protocol";
import { t } from "$/text";
import { study } from "$/text/study";
import type { Why } from "./choices.svelte";
import { calledAt } from "$/lib/player-name";
import { Play, type LogLine, type OwnKeys, type Sitter } from "./play.svelte";
import { SEATS } from "./seats";

/** Who sees all cards. */
export const ALL = "all";
export const WATCHER = "spectator";

/** Who sat where in a finished game; our own seat is marked if it is given. */
export function formerSitters(game: FinishedGame, own: Seat | null = null): Sitter[] {
  return game.summary.seats.map((seat) => ({
    seat: seat.seat,
    kind: seat.kind === "bot" ? ("bot" as const) : ("person" as const),
    name: calledAt(seat),
    level: seat.level ?? undefined,
    mine: seat.seat === own,
  }));
}

/** A finished game as one viewer saw it. */
export interface Side<T = unknown> {
  viewer: string;
  /** What happened at the beginning, and with each decision. */
  story: GameMessage[][];
  frame: (ply: number) => Promise<Frame<T>>;
}

/** A replay: any step, seen by any seat. Steps are fetched when needed, and cached. */
export class ReplayPlay<T = unknown> extends Play<T> {
  readonly mode = "replay";
  readonly plies: number;
  /** The seat we had in this game; if we had none, the first seat of a person. */
  readonly own: Seat;
  ply = $state(0);
  viewer = $state(ALL);
  /** The chances seen while the game was played here. */
  seen = $state.raw<Curve>({});
  /** The chances of all seats by step, once the server has computed them. */
  told = $state.raw<Chances | null>(null);
  /** Whether the game ended by its rules. */
  readonly byRules: boolean;
  /** The seats that have won in the end, at whatever step we are. */
  readonly victors: Seat[];
  #undone: boolean;
  curveSeat = $state(0);
  /** Win chances of one seat by step, if known. */
  curve = $derived.by<(number | null)[]>(() => chanceLine(this.told, this.seen, this.curveSeat, this.plies));
  override controls: Component | null;
  override readonly walk: (event: KeyboardEvent) => boolean;
  /** Who decided at each step. */
  #seats: (Seat | null)[];
  #first: View<T>;
  #decisions: string[];
  #lookFrom: (viewer: string) => Promise<Side<T>>;
  #side: Side<T>;
  #frames = new Map<string, Promise<Frame<T>>>();
  #story: LogLine[] = [];
  #wanted: string;

  constructor(
    game: GameModule<T>,
    sheet: Sheet,
    first: View<T>,
    recording: {
      sitters: Sitter[];
      own: Seat | null;
      byRules: boolean;
      victors: Seat[];
      undone: boolean;
      /** Each decision with its seat. */
      decisions: FinishedGame["decisions"];
      controls: Component;
    },
    side: Side<T>,
    lookFrom: (viewer: string) => Promise<Side<T>>,
  ) {
    super(game, sheet, first);
    this.plies = recording.decisions.length;
    this.#first = first;
    this.#decisions = recording.decisions.map(([, decision]) => decision);
    this.sitters = recording.sitters;
    this.own = recording.own ?? recording.sitters.find((sitter) => sitter.kind === "person")?.seat ?? "p1";
    this.byRules = recording.byRules;
    this.victors = recording.victors;
    this.#undone = recording.undone;
    this.controls = recording.controls;
    this.#seats = [null, ...recording.decisions.map(([seat]) => seat)];
    this.#lookFrom = lookFrom;
    this.#side = side;
    this.#wanted = side.viewer;
    this.#take(side);
    this.walk = (event) => this.#key(event);
  }

  override get title(): string {
    return t.replay.title;
  }

  override get undone(): boolean {
    return this.#undone;
  }

  /** Looks from another side: the log tells what this viewer saw. */
  #take(side: Side<T>): void {
    this.#side = side;
    this.viewer = side.viewer;
    this.me = side.viewer.startsWith("p") ? side.viewer : null;
    if (this.me !== null) this.curveSeat = SEATS.indexOf(this.me);
    this.#story = [];
    side.story.forEach((events, ply) => this.#story.push(...this.lines(events, this.#story, { seat: this.#seats[ply] ?? null, ply })));
  }

  /** A step as the current viewer sees it. */
  frame(ply: number): Promise<Frame<T>> {
    const name = `${this.viewer} ${ply}`;
    const found = this.#frames.get(name) ?? this.#side.frame(ply);
    this.#frames.set(name, found);
    found.catch(() => this.#frames.delete(name));
    return found;
  }

  /** Goes to a step; the next ones are prefetched. */
  async go(ply: number): Promise<void> {
    const wanted = Math.min(Math.max(0, ply), this.plies);
    this.ply = wanted;
    const side = this.#side;
    const frame = await this.frame(wanted);
    if (this.ply !== wanted || this.#side !== side) return;
    this.log = this.#story.filter((line) => line.ply <= wanted);
    await this.show(frame.view, { number: wanted, seat: frame.seat, decision: frame.decision, events: frame.events });
    for (const next of [wanted + 1, wanted - 1]) if (next >= 0 && next <= this.plies) void this.frame(next).catch(() => {});
  }

  override openThen(ply: number): void {
    void this.go(ply);
  }

  override hasThen(): boolean {
    return true;
  }

  /** What the address of this moment says about it: the step, and who sees it. */
  get query(): string {
    return `?ply=${this.ply}${this.viewer === ALL ? "" : `&seat=${this.viewer}`}`;
  }

  /** Where the explorer shows this position, if the game is solved. */
  get inExplorer(): string | null {
    return explorerAddress(this.game, this.#first, this.#decisions.slice(0, this.ply));
  }

  async lookAs(viewer: string): Promise<void> {
    this.#wanted = viewer;
    const side = await this.#lookFrom(viewer);
    if (this.#wanted !== viewer) return;
    this.#take(side);
    await this.go(this.ply);
  }

  /** The step where the turn next changes hands. */
  #turn(step: 1 | -1): number {
    let ply = this.ply + step;
    const seat = this.#seatAt(ply);
    while (ply > 0 && ply < this.plies && this.#seatAt(ply + step) === seat) ply += step;
    return ply;
  }

  #seatAt(ply: number): Seat | null {
    return this.#seats[ply] ?? null;
  }

  override get ownKeys(): OwnKeys {
    return { title: study.keys.title, rows: study.keys.replay };
  }

  #key(event: KeyboardEvent): boolean {
    if ((event.target as Element).closest("[data-spot]")) return false;
    switch (event.key) {
      case "ArrowLeft":
        void this.go(event.shiftKey ? this.#turn(-1) : this.ply - 1);
        return true;
      case "ArrowRight":
        void this.go(event.shiftKey ? this.#turn(1) : this.ply + 1);
        return true;
      case "Home":
        void this.go(0);
        return true;
      case "End":
        void this.go(this.plies);
        return true;
      default:
        return false;
    }
  }

  override get canAct(): boolean {
    return false;
  }

  async decide(_decision: string): Promise<void> {}

  why(): Promise<undefined> {
    return Promise.resolve(undefined);
  }
}

const RIVAL_MS = 900;

/** What comes after a guided first game: a real one, or something else. `reached` is told when its last step is shown. */
export interface GuideEnds {
  play: () => void;
  reached: () => void;
  more: { label: string; act: () => void }[];
}

/** A guided first game: a scripted deal. If a step has a decision, the learner makes it; all other moves are automatic. */
export class GuidePlay<T = unknown> extends Play<T> {
  readonly mode = "guide";
  #guide: Guide<T>;
  #step = $state(0);
  #ply = 0;
  #moving = $state(false);
  #ends: GuideEnds;
  #hurry = (): void => {};

  constructor(game: GameModule<T>, sheet: Sheet, guide: Guide<T>, sitters: Sitter[], ends: GuideEnds) {
    const [first] = guide.frames;
    if (!first) throw new Error("a guided game has at least one position");
    super(game, sheet, first.view);
    this.#guide = guide;
    this.#ends = ends;
    this.sitters = sitters;
    this.me = guide.me;
    this.#say();
  }

  /** The learner has the same name on the table and in the log. */
  override name(seat: Seat): string {
    return this.nameOf(seat);
  }

  override get title(): string {
    return t.guide.title;
  }

  get #now(): Guide["steps"][number] | undefined {
    return this.#guide.steps[this.#step];
  }

  override get asked(): boolean {
    return !this.#moving && this.#now?.decision !== undefined && super.asked;
  }

  /** Only what the step asks for is lit. */
  override get legal(): readonly string[] {
    const wanted = this.#now?.decision;
    return wanted === undefined ? [] : [wanted];
  }

  #say(): void {
    const step = this.#now;
    const last = this.#step === this.#guide.steps.length - 1;
    this.spotlight = step?.spots ?? null;
    this.guideText = step
      ? {
          text: step.text,
          small: `${t.guide.step(this.#step + 1, this.#guide.steps.length)}${step.decision ? ` \u00b7 ${t.guide.doIt}` : ""}`,
          step: this.#step + 1,
          last,
          next: step.decision ? undefined : () => void this.#goOn(),
          label: last ? t.guide.done : t.guide.next,
          more: last ? this.#ends.more : [],
        }
      : null;
    if (last) this.#ends.reached();
  }

  /** Goes to the next step: the moves in between are shown one after the other. */
  async #goOn(): Promise<void> {
    const next = this.#guide.steps[this.#step + 1];
    if (!next) {
      this.#ends.play();
      return;
    }
    if (this.#moving) return;
    this.#moving = true;
    this.spotlight = null;
    this.guideText = null;
    while (this.#ply < next.ply) {
      const frame = this.#guide.frames[++this.#ply];
      if (!frame) break;
      if (frame.seat !== this.me) await this.#pause();
      this.log = [...this.log, ...this.lines(frame.events, this.log, { seat: frame.seat, ply: this.#ply, chapter: t.guide.chapter })];
      await this.show(frame.view, { number: this.#ply, seat: frame.seat, decision: frame.decision, events: frame.events });
    }
    this.#moving = false;
    this.#step += 1;
    this.#say();
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

  async decide(): Promise<void> {
    await this.#goOn();
  }

  why(): Promise<Why> {
    return Promise.resolve({ text: t.guide.doIt });
  }
}
