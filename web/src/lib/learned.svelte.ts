/**
 * What we have learned: which lessons are done, and which game of each kind was the first to be finished. The server
 * knows it, for all of our devices; this browser keeps what it heard last, and lessons that the server does not know yet.
 */
import { ensureGuest, request } from "./api";
import type { Learned as Told } from "./protocol";

const LESSONS = "throneroom.lessons";
const FIRST = "throneroom.first-games";

function read<T>(name: string): Record<string, T> {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "{}") as Record<string, T>;
  } catch {
    return {};
  }
}

function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // storage is blocked: the server remembers
  }
}

class Learned {
  #lessons = $state.raw(read<number[]>(LESSONS));
  #firstGames = $state.raw(read<string>(FIRST));
  /** Whether the server was asked. */
  #asked = $state(false);

  /** Whether a lesson of a game is done: 1 is the guided first game. */
  isDone(game: string, lesson: 1 | 2): boolean {
    return this.#lessons[game]?.includes(lesson) ?? false;
  }

  /** Whether a finished game is our first of its kind; false until the server was asked. */
  isFirstGame(game: string, id: string): boolean {
    return this.#asked && (this.#firstGames[game] ?? id) === id;
  }

  async markDone(game: string, lesson: 1 | 2): Promise<void> {
    this.#keep({ ...this.#lessons, [game]: [...new Set([...(this.#lessons[game] ?? []), lesson])].sort() }, this.#firstGames);
    await this.follow();
  }

  /** Asks the server, and tells it what only this browser knows. Without a network, what the browser knows is enough. */
  async follow(): Promise<void> {
    try {
      let told = await request<Told>("GET", "/api/me/lessons");
      const missing = this.#unknownTo(told);
      if (Object.keys(missing).length > 0) {
        await ensureGuest();
        told = await request<Told>("POST", "/api/me/lessons", { lessons: missing });
      }
      for (const [game, some] of Object.entries(this.#unknownTo(told)))
        told.lessons[game] = [...(told.lessons[game] ?? []), ...some].sort();
      this.#keep(told.lessons, told.first_games); // and what was done meanwhile
    } catch {
      // asked again at the next page about lessons
    } finally {
      this.#asked = true;
    }
  }

  #unknownTo({ lessons }: Told): Record<string, number[]> {
    const missing = Object.entries(this.#lessons).map(
      ([game, done]) => [game, done.filter((lesson) => !lessons[game]?.includes(lesson))] as const,
    );
    return Object.fromEntries(missing.filter(([, some]) => some.length > 0));
  }

  /** We are somebody else here now, who has learned other things. */
  forget(): void {
    this.#keep({}, {});
  }

  #keep(lessons: Record<string, number[]>, firstGames: Record<string, string>): void {
    [this.#lessons, this.#firstGames] = [lessons, firstGames];
    write(LESSONS, lessons);
    write(FIRST, firstGames);
  }
}

export const learned = new Learned();
