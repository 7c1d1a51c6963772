/** How strong bots play, in words that a newcomer understands, and what was chosen last on this device. */

export const STRENGTHS = ["easy", "fair", "strong", "best"] as const;
export type Strength = (typeof STRENGTHS)[number];

/** The server's level for each strength; docs/results/bots.md says how strong they are. */
export const LEVEL_OF: Record<Strength, string> = { easy: "page", fair: "squire", strong: "knight", best: "sovereign" };

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
