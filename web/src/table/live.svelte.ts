/**
 * A game at a live table. Updates are shown one after the other, with a pause before a rival's; pressing a key skips the
 * pauses. In pass and play this device has several seats, each with its own connection.
 */
import type { GameModule } from "$/games/module";
import { fetchPly, RefusedError } from "$/lib/api";
import type { GameMessage } from "$/lib/catalogue";
import { day } from "$/lib/dates";
import { contribute, isMissing, keepHead, withContribution } from "$/lib/fair-deal";
import { TabLock } from "$/lib/tab-lock";
import { saveLastSeen } from "$/lib/last-seen";
import { curveOf, saveCurve } from "$/lib/win-chances";
import type { SharedDevice } from "$/lib/pass-and-play";
import { isolateDirection } from "$/lib/names";
import { calledAt } from "$/lib/player-name";
import { route } from "$/lib/route.svelte";
import { settings, prefersReducedMotion } from "$/lib/settings.svelte";
import { BANNED, banOf, NO_TABLE, TableSocket } from "$/lib/socket";
import { playSound, vibrate } from "$/lib/sounds";
import { toasts } from "$/lib/toasts.svelte";
import { turns } from "$/lib/turns.svelte";
import type * as Outbox from "$/lib/unsent";
import type { Unsent } from "$/lib/unsent";
import { saveLastRead, lastRead } from "$/lib/unread";
import type { Act, Done, EventInfo, HintInfo, RoomInfo, Seat, SeatInfo, Sheet, Update, View } from "$/lib/protocol";
import { loadRefusals, problemText, refusalText, t } from "$/text";
import type { Why } from "./choices.svelte";
import { Play, type Absence, type ChatLine, type Host, type Shown, type Sitter } from "./play.svelte";
import type { Premoves } from "./premoves.svelte";
import { SEATS } from "./seats";
import { soundsOf } from "./table-sounds";

/** From this chance on, an event is called probable. */
const SURE = 0.5;
const BEAT_MS = 700;
const SOUND_GAP_SECONDS = 0.35;

/** A seat of this device and what its connection has received. */
interface SeatConnection {
  socket: TableSocket;
  seat: Seat | null;
  update: Update;
}

/** The table around the game, before it begins and during the game. */
export class LiveTable {
  info = $state.raw<RoomInfo | null>(null);
  lost = $state<string | null>(null);
  /** It cannot be reached because a moderator has banned us. */
  banned = $state(false);
  connected = $state(true);
  play = $state.raw<LivePlay | null>(null);
  #connections: (SeatConnection | Pick<SeatConnection, "socket">)[] = [];
  #make: (room: RoomInfo, view: View) => Promise<LivePlay>;
  #making = false;
  #closed = false;
  /** Which of this device's connections provides the story: that of the first seat, or the spectator's if hands are secret. */
  #teller: number;
  /** What this connection received before there was a game to show it in. */
  #early: Update[] = [];

  /** `seen`: the state of the table, as seen by the first of this device's seats. */
  constructor(table: string, device: SharedDevice, make: (game: string) => Promise<[GameModule, Sheet]>, seen: Promise<Update> | null) {
    this.#make = async (room, view) => {
      const [game, sheet] = await make(room.game);
      return new LivePlay(game, sheet, view, this);
    };
    const tokens = [undefined, ...device.seats, ...(device.watcher ? [device.watcher] : [])];
    this.#teller = device.watcher ? tokens.length - 1 : 0;
    tokens.forEach((token, n) => {
      const listener = {
        update: (update: Update) => void this.#receive(n, update),
        connected: (is: boolean) => this.#setConnected(is),
        lost: (code: number, reason: string) =>
          void loadRefusals()
            .catch(() => {})
            .then(() => {
              this.banned = code === BANNED;
              this.lost = refusalText(reason, code === NO_TABLE ? { kind: "no-such-table" } : this.banned ? banOf(reason) : null);
            }),
      };
      this.#connections.push({ socket: new TableSocket(table, listener, token, n === 0 ? seen : null) });
    });
  }

  get connections(): SeatConnection[] {
    return this.#connections.filter((connection): connection is SeatConnection => "update" in connection);
  }

  #setConnected(is: boolean): void {
    this.connected = is;
    this.play?.setConnected(is);
  }

  async #receive(n: number, update: Update): Promise<void> {
    const connection = this.#connections[n];
    if (!connection) return;
    const told: SeatConnection = { ...connection, seat: update.room.you, update };
    this.#connections[n] = told;
    this.#contribute(told);
    if (n === 0) {
      this.info = update.room;
      turns.heard(update.room);
      if (this.#connections.length === 1) saveLastSeen(update);
    }
    if (this.play) {
      this.play.receive(told, n === 0, n === this.#teller);
      return;
    }
    if (n === this.#teller) this.#early.push(update);
    if (update.view === null) return;
    if (!this.#making && this.#connections.every((other) => "update" in other)) {
      this.#making = true;
      const play = await this.#make(update.room, update.view);
      if (this.#closed) return;
      play.begin(this.#early);
      this.#early = [];
      this.play = play;
      play.setConnected(this.connected);
    }
  }

  /** Keeps what shows later that the deal was fair, and contributes to the key of a game that will begin. */
  #contribute({ socket, seat, update: { room } }: SeatConnection): void {
    if (room.deal) keepHead(room.deal);
    const next = room.status === "open" ? room.next_deal : null;
    if (isMissing(seat, next)) void contribute(next.commitment, (wish) => socket.send(wish));
  }

  /** Sends a command to the table, by default as the first seat of this device. */
  async act(wish: Act, connection = this.#connections[0]): Promise<Done | null> {
    const next = connection && "update" in connection ? connection.update.room.next_deal : null;
    try {
      return (await connection?.socket.send(withContribution(wish, next))) ?? null;
    } catch (error) {
      // It contains the names of the players already.
      toasts.show(problemText(error), true);
      return null;
    }
  }

  close(): void {
    this.#closed = true;
    for (const { socket } of this.#connections) socket.close();
    this.play?.close();
  }
}

export class LivePlay extends Play implements Host {
  readonly mode = "live";
  override readonly host: Host = this;
  readonly live: LiveTable;
  /** Pass and play with secrets: the seat whose player has to take the device. Nothing else is shown meanwhile. */
  curtain = $state<Seat | null>(null);
  /** The seat that has opened the curtain, while it is open. */
  #sitting: Seat | null = null;
  #tabLock: TabLock | null = null;
  #queue: { update: Update; tells: boolean }[] = [];
  /** The positions seen since the page was loaded, by ply; the server has the others. */
  #positions = new Map<number, View>();
  #shownAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The question that the shown position asks. */
  #question: number | null = null;
  /** The number of the last line of the chat that was read. */
  #read = $state(0);
  /** Who has nudged us, and which question we were asked then. */
  #nudge = $state.raw<{ by: Seat; question: number | null } | null>(null);
  #begun = false;

  constructor(game: GameModule, sheet: Sheet, view: View, live: LiveTable) {
    super(game, sheet, view);
    this.live = live;
  }

  // Incoming updates

  /** Shows the first position: everything that has happened in this game is in the log already. */
  begin(early: Update[]): void {
    const [first] = this.live.connections;
    if (!first) return;
    this.#read = lastRead(first.update.room.id);
    for (const update of early) this.#tell(update);
    this.#begun = true;
    this.me = first.seat;
    if (this.#alone) void this.#openOutbox();
    if (this.#secretive) this.#tabLock = new TabLock(first.update.room.id, () => this.#closeCurtain());
    if (this.live.connections.length > 1) this.#handOver();
    void this.#present(this.#current?.update ?? first.update, false);
  }

  /** The connection of the seat we look from. */
  get #current(): SeatConnection | undefined {
    return this.live.connections.find((connection) => connection.seat === this.me) ?? this.live.connections[0];
  }

  /** The newest update of all connections. */
  get #newest(): Update {
    const connections = this.live.connections;
    return connections.reduce(
      (best, connection) => (connection.update.number > best.update.number ? connection : best),
      connections[0] as SeatConnection,
    ).update;
  }

  /** In pass and play: the seat of this device that is asked; if there are several, the one at the screen. */
  #seatToShow(): Seat | null {
    const { view } = this.#newest;
    const asked = this.live.connections
      .map((connection) => connection.seat)
      .filter((seat) => seat !== null && view?.waiting.includes(seat));
    return (asked.includes(this.me) ? this.me : asked[0]) ?? this.me;
  }

  /** Whether several people use this screen in turn and each has secrets. */
  get #secretive(): boolean {
    return this.sheet.secrets && this.live.connections.length > 1;
  }

  receive(connection: SeatConnection, first: boolean, teller: boolean): void {
    // Nothing of the next position is shown, not even for a moment, before the curtain is down.
    if (this.#secretive) this.#handOver();
    if (first) this.#queue.push({ update: connection.update, tells: teller });
    else if (teller) this.#tell(connection.update);
    else if (connection.seat === this.me && this.#queue.length === 0) void this.#present(connection.update, false);
    else if (!this.sheet.secrets) void this.#askUndo(connection.update);
    this.#next();
  }

  /** Shows all pending updates at once, up to the next moment that the herald announces, which ends with *Next*. */
  override hurry(): void {
    if (this.#queue.length === 0) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#queue.length > 0 && this.moment === null) this.#showNext();
  }

  protected override goOn(): void {
    void this.#askChance();
    this.#next();
  }

  #next(): void {
    if (this.#queue.length === 0 || this.#timer !== undefined || this.moment !== null) return;
    const beat = this.#byOthers(this.#queue[0]?.update) && !this.skipped ? BEAT_MS * settings.tempo : 0;
    const wait = Math.max(0, this.#shownAt + beat - performance.now());
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#showNext();
      this.#next();
    }, wait);
  }

  #byOthers(update: Update | undefined): boolean {
    return update?.events.some((event) => event.kind === "decided" && event.seat !== this.me) ?? false;
  }

  #showNext(): void {
    const next = this.#queue.shift();
    if (!next) return;
    if (next.tells) this.#tell(next.update);
    this.#shownAt = performance.now();
    if (this.live.connections.length > 1) this.#handOver();
    this.#sound(next.update);
    const mine = this.live.connections.length > 1 ? this.#current?.update : next.update;
    if (mine) void this.#present(mine, true);
  }

  #sound(update: Update): void {
    const sounds = soundsOf(update, this.#question !== null, this.game.sounds);
    sounds.forEach((sound, n) => playSound(sound, n * SOUND_GAP_SECONDS));
    if (sounds.includes("turn")) vibrate("turn");
  }

  /** Pass and play: the seat that is asked comes to the front, behind a curtain if there are secrets. */
  #handOver(): void {
    const seat = this.#seatToShow();
    if (seat === null) return;
    if (!this.sheet.secrets) {
      if (!this.present.over) this.me = seat;
    } else if (this.#newest.room.status === "over") {
      // A finished game has no secrets. The curtain of the next game has to be opened again.
      this.#sitting = null;
      this.curtain = null;
    } else if (seat !== this.#sitting) this.#closeCurtain();
  }

  /** Closes the curtain, which only its button opens, and clears everything that the previous player saw. */
  #closeCurtain(): void {
    if (this.#newest.room.status === "over") return;
    this.#sitting = null;
    this.curtain = this.#seatToShow();
    this.#weighed = "";
    this.event = this.before = this.past = this.hint = this.chances = this.reading = null;
    this.readingOpen = false;
    this.forgetMoments();
    this.choices.reset();
    toasts.clear();
  }

  openCurtain(): void {
    this.#sitting = this.me = this.curtain;
    this.curtain = null;
    this.#tabLock?.claim();
    const update = this.#current?.update;
    if (!update) return;
    void this.#present(update, true);
    this.before = null;
  }

  /** Whether a seat is still at the screen: a late response for somebody else is not shown. */
  #sits(seat: Seat | null): boolean {
    return seat === this.me && this.curtain === null;
  }

  close(): void {
    this.#tabLock?.close();
    this.#forgetOutbox?.();
  }

  /** Shows the position of an update, and who sits where. */
  async #present(update: Update, flown: boolean): Promise<void> {
    this.sitters = update.room.seats.map((seat) => this.#sitter(seat, update.room));
    if (this.live.connections.length <= 1) this.me = update.room.you;
    if (update.view === null || this.curtain !== null) return;
    this.#question = update.room.question;
    const decided = update.events.findLast((event) => event.log !== undefined);
    const event = flown && decided ? appliedEntry(decided) : this.event;
    const view = ended(update.view, update.room);
    await this.show(view, event);
    if (!this.#secretive) this.#positions.set(view.ply, view);
    if (update.room.standing) this.#ended(update.room, update.room.standing);
    // A player who skipped to the end wants to see it.
    if (flown && update.room.skipped && update.room.status === "over" && update.room.you !== null) route.go(this.resultLink);
    void this.#askChance();
    void this.#askUndo(update);
    void this.#followPremoves(update);
  }

  premoves = $state.raw<Premoves | null>(null);

  /** Their code is loaded where they are of use: in a game that allows them, with other people, and not on a shared screen. */
  async #followPremoves(update: Update): Promise<void> {
    if (!this.sheet.premoves || !this.#amongPeople || this.live.connections.length > 1) return;
    if (update.room.you === null || update.room.status !== "running") return;
    const { Premoves } = await import("./premoves.svelte");
    const premoves = this.premoves ?? new Premoves(update.room.id);
    await premoves.follow(update);
    this.premoves = premoves;
  }

  /** The game is over: the chances are final, and the curve is stored for the finished game. */
  #ended(room: RoomInfo, standing: number[]): void {
    this.#note(shares(standing));
    if (room.game_id) saveCurve(room.game_id, curveOf(this.#curveName));
  }

  get #curveName(): string {
    return `${this.live.info?.id ?? ""} ${this.live.info?.round ?? 0}`;
  }

  #note(chances: number[]): void {
    this.chances = chances;
    saveCurve(this.#curveName, { ...curveOf(this.#curveName), [this.present.ply]: chances });
  }

  #sitter(seat: SeatInfo, room: RoomInfo): Sitter {
    const slow = room.hours_a_move !== null;
    const running = seat.asked && room.status === "running";
    return {
      seat: seat.seat,
      kind: seat.kind,
      name: seat.kind === "open" ? t.seat.open : calledAt(seat),
      level: seat.kind === "bot" ? (seat.level ?? undefined) : seat.stand_in ? room.level : undefined,
      away: seat.here === false && seat.seat !== room.you && !slow,
      elsewhere: slow && seat.here === false,
      vacation: seat.vacation === null ? undefined : day(seat.vacation),
      mine: this.live.connections.some((connection) => connection.seat === seat.seat),
      clock: seat.clock === null || (slow && !running) ? undefined : { left: seat.clock, running, slow, since: performance.now() },
      absence: absenceOf(seat.seat, room),
    };
  }

  // The log and the chat

  #tell(update: Update): void {
    for (const event of update.events) this.#tellEvent(event, update.room);
  }

  #tellEvent(event: EventInfo, room: RoomInfo): void {
    if (event.kind === "started") {
      this.log = [];
      this.#positions = new Map();
      this.past = null;
      this.#write(event.log ?? [], null, 0);
      event.story?.forEach((events, n) => this.#write(events, null, n + 1));
    } else if (event.log) this.#write(event.log, event.seat ?? null, event.ply);
    if (event.kind === "undone") this.#goBack(event.to ?? 0);
    if (event.kind === "said" && event.text) this.chat = [...this.chat, this.#said(event, room)];
    this.#noteOffer(event, room);
    const back = event.kind === "vacation" && (event.until ?? 0) <= event.at;
    const told = t.events[event.kind]?.(event.seat ? this.#calledBefore(event.seat, room) : "", back ? "over" : (event.reason ?? ""));
    if (told) this.#remark(told, event.seat ?? null, event.ply);
  }

  /** Offers and nudges are lines of the chat, so that the badge shows them; urgent ones are also shown at once. */
  #noteOffer(event: EventInfo, room: RoomInfo): void {
    const note = t.notes[event.kind];
    if (!note || !event.seat) return;
    const name = this.#calledBefore(event.seat, room);
    const text = note(name, event.whom ? this.#calledBefore(event.whom, room) : "");
    this.chat = [...this.chat, { number: event.number, name, seat: event.seat, text, note: true }];
    if (!this.#begun || this.#mine(event.seat)) return;
    if (event.kind === "rematch_refused") toasts.show(text);
    if (event.kind === "nudged" && this.#mine(event.whom ?? null)) this.#feelNudge(event.seat, name);
  }

  #feelNudge(by: Seat, name: string): void {
    this.#nudge = { by, question: this.live.info?.question ?? null };
    toasts.show(t.nudge.felt(name));
    vibrate("nudge");
  }

  /** Whether a seat belongs to this device. */
  #mine(seat: Seat | null): boolean {
    return seat !== null && this.live.connections.some((connection) => connection.seat === seat);
  }

  get tableId(): string {
    return this.live.info?.id ?? "";
  }

  get chatOpen(): boolean {
    return this.live.info?.chat ?? true;
  }

  isMine(seat: Seat): boolean {
    return this.#mine(seat);
  }

  hideChat(seat: Seat): void {
    this.chat = this.chat.filter((line) => line.note || line.seat !== seat);
  }

  override get unread(): number {
    return this.chat.filter((line) => line.number > this.#read && (line.note || settings.chat) && !this.#mine(line.seat)).length;
  }

  override readChat(): void {
    const last = this.chat.at(-1)?.number ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    saveLastRead(this.live.info?.id ?? "", last);
  }

  /** Who has nudged us about a question that is still open. */
  get nudgedBy(): string | null {
    const nudge = this.#nudge;
    return nudge && this.awaited && nudge.question === this.#question ? this.nameOf(nudge.by) : null;
  }

  #goBack(ply: number): void {
    this.event = null;
    this.log = this.log.filter((line) => line.ply <= ply);
    this.#positions = new Map([...this.#positions].filter(([seen]) => seen <= ply));
    this.past = null;
  }

  // Earlier positions: not available if several people share the screen and each has seen different cards

  override openThen(ply: number): void {
    void this.#lookBack(ply).catch((error: unknown) => toasts.show(problemText(error), true));
  }

  async #lookBack(ply: number): Promise<void> {
    const album = this.#positions;
    const text = t.sentences(this.log.filter((line) => line.ply === ply).map((line) => line.text));
    const view = album.get(ply) ?? (await fetchPly(this.live.info?.id ?? "", ply)).view;
    album.set(ply, view);
    // Meanwhile it may have been undone, or another game may have begun.
    if (album === this.#positions) this.past = { view, text };
  }

  override hasThen(): boolean {
    return !this.#secretive;
  }

  /** Writes events of the game to the log. The players of this update may be newer than those shown, so names come from the room. */
  #write(events: GameMessage[], seat: Seat | null, ply: number): void {
    if (this.sitters.length === 0 && this.live.info) {
      this.sitters = this.live.info.seats.map((one) => this.#sitter(one, this.live.info as RoomInfo));
    }
    this.log = [...this.log, ...this.lines(events, this.log, { seat, ply })];
  }

  /** Writes a sentence of the page about a seat; it contains the name already. */
  #remark(text: string, seat: Seat | null, ply: number): void {
    const last = this.log.at(-1);
    this.log = [...this.log, { number: (last?.number ?? 0) + 1, seat, who: seat, text, ply, chapter: last?.chapter ?? t.side.theDeal }];
  }

  #calledBefore(seat: Seat, room: RoomInfo): string {
    return room.seats
      .filter((other) => other.seat === seat)
      .map((other) => isolateDirection(this.#sitter(other, room).name))
      .join("");
  }

  #said(event: EventInfo, room: RoomInfo): ChatLine {
    const seat = room.seats.find((other) => other.seat === event.seat);
    return { number: event.number, name: event.name ?? seat?.name ?? t.seat.former, seat: event.seat ?? null, text: event.text ?? "" };
  }

  // Deciding without a network: in a game against bots the decision waits on this device

  /** Our decision that waits for the network. */
  unsent = $state.raw<Unsent | null>(null);
  /** Loaded while there is a network. */
  #outbox = $state.raw<typeof Outbox | null>(null);
  #forgetOutbox: (() => void) | null = null;

  get #alone(): boolean {
    return !this.#amongPeople && this.live.connections.length <= 1;
  }

  async #openOutbox(): Promise<void> {
    const outbox = await import("$/lib/unsent").catch(() => null);
    if (!outbox) return;
    this.#outbox = outbox;
    this.#forgetOutbox = outbox.onUnsent(() => this.connection === "connected" || this.#readOutbox());
    this.#readOutbox();
  }

  /** What waits for this question; what was meant for an earlier one has been taken. */
  #readOutbox(): void {
    const kept = this.#outbox?.unsentAt(this.live.info?.id ?? "") ?? null;
    const waits = kept !== null && kept.question === this.live.info?.question;
    this.unsent = waits ? kept : null;
    if (this.connection !== "connected" || kept === null) return;
    if (waits) void this.#outbox?.sendUnsent().then(() => (this.unsent = null));
    else this.#drop(kept);
  }

  setConnected(is: boolean): void {
    this.connection = is ? "connected" : "reconnecting";
    this.#readOutbox();
  }

  override get canAct(): boolean {
    if (this.unsent !== null) return false;
    const waits = this.connection !== "connected" && this.#outbox !== null && this.#alone;
    return super.canAct || (waits && !this.present.over && this.past === null);
  }

  /** Keeps a decision until the server has it. */
  #keep(decision: string, key: string): Unsent | null {
    if (!this.#outbox || !this.#alone || this.#question === null) return null;
    const kept = { table: this.live.info?.id ?? "", question: this.#question, decision, key };
    this.#outbox.keepUnsent(kept);
    if (this.connection !== "connected") this.unsent = this.#outbox.unsentAt(kept.table);
    return kept;
  }

  #drop(kept: Unsent | null): void {
    if (kept) this.#outbox?.dropUnsent(kept);
    this.unsent = null;
  }

  // Deciding

  async decide(decision: string): Promise<void> {
    const connection = this.#current;
    if (!connection || this.curtain !== null) return;
    // The same answer to the same question is applied once, whichever of our windows sends it first.
    const key = `${this.#question}.${decision}`;
    const { ply } = this.present;
    const kept = this.#keep(decision, key);
    try {
      await connection.socket.send({ type: "decide", decision, question: this.#question, key });
      this.#drop(kept);
      await this.#shown(connection, ply);
    } catch (error) {
      this.#drop(kept);
      if (!this.#sits(connection.seat)) return;
      const text = error instanceof RefusedError ? this.refused(error.message, error.reason).text : problemText(error);
      toasts.show(text, true);
    }
  }

  /** Waits until the update after a decision has been shown, so that the lifted card does not drop in between. */
  async #shown(connection: SeatConnection, ply: number): Promise<void> {
    const until = performance.now() + BEAT_MS;
    while (this.present.ply === ply && performance.now() < until && this.#sits(connection.seat)) {
      await new Promise((done) => setTimeout(done, prefersReducedMotion() ? 10 : 30));
    }
  }

  async why(decision: string): Promise<Why | undefined> {
    const connection = this.#current;
    if (!connection || this.legal.includes(decision)) return undefined;
    try {
      const { why, reason } = await connection.socket.send({ type: "why", decision });
      return why && this.#sits(connection.seat) ? this.refused(why, reason) : undefined;
    } catch (error) {
      return error instanceof Error ? { text: error.message } : undefined;
    }
  }

  // Actions other than decisions

  get can(): Host["can"] {
    const playing = this.me !== null && !this.present.over && this.live.info?.status === "running";
    return {
      hint: playing && (this.live.info?.hints ?? false),
      undo: playing,
      resign: playing,
      chat: this.me !== null && this.chatOpen,
      end: playing && this.sitters.some(({ absence }) => absence?.standsInAt === null),
    };
  }

  /** The server's answer whether we may undo, and the position that it is about. */
  #mayUndo = $state.raw<{ of: string; why: string | null } | null>(null);

  /** Why we cannot undo, according to the shown update. */
  #noUndo = $state<string | null>(null);

  /** The connection that undoes: that of the seat at the screen; on a shared screen without secrets, any seat of this device that may. */
  get #undoer(): SeatConnection | undefined {
    const { connections } = this.live;
    return (
      (connections.length > 1 && !this.sheet.secrets
        ? connections.find((connection) => connection.update.room.no_undo === null)
        : undefined) ?? this.#current
    );
  }

  get noUndo(): string | null {
    return this.#noUndo ?? this.#mayUndo?.why ?? null;
  }

  get #amongPeople(): boolean {
    return this.live.info?.seats.filter((seat) => seat.kind === "person").length !== 1;
  }

  /** With other people at the table the server is asked, once for each position, whether anybody has seen something that forbids an undo. */
  async #askUndo(shown: Update): Promise<void> {
    const connection = this.#undoer;
    const refusal = (connection && this.live.connections.length > 1 ? connection.update : shown).room.no_undo;
    this.#noUndo = refusal && refusalText(refusal.kind, refusal);
    const of = connection ? positionOf(connection.update) : "";
    if (this.#mayUndo?.of === of) return;
    this.#mayUndo = null;
    if (!connection || !this.can.undo || this.#noUndo !== null || !this.#amongPeople) return;
    this.#mayUndo = { of, why: t.undo.looking };
    try {
      const { why, reason } = await connection.socket.send({ type: "may_undo" });
      if (this.#mayUndo?.of === of) this.#mayUndo = { of, why: why ? refusalText(why, reason) : null };
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      this.#mayUndo = null;
    }
  }

  get endAgreed(): Seat[] {
    return this.live.info?.end_agreed ?? [];
  }

  get head(): string | null {
    return this.live.info?.deal?.head ?? null;
  }

  get watchers(): number {
    const { connections } = this.live;
    const tellers = connections.length > 1 ? connections.filter((connection) => connection.seat === null).length : 0;
    return (this.live.info?.watchers ?? 0) - tellers;
  }

  get rematchAsked(): Seat | null {
    const table = this.live.info;
    if (table?.status !== "over" || this.me === null || table.rematch.some((seat) => this.#mine(seat))) return null;
    return table.rematch[0] ?? null;
  }

  answerRematch(agree: boolean): void {
    const connections = this.live.connections.filter((connection) => connection.seat !== null);
    for (const connection of agree ? connections : connections.slice(0, 1)) void this.live.act({ type: "rematch", agree }, connection);
  }

  get dawdlers(): Seat[] {
    const table = this.live.info;
    if (table?.status !== "running" || this.me === null) return [];
    return table.seats.filter((one) => one.kind === "person" && one.asked && one.here && !this.#mine(one.seat)).map((one) => one.seat);
  }

  nudge(seat: Seat): void {
    void this.live.act({ type: "nudge", seat }, this.#current);
  }

  get undoAsked(): Seat | null {
    const undo = this.live.info?.undo;
    if (!undo || this.me === null || undo.seat === this.me || undo.agreed.includes(this.me)) return null;
    return undo.seat;
  }

  override get resultLink(): string {
    return `/t/${this.live.info?.id ?? ""}/result`;
  }

  undo(): void {
    if (this.noUndo !== null) {
      toasts.show(t.undo.cannot(this.noUndo));
      return;
    }
    void this.live.act({ type: "undo" }, this.#undoer).then(() => this.#agreeHere());
  }

  /** The players at this device have agreed in person; the others are asked. */
  async #agreeHere(): Promise<void> {
    for (const connection of this.live.connections) {
      const agreed = this.#newest.room.undo?.agreed;
      if (agreed && connection.seat !== null && !agreed.includes(connection.seat))
        await this.live.act({ type: "answer_undo", agree: true }, connection);
    }
    if (this.#newest.room.undo) toasts.show(t.undo.pending);
  }

  answerUndo(agree: boolean): void {
    void this.live.act({ type: "answer_undo", agree }, this.#current);
  }

  override get undone(): boolean {
    return this.live.info?.undone ?? false;
  }

  get maySkip(): boolean {
    return this.live.info?.may_skip ?? false;
  }

  get skipped(): boolean {
    return this.live.info?.skipped ?? false;
  }

  skip(): void {
    this.nextMoment(true);
    void this.live.act({ type: "skip" }, this.#current);
  }

  resign(): void {
    void this.live.act({ type: "resign" }, this.#current);
  }

  waitLonger(seat: Seat): void {
    void this.live.act({ type: "wait", seat }, this.#current);
  }

  callBot(seat: Seat): void {
    void this.live.act({ type: "stand_in", seat }, this.#current);
  }

  endGame(): void {
    void this.live.act({ type: "end" }, this.#current);
  }

  say(text: string): void {
    void this.live.act({ type: "say", text }, this.#current);
  }

  async askHint(): Promise<void> {
    if (!this.asked) {
      toasts.show(t.hint.none);
      return;
    }
    // Ranks are shown on the spots to touch first.
    this.choices.reset();
    const seat = this.me;
    const looking = toasts.show(t.hint.thinking);
    try {
      const hint = (await this.#current?.socket.send({ type: "hint" }))?.hint;
      if (!hint || hint.question !== this.#question || !this.#sits(seat)) return;
      this.hint = hint.ranking;
      this.#weigh(hint.chances);
      this.#justify(hint);
    } catch (error) {
      toasts.show(problemText(error), true);
    } finally {
      toasts.dismiss(looking);
    }
  }

  /** Why the bot's choice is good: what is likely after it, and not after a worse one. */
  #justify({ brings, prevents }: HintInfo): void {
    const told = (
      [
        [t.hint.brings, brings],
        [t.hint.prevents, prevents],
      ] as const
    ).flatMap(([heading, likely]) =>
      likely.length === 0 ? [] : [heading(likely.every(({ chance }) => chance >= SURE)), ...likely.map(({ event }) => this.tell(event))],
    );
    if (told.length > 0) toasts.show(t.sentences(told), false, true);
  }

  #weigh(chances: Record<string, number>): void {
    this.#note(SEATS.slice(0, this.present.players).map((seat) => chances[seat] ?? 0));
  }

  #weighed = "";

  /** Requests the win chance once for each of our questions; errors are ignored. Not at tables without help. */
  async #askChance(): Promise<void> {
    const seat = this.me;
    const asked = `${seat} ${this.#question}`;
    if (this.#question === null || asked === this.#weighed || !this.can.hint || !this.asked || !this.#sits(seat)) return;
    this.#weighed = asked;
    try {
      const told = (await this.#current?.socket.send({ type: "chances" }))?.chances;
      if (told && told.question === this.#question && this.#sits(seat)) this.#weigh(told.chances);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
    }
  }
}

function appliedEntry(event: EventInfo): { number: number; seat: Seat | null; decision: string | null; events: GameMessage[] } {
  return { number: event.number, seat: event.seat ?? null, decision: event.decision ?? null, events: event.log ?? [] };
}

function positionOf({ room, view }: Update): string {
  return `${room.round} ${view?.ply}`;
}

function absenceOf(seat: Seat, room: RoomInfo): Absence | undefined {
  const found = room.absences.find((absence) => absence.seat === seat);
  if (!found) return undefined;
  const here = performance.now() - room.now;
  const standsInAt = found.stands_in_at === null ? null : here + found.stands_in_at;
  return { standsInAt, choicesAt: here + found.choices_at, waits: found.waits, agreed: found.agreed };
}

/** The chances in a finished game: equal shares for the winners. */
function shares(standing: number[]): number[] {
  const winners = standing.reduce((sum, won) => sum + won, 0);
  return standing.map((won) => (winners > 0 ? won / winners : 0));
}

/** A game that did not end by its rules (resigned, out of time) is over for every part of the table. */
function ended(view: View, room: RoomInfo): Shown {
  if (room.status !== "over" || view.over) return view;
  return { ...view, over: true, waiting: [], legal: [], standing: room.standing, ending: t.result.reasons[room.reason ?? ""] ?? "" };
}
