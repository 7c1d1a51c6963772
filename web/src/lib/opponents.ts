/** How strong bots play: the levels of the server, in words that a newcomer understands, and what was chosen last on this device. */
import { t } from "$/text";

export const STRENGTHS = ["easy", "fair", "strong", "best"] as const;
export type Strength = (typeof STRENGTHS)[number];

/** Methods that a program or an old table may have named, with the level that they are closest to. */
const NEAREST: Record<string, Strength> = {
  page: "easy",
  beginner: "easy",
  squire: "fair",
  knight: "strong",
  network: "strong",
  regent: "best",
  "network-search": "best",
  sovereign: "best",
};

/** What a bot's level is called, also if it is a method or one with a budget (`knight:50`); bots of plugins have their own names. */
export function levelName(level: string): string {
  const name = level.split(":", 1)[0] ?? level;
  if (name === "random") return t.levels.random;
  const strength = STRENGTHS.find((known) => known === name) ?? NEAREST[name];
  return strength ? t.levels[strength] : level;
}

/** What to expect of a level; nothing for others. */
export function aboutLevel(level: string): string {
  const strength = STRENGTHS.find((known) => known === level);
  return strength ? t.strengths[strength].about : "";
}

const KEY = "throneroom.opponents";

/** One strength for all games, and a number of players for each game. */
interface Chosen {
  strength?: Strength;
  players?: Record<string, number>;
}

function chosen(): Chosen {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Chosen;
  } catch {
    return {};
  }
}

/** The strength chosen last; easy if none was ever chosen. */
export function lastStrength(): Strength {
  return STRENGTHS.find((strength) => strength === chosen().strength) ?? "easy";
}

/** The number of players chosen last for a game, if the game allows it. */
export function lastPlayers(game: string, [from, to]: [from: number, to: number]): number {
  const usual = Math.max(from, Math.min(to, 3));
  const last = chosen().players?.[game] ?? usual;
  return last >= from && last <= to ? last : usual;
}

export function saveOpponents(game: string, players: number, strength: Strength): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ strength, players: { ...chosen().players, [game]: players } }));
  } catch {
    // storage is blocked: the choice lasts for this game
  }
}
