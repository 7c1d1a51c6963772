/** The win chances seen while a game was played here: for its result and its replay. Kept for the last few games. */
import type { Chances } from "./protocol";

const KEY = "throneroom.curves";
const MOST_GAMES = 20;

/** The chances of all seats, by the number of decisions taken. */
export type Curve = Record<number, number[]>;

function all(): Record<string, Curve> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Curve>;
  } catch {
    return {};
  }
}

/** Stored under the table's id during the game, then under that of the finished game. */
export function saveCurve(name: string, curve: Curve): void {
  const others = Object.entries(all()).filter(([other]) => other !== name);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(others.slice(-MOST_GAMES)), [name]: curve }));
  } catch {
    // storage is blocked: no curve
  }
}

export function curveOf(name: string): Curve {
  return all()[name] ?? {};
}

/** One seat's chance at every step: known values, and straight lines between them. */
function filled(curve: Curve, seat: number, plies: number): (number | null)[] {
  const known = Object.entries(curve)
    .map(([ply, chances]) => [Number(ply), chances[seat] ?? 0] as const)
    .filter(([ply]) => ply <= plies)
    .sort(([a], [b]) => a - b);
  if (known.length < 2) return [];
  return Array.from({ length: plies + 1 }, (_, ply) => {
    const before = known.findLast(([at]) => at <= ply);
    const after = known.find(([at]) => at >= ply);
    if (!before || !after) return null;
    if (before[0] === after[0]) return before[1];
    return before[1] + ((after[1] - before[1]) * (ply - before[0])) / (after[0] - before[0]);
  });
}

/** A decision that changed a seat's chance: `ply` decisions had been taken before it. */
export interface TurningPoint {
  ply: number;
  change: number;
}

/**
 * The decisions that changed one seat's chance most, limited in number and in order of play. Only free decisions count:
 * not those that were forced or that several seats made in secret at once, and not the end of a resigned game.
 */
export function turningPoints({ chances, free }: Chances, seat: number, most: number, least: number, byRules: boolean): TurningPoint[] {
  const share = (ply: number): number => chances[ply]?.[seat] ?? 0;
  return free
    .map((own, n) => ({ own: own && (byRules || n + 2 < chances.length), ply: n + 1, change: share(n + 1) - share(n) }))
    .filter(({ own, change }) => own && Math.abs(change) >= least)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, most)
    .sort((a, b) => a.ply - b.ply)
    .map(({ ply, change }) => ({ ply, change }));
}

/** One seat's chance by step, as computed by a bot afterwards; until that has arrived, the chances seen here during the game. */
export function chanceLine(told: Chances | null, seen: Curve, seat: number, plies: number): (number | null)[] {
  return told?.chances.map((chances) => chances[seat] ?? null) ?? filled(seen, seat, plies);
}
