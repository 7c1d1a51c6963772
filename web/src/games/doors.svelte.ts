/** The doors of the home page: those of the house, and one for every further game that the server knows. */
import pokerHand from "icon:poker-hand";
import { fetchGames } from "$/lib/api";
import type { GameInfo } from "$/lib/wire";
import { doorWords } from "$/text";
import type { Door, HouseDoor } from "./module";

const found = import.meta.glob<HouseDoor>("./*/door.ts", { eager: true, import: "door" });

class Doors {
  readonly house: readonly Door[] = Object.values(found).map(withWords).sort((a, b) => a.place - b.place);
  #others = $state.raw<Door[]>([]);
  #asking: Promise<void> | null = null;
  /** Whether the server has told which games it knows. */
  complete = $state(false);

  get all(): Door[] {
    return [...this.house, ...this.#others];
  }

  of(name: string): Door | undefined {
    return this.all.find((door) => door.name === name);
  }

  /** A door for a game, unless there is one. */
  add(game: GameInfo): void {
    if (!this.of(game.name)) this.#others = [...this.#others, plainDoor(game, this.all.length + 1)];
  }

  /** Asks the server once which games it knows. */
  fetch(): Promise<void> {
    this.#asking ??= this.#fetch();
    return this.#asking;
  }

  async #fetch(): Promise<void> {
    try {
      for (const game of await fetchGames()) this.add(game);
      this.complete = true;
    } finally {
      if (!this.complete) this.#asking = null;
    }
  }
}

/** Its words are not there yet while the code is being loaded. */
function withWords(door: HouseDoor): Door {
  return {
    ...door,
    get title() {
      return doorWords(door.name).title;
    },
    get about() {
      return doorWords(door.name).about;
    },
  };
}

function plainDoor({ name, title, players, minutes, about }: GameInfo, place: number): Door {
  return { name, title, crest: pokerHand, tincture: "sable", players: [Math.min(...players), Math.max(...players)], minutes, about, place, plain: true };
}

export const doors = new Doors();
