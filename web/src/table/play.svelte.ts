/**
 * A game as a table component sees it: the view, who sits where, the possible choices. It comes from a live table
 * (`live.svelte.ts`), a replay or a guided game (`recorded.svelte.ts`); the component does not need to know which.
 */
import { getContext, setContext, tick, type Component } from "svelte";
import type { Face, Tincture } from "$/card/face";
import type { GameModule } from "$/games/module";
import { rulesOf, subjectOf, type GameMessage } from "$/lib/catalogue";
import { isolateDirection } from "$/lib/names";
import { settings } from "$/lib/settings.svelte";
import type { Advice, Seat, Sheet, View } from "$/lib/protocol";
import { refusalText, t, type KeyRow } from "$/text";
import { Choices, type Table, type Why } from "./choices.svelte";
import type { Flight } from "./flight";
import type { Premoves } from "./premoves.svelte";
import { arms, SEATS } from "./seats";

/** Who sits on a seat. */
export interface Sitter {
  seat: Seat;
  name: string;
  kind: "person" | "bot" | "open";
  /** The level of a bot, or of the bot that replaces an absent player. */
  level?: string;
  away?: boolean;
  /** Whether it is one of my seats: in pass and play there are several. */
  mine: boolean;
  clock?: Clock;
  /** In a game over days: the player is not here, and need not be. */
  elsewhere?: boolean;
  /** In a game over days: the day until which the player has time off. */
  vacation?: string;
  absence?: Absence;
}

/** The game waits for a player who is away. Times are those of `performance.now()`. */
export interface Absence {
  /** When a bot takes over; null: one has already. */
  standsInAt: number | null;
  /** From when on the players present may call a bot or end the game. */
  choicesAt: number;
  /** How often they may still extend the wait; null: without limit. */
  waits: number | null;
  /** Who agrees that a bot takes over. */
  agreed: Seat[];
}

export interface Clock {
  /** Milliseconds left at `since`. */
  left: number;
  running: boolean;
  /** Hours or days for one decision. */
  slow: boolean;
  /** The `performance.now()` for which `left` holds. */
  since: number;
}

export interface LogLine {
  number: number;
  /** Who decided. */
  seat: Seat | null;
  /** Whom the sentence is about. */
  who: Seat | null;
  text: string;
  /** What happened, if it is an event of the game. */
  event?: GameMessage;
  /** The number of decisions after this: the position that the line opens. */
  ply: number;
  chapter?: string;
}

export interface ChatLine {
  number: number;
  name: string;
  seat: Seat | null;
  text: string;
  /** Not written by a person, but an event: an offer, a nudge. */
  note?: boolean;
}

/** The card whose details are shown. */
export interface Reading {
  face: Face;
  tincture?: Tincture;
  /** What it meant when it was pointed at; a game's `facts` take precedence. */
  now?: string;
  /** Where it lies. */
  spot?: string;
}

/** What has just happened. */
export interface AppliedEntry {
  number: number;
  seat: Seat | null;
  /** Null if it is sealed. */
  decision: string | null;
  events: GameMessage[];
}

/** What the herald announces before the game continues: a loss, or an effect. The table does not change meanwhile. */
export interface Moment<T = unknown> {
  /** What has happened. */
  text: string;
  /** Why, with the rule. */
  reason?: string;
  tone: "loss" | "news";
  /** Whom it is about. */
  seat?: Seat | null;
  /** The position that is shown meanwhile, if it is not the new one: it still has what is lost. */
  over?: View<T>;
  /** The event that it announces, for tables that draw something for it. */
  event?: GameMessage;
}

/** The text of a guided game: what to do and why. */
export interface GuideText {
  text: string;
  small?: string;
  /** The number of the step, from 1, and whether a real game follows it. */
  step: number;
  last: boolean;
  /** Continues; without it the learner has to make the move. */
  next?: () => void;
  label?: string;
  /** Other ways to continue. */
  more?: { label: string; act: () => void }[];
}

/** What perfect play makes of a decision. */
export interface Verdict {
  decision: string;
  /** Whether whoever decides wins. */
  wins: boolean;
  /** The decisions until the end, this one included. */
  length: number;
  /** The same in words. */
  text: string;
}

/** The keys of a page beside those of every table. */
export interface OwnKeys {
  title: string;
  rows: KeyRow[];
}

export type Connection = "connected" | "reconnecting" | "offline";
export type Mode = "live" | "replay" | "guide" | "puzzle";

/** Actions other than decisions, for a live game on a server. */
export interface Host {
  /** What the table allows now. */
  readonly can: { hint: boolean; undo: boolean; resign: boolean; chat: boolean; end: boolean };
  /** The seats that agree to end the game because somebody is away. */
  readonly endAgreed: Seat[];
  /** Why we cannot undo our last decision now; null: we can. */
  readonly noUndo: string | null;
  readonly watchers: number;
  /** The head of the chain over the log of the game: whoever keeps it can later tell whether the log was changed. */
  readonly head: string | null;
  /** Whether we are out and all others are bots, and whether we have skipped to the end. */
  readonly maySkip: boolean;
  readonly skipped: boolean;
  skip(): void;
  /** The seat that asks to undo its decision, until we have answered. */
  readonly undoAsked: Seat | null;
  /** The seat that asks for a rematch, until we have answered. */
  readonly rematchAsked: Seat | null;
  answerRematch(agree: boolean): void;
  /** Other players who are present and asked, and can be reminded. */
  readonly dawdlers: Seat[];
  nudge(seat: Seat): void;
  undo(): void;
  answerUndo(agree: boolean): void;
  resign(): void;
  /** Gives a player who is away more time. */
  waitLonger(seat: Seat): void;
  /** Lets a bot take over for a player who is away. */
  callBot(seat: Seat): void;
  /** Ends the game without a winner, because somebody is away. */
  endGame(): void;
  say(text: string): void;
  /** The id of the table. */
  readonly tableId: string;
  /** Whether there is a chat at the table. */
  readonly chatOpen: boolean;
  /** Whether a seat belongs to this device. */
  isMine(seat: Seat): boolean;
  /** Takes away what a seat has said: its player was blocked. */
  hideChat(seat: Seat): void;
  askHint(): Promise<void>;
  /** Our decision that waits for the network. */
  readonly unsent: { decision: string } | null;
  /** What we have prepared for our next question, in games that allow it. */
  readonly premoves: Premoves | null;
}

const KEY = Symbol("play");

/** How long a short moment is shown, how much longer for each further letter, and the share of that if a clock runs. */
const HOLD_MS = 2000;
const SHORT_TEXT = 60;
const LETTER_MS = 20;
const CLOCKED = 0.5;

/** A view as it is shown: if a game did not end by its rules, it has a text of the page about how it ended. */
export interface Shown<T = unknown> extends View<T> {
  ending?: string;
}

export abstract class Play<T = unknown> implements Table {
  readonly game: GameModule<T>;
  readonly sheet: Sheet;
  abstract readonly mode: Mode;

  #view = $state.raw<Shown<T>>() as Shown<T>;
  /** An earlier position that is shown instead of the current one. */
  past = $state.raw<{ view: View<T>; text: string } | null>(null);
  /** The view before the last event, to show what has changed. */
  before = $state.raw<View<T> | null>(null);
  sitters = $state.raw<Sitter[]>([]);
  /** The seat we look from; null for a spectator. */
  me = $state<Seat | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  event = $state.raw<AppliedEntry | null>(null);
  connection = $state<Connection>("connected");
  reading = $state.raw<Reading | null>(null);
  /** On a phone the card details are a sheet. */
  readingOpen = $state(false);
  /** The bot's ranking, while a hint is shown. */
  hint = $state.raw<Advice[] | null>(null);
  /** Win chances by seat, if known. */
  chances = $state.raw<number[] | null>(null);
  /** What the herald still has to announce, one after the other, before the game continues. */
  moments = $state.raw<Moment<T>[]>([]);
  #holding: ReturnType<typeof setTimeout> | undefined;
  /** The spots that a guided game highlights. */
  spotlight = $state.raw<readonly string[] | null>(null);
  /** What a guided game says instead of the table's own prompt. */
  guideText = $state.raw<GuideText | null>(null);
  /** What replaces the herald: the controls of a replay, or of a puzzle that was answered. */
  controls = $state.raw<Component | null>(null);
  /** What a puzzle asks for; the herald says it instead of "Your turn." */
  task = $state<string | null>(null);
  /** What else can be done while a puzzle asks us. */
  aside = $state.raw<{ label: string; act: () => void } | null>(null);
  /** A picture of a table: it is laid out for its own size, whatever the size of the window. */
  readonly pictured: boolean = false;
  /** The outcome of each legal decision, the best first, if the game is solved. */
  verdicts = $state.raw<readonly Verdict[]>([]);
  /** Animates the cards; set by the frame. */
  flight: Flight | null = null;

  /** Actions other than decisions, if a server hosts the game. */
  readonly host: Host | null = null;
  /** The number of unread lines of the chat. */
  get unread(): number {
    return 0;
  }
  /** Marks all lines of the chat as read. */
  readChat(): void {}

  /** What this is if it is no game being played: a replay, a guided game. */
  get title(): string | null {
    return null;
  }

  /** Whether something was undone in this game. */
  get undone(): boolean {
    return false;
  }

  /** Whether the focus stays on the table when we are asked: there the arrow keys step through the game. */
  get keepsFocus(): boolean {
    return false;
  }

  /** Opens the position after this many decisions. */
  openThen(_ply: number): void {}

  /** Whether there are such positions to open. */
  hasThen(): boolean {
    return false;
  }

  /** Handles keys before those of every table: the steps of a replay. Returns whether it handled the key. */
  readonly walk: ((event: KeyboardEvent) => boolean) | null = null;

  /** What these keys do, for the sheet of all keys. */
  get ownKeys(): OwnKeys | null {
    return null;
  }

  readonly choices: Choices;

  constructor(game: GameModule<T>, sheet: Sheet, view: View<T>) {
    this.game = game;
    this.sheet = sheet;
    this.#view = view;
    this.choices = new Choices(this);
  }

  get view(): Shown<T> {
    return this.past?.view ?? this.moment?.over ?? this.#view;
  }

  /** What the herald announces now. */
  get moment(): Moment<T> | null {
    return this.moments[0] ?? null;
  }

  /** The current position of the game, even if another one is shown. */
  protected get present(): View<T> {
    return this.#view;
  }

  /** Whether we are asked in the current position, even if another one is shown. */
  get awaited(): boolean {
    return this.me !== null && this.#view.waiting.includes(this.me) && !this.#view.over;
  }

  /** Who has to decide in the current position, even if another one is shown. */
  get turn(): readonly Seat[] {
    return this.#view.over ? [] : this.#view.waiting;
  }

  /** The game's own part of the view. */
  get table(): T {
    return this.view.table;
  }

  /** Whether the seat we look from has to decide now, and can. */
  get asked(): boolean {
    return this.awaited && this.canAct && this.moments.length === 0;
  }

  /** Whether decisions are possible at all now. */
  get canAct(): boolean {
    return this.connection === "connected" && !this.#view.over && this.past === null;
  }

  get legal(): readonly string[] {
    return this.#view.legal;
  }

  get oneTap(): boolean {
    return settings.oneTap;
  }

  get notAsked(): string {
    if (this.moment) return "";
    if (this.connection !== "connected") return t.herald.cut;
    if (this.past !== null) return t.past.only;
    if (this.me === null && !this.#view.over) return t.herald.watchingOnly;
    return t.herald.notAsked(this.#view.waiting.map((seat) => this.name(seat)));
  }

  /** The seat whose cards are nearest: ours, or the first seat for a spectator. */
  get near(): Seat {
    return this.me ?? "p1";
  }

  /** The other seats, in turn order from the left of the near one. */
  get rivals(): Seat[] {
    const seats = SEATS.slice(0, this.#view.players);
    const place = seats.indexOf(this.near);
    return [...seats.slice(place + 1), ...seats.slice(0, place)];
  }

  /** The seats that have won; none during the game. */
  get winners(): Seat[] {
    return SEATS.filter((_, n) => this.#view.standing?.[n] === 1);
  }

  get resultLink(): string {
    return "";
  }

  sitter(seat: Seat): Sitter | undefined {
    return this.sitters.find((sitter) => sitter.seat === seat);
  }

  /** A player's name, or "You" for the seat we look from. */
  name(seat: Seat): string {
    return seat === this.me && this.mode !== "replay" ? t.seat.you : this.nameOf(seat);
  }

  /** A player's own name. */
  nameOf(seat: Seat): string {
    return isolateDirection(this.sitter(seat)?.name ?? seat);
  }

  /** Another player's name; null for the seat we look from, which is always "you". */
  other(seat: Seat): string | null {
    return seat === this.me && this.mode !== "replay" ? null : this.nameOf(seat);
  }

  /** A message of the game as a sentence, with the players' names. */
  tell(message: GameMessage): string {
    return this.game.catalogue.text(message, (seat) => this.nameOf(seat));
  }

  /** What is asked in the shown position, or how the game ended. */
  get question(): string {
    return this.view.ending ?? this.tell(this.view.question);
  }

  /** The reason for a refusal: a rule of the game, or the server's message. */
  refused(message: string, reason?: GameMessage | null): Why {
    if (!reason || !this.game.catalogue.has(reason.kind)) return { text: refusalText(message, reason) };
    return { text: this.tell(reason), rules: rulesOf(reason) };
  }

  /** Events as lines of the log, added to the earlier lines. */
  protected lines(
    events: readonly GameMessage[],
    before: readonly LogLine[],
    { seat, ply, chapter }: { seat: Seat | null; ply: number; chapter?: string },
  ): LogLine[] {
    const lines: LogLine[] = [];
    for (const event of events) {
      const last = lines.at(-1) ?? before.at(-1);
      lines.push({
        number: (last?.number ?? 0) + 1,
        seat,
        who: subjectOf(event),
        text: this.tell(event),
        event,
        ply,
        chapter: chapter ?? this.game.chapter?.(event) ?? last?.chapter ?? t.side.theDeal,
      });
    }
    return lines;
  }

  /** The field of a player's roundel. */
  field(seat: Seat): Tincture {
    return this.game.seatField ?? arms(seat).field;
  }

  cardText(slug: string): string {
    return this.sheet.cards.find((card) => card.slug === slug)?.text ?? "";
  }

  read(reading: Reading | null): void {
    this.reading = reading;
  }

  openReading(): void {
    this.readingOpen = this.reading !== null;
  }

  /** Shows a new position: cards fly to their places. */
  protected async show(view: Shown<T>, event: AppliedEntry | null): Promise<void> {
    const told = this.#toldBy(view, event);
    await this.#change(() => {
      this.before = this.#view;
      this.#view = view;
      this.event = event;
      this.hint = null;
      if (this.before.ply !== view.ply) this.choices.refusal = null;
      this.moments = [...this.moments, ...told];
    });
    this.#hold();
  }

  async #change(change: () => void): Promise<void> {
    this.flight?.before();
    change();
    await tick();
    this.flight?.after();
  }

  // Moments

  /** What the herald announces about a new position, if the game continues and the pace leaves time for it. */
  #toldBy(after: View<T>, event: AppliedEntry | null): Moment<T>[] {
    const before = this.#view;
    if (this.mode !== "live" || settings.tempo === 0 || this.host?.skipped || !event || event === this.event || after.ply <= before.ply)
      return [];
    const moments = this.game.moments?.({ before, after, event }, this) ?? [];
    // On a shared screen the previous position may be what another player saw.
    return before.viewer === after.viewer ? moments : moments.map(({ over: _, ...moment }) => moment);
  }

  /** Shows a moment as long as it takes to read it, or shorter if a clock runs; then comes the next one. */
  #hold(): void {
    const moment = this.moment;
    if (!moment || this.#holding !== undefined) return;
    const clocked = this.sitters.some((sitter) => sitter.clock?.slow === false);
    const more = Math.max(0, moment.text.length + (moment.reason?.length ?? 0) - SHORT_TEXT);
    const time = (HOLD_MS + more * LETTER_MS) * settings.tempo * (clocked ? CLOCKED : 1);
    this.#holding = setTimeout(() => this.nextMoment(), time);
  }

  /** Goes to the next moment, or ends all of them. */
  nextMoment(all = false): void {
    if (this.moments.length === 0) return;
    clearTimeout(this.#holding);
    this.#holding = undefined;
    void this.#change(() => (this.moments = all ? [] : this.moments.slice(1)));
    if (this.moments.length > 0) this.#hold();
    else this.goOn();
  }

  protected forgetMoments(): void {
    clearTimeout(this.#holding);
    this.#holding = undefined;
    this.moments = [];
  }

  /** Called when all moments have been shown. */
  protected goOn(): void {}

  abstract decide(decision: string): Promise<void>;
  abstract why(decision: string): Promise<Why | undefined>;

  /** A key or a tap: everything pending is shown at once. */
  hurry(): void {}
}

export function setPlay(play: Play): void {
  setContext(KEY, play);
}

export function getPlay<T = unknown>(): Play<T> {
  return getContext(KEY);
}
