/** A position of a solved game, with all cards open: one plays for both, and sees where every choice leads. */
import type { Component } from "svelte";
import type { GameModule } from "$/games/module";
import type { Explored, Sheet, View } from "$/lib/protocol";
import { t } from "$/text";
import { study } from "$/text/study";
import type { Why } from "./choices.svelte";
import { Play, type OwnKeys } from "./play.svelte";
import { SEATS } from "./seats";

export class ExplorerPlay<T = unknown> extends Play<T> {
  readonly mode = "replay";
  override controls: Component | null;
  override readonly walk: (event: KeyboardEvent) => boolean;
  #explored = $state.raw<Explored>() as Explored;
  /** Where stepping forward leads: the decisions taken here before stepping back, and then perfect play. */
  #ahead = $state.raw<string[]>([]);
  #open: (line: string[], replace: boolean) => void;

  /** `open` goes to the position after a line of decisions; in place of the current address, or as a new one. */
  constructor(
    game: GameModule<T>,
    sheet: Sheet,
    explored: Explored,
    controls: Component,
    open: (line: string[], replace: boolean) => void,
  ) {
    super(game, sheet, explored.view as View<T>);
    this.controls = controls;
    this.sitters = SEATS.slice(0, explored.view.players).map((seat, n) => ({
      seat,
      kind: "person" as const,
      name: game.seatNames?.[n] ?? seat,
      mine: false,
    }));
    this.#open = open;
    this.walk = (event) => this.#key(event);
    this.#take(explored);
  }

  get explored(): Explored {
    return this.#explored;
  }

  /** The decisions since the deal. */
  get line(): string[] {
    return this.#explored.line.map(({ decision }) => decision);
  }

  override get title(): string {
    return t.home.explorer;
  }

  override get keepsFocus(): boolean {
    return true;
  }

  #take(explored: Explored): void {
    this.#explored = explored;
    const seat = explored.view.waiting[0];
    this.verdicts = explored.choices.map(({ decision, winner, length }) => {
      const text = winner === seat ? study.explorer.wins(length) : study.explorer.loses(length);
      return { decision, wins: winner === seat, length, text };
    });
    const line = explored.line.map(({ decision }) => decision);
    const along = line.every((decision, n) => this.#ahead[n] === decision);
    if (!along || this.#ahead.length <= line.length) this.#ahead = [...line, ...explored.best.map(({ decision }) => decision)];
    const lines = explored.story.map((events, ply) => ({ events, ply, seat: explored.line[ply - 1]?.seat ?? null }));
    this.log = [];
    for (const { events, ...where } of lines) this.log = [...this.log, ...this.lines(events, this.log, where)];
  }

  /** Shows another position of the same deal. */
  async see(explored: Explored): Promise<void> {
    this.#take(explored);
    const last = explored.line.at(-1);
    await this.show(explored.view as View<T>, {
      number: explored.line.length,
      seat: last?.seat ?? null,
      decision: last?.decision ?? null,
      events: explored.story.at(-1) ?? [],
    });
  }

  // One plays for both seats, and a touch is enough.

  override get asked(): boolean {
    return !this.present.over;
  }

  override get oneTap(): boolean {
    return true;
  }

  decide(decision: string): Promise<void> {
    this.#open([...this.line, decision], false);
    return Promise.resolve();
  }

  why(): Promise<Why | undefined> {
    return Promise.resolve(undefined);
  }

  // Steps

  get canGoBack(): boolean {
    return this.line.length > 0;
  }

  get canGoOn(): boolean {
    return this.#ahead.length > this.line.length;
  }

  /** Goes to the position after this many decisions. */
  go(ply: number): void {
    const wanted = Math.min(Math.max(0, ply), this.#ahead.length);
    if (wanted !== this.line.length) this.#open(this.#ahead.slice(0, wanted), true);
  }

  goToEnd(): void {
    this.go(this.#ahead.length);
  }

  override openThen(ply: number): void {
    this.go(ply);
  }

  override hasThen(): boolean {
    return true;
  }

  override get ownKeys(): OwnKeys {
    return { title: study.keys.title, rows: study.keys.explorer };
  }

  #key(event: KeyboardEvent): boolean {
    if ((event.target as Element).closest("[data-spot]")) return false;
    const steps: Record<string, () => void> = {
      ArrowLeft: () => this.go(this.line.length - 1),
      ArrowRight: () => this.go(this.line.length + 1),
      Home: () => this.go(0),
      End: () => this.goToEnd(),
    };
    const step = steps[event.key];
    step?.();
    return step !== undefined;
  }
}
