/** What we have prepared for our next question at a table. Only we can see it. */
import { request } from "$/lib/api";
import type { PremoveAnswer, PremoveState, PremoveWish, Update } from "$/lib/protocol";
import { days, loadDaysWords } from "$/text/days";

const AGAIN_MS = 300;
const MOST_TRIES = 10;
const NOTHING: PremoveState = { state: "none", answers: [], ply: 0, after: {}, always: [] };

export class Premoves {
  state = $state.raw<PremoveState>(NOTHING);
  /** Whether something can be prepared now. */
  open = $state(false);
  readonly #path: string;
  /** The position that `state` is about. */
  #position = "";
  /** How many requests were sent: only the answer to the latest counts. */
  #sent = 0;

  constructor(table: string) {
    this.#path = `/api/tables/${encodeURIComponent(table)}/premoves`;
  }

  /** Why what we had prepared was not taken, while we are asked. */
  get note(): string | undefined {
    const { state } = this.state;
    return state === "other" || state === "illegal" || state === "changed" ? days.premove.cancelled[state]() : undefined;
  }

  /** The table has changed: fetch what has become of it. */
  async follow({ room, view }: Update): Promise<void> {
    const position = `${room.round} ${view?.ply} ${room.question} ${room.may_prepare}`;
    if (position === this.#position) return;
    this.#position = position;
    await loadDaysWords();
    for (let n = 0; n < MOST_TRIES && position === this.#position; n++) {
      const state = await request<PremoveState>("GET", this.#path).catch(() => null);
      if (position !== this.#position) return;
      if (state) this.#set(state, room.may_prepare);
      // while we are asked, it is about to be taken or cancelled
      if (state && (room.question === null || (state.state !== "waiting" && state.state !== "playing"))) return;
      await new Promise((done) => setTimeout(done, AGAIN_MS));
    }
  }

  #set(state: PremoveState, open: boolean): void {
    this.state = state;
    this.open = open && (state.always.length > 0 || Object.keys(state.after).length > 0);
  }

  /** Prepares an answer beside those that there are; one to the same decision is replaced. */
  async add(answer: PremoveAnswer): Promise<void> {
    const kept = this.state.state === "waiting" ? this.state.answers.filter(({ after }) => after !== answer.after) : [];
    const wish: PremoveWish = { ply: this.state.ply, answers: [...kept, answer] };
    await this.#ask("PUT", true, wish);
  }

  async withdraw(): Promise<void> {
    await this.#ask("DELETE", this.open);
  }

  /** Fetches what has become of it: another tab or device of ours may have changed it. */
  async refresh(): Promise<void> {
    await this.#ask("GET", this.open);
  }

  async #ask(method: string, open: boolean, wish?: PremoveWish): Promise<void> {
    const sent = ++this.#sent;
    const state = await request<PremoveState>(method, this.#path, wish);
    if (sent === this.#sent) this.#set(state, open);
  }
}
