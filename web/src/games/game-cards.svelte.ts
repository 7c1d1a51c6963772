/**
 * The games on the home page: exactly those that the server lists. Until the server has responded, the games that have a folder here
 * are shown. These come first, in the order of their `meta.ts`; the others follow in the server's order.
 */
import pokerHand from "icon:poker-hand";
import { fetchGames } from "$/lib/api";
import type { GameInfo } from "$/lib/protocol";
import { gameCardWords } from "$/text";
import { hasGuide } from "./guides";
import type { GameCard, GameMeta } from "./module";

const metas = import.meta.glob<GameMeta>("./*/meta.ts", { eager: true, import: "meta" });

class GameCards {
  /** Games that have a folder here. */
  readonly #own: readonly GameCard[] = Object.values(metas)
    .map(withWords)
    .sort((a, b) => a.place - b.place);
  /** Games that only the server knows. */
  #others = $state.raw<GameCard[]>([]);
  /** The names of the games that the server lists, once it has responded. */
  #listed = $state.raw<ReadonlySet<string> | null>(null);
  #request: Promise<void> | null = null;

  /** Whether the server has listed its games. */
  get complete(): boolean {
    return this.#listed !== null;
  }

  get all(): GameCard[] {
    const own = this.#own.filter(({ name }) => this.#listed?.has(name) ?? true);
    return [...own, ...this.#others];
  }

  of(name: string): GameCard | undefined {
    return this.all.find((card) => card.name === name);
  }

  /** Adds a card for a game that has none. */
  add(game: GameInfo): void {
    if ([...this.#own, ...this.#others].some(({ name }) => name === game.name)) return;
    this.#others = [...this.#others, plainGameCard(game, this.all.length + 1)];
  }

  /** Fetches the server's list, once. */
  fetch(): Promise<void> {
    this.#request ??= this.#fetch();
    return this.#request;
  }

  async #fetch(): Promise<void> {
    try {
      const games = await fetchGames();
      for (const game of games) this.add(game);
      this.#listed = new Set(games.map(({ name }) => name));
    } finally {
      if (!this.complete) this.#request = null;
    }
  }
}

/** Getters look the texts up: they are not loaded yet when this module is. */
function withWords(meta: GameMeta): GameCard {
  return {
    ...meta,
    guide: hasGuide(meta.name),
    get title() {
      return gameCardWords(meta.name).title;
    },
    get about() {
      return gameCardWords(meta.name).about;
    },
  };
}

/** The card of a game without a folder here. */
function plainGameCard({ name, title, players, minutes, about, explored }: GameInfo, place: number): GameCard {
  return {
    name,
    title,
    crest: pokerHand,
    tincture: "sable",
    players: [Math.min(...players), Math.max(...players)],
    minutes,
    explored,
    about,
    place,
    guide: false,
  };
}

export const gameCards = new GameCards();
