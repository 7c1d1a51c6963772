/** The win chances seen while a game was played here: for its result and its replay. Kept for the last few games. */

const KEY = "throneroom.curves";
const MOST_GAMES = 20;

/** Chances by seat after so many decisions. */
export type Curve = Record<number, number[]>;

function all(): Record<string, Curve> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Curve>;
  } catch {
    return {};
  }
}

/** Kept under the table while it lasts, then under the finished game. */
export function keepCurve(name: string, curve: Curve): void {
  const others = Object.entries(all()).filter(([other]) => other !== name);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(others.slice(-MOST_GAMES)), [name]: curve }));
  } catch {
    // storage is closed: no curve
  }
}

export function curveOf(name: string): Curve {
  return all()[name] ?? {};
}

/** One seat's chance at every step: known values, and straight lines between them. */
export function filled(curve: Curve, seat: number, plies: number): (number | null)[] {
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

/** The steps with the biggest swings between two known values, biggest first, at most so many. */
export function swings(curve: Curve, seat: number, most: number, least: number): { ply: number; since: number; change: number }[] {
  const known = Object.entries(curve)
    .map(([ply, chances]) => ({ ply: Number(ply), share: chances[seat] ?? 0 }))
    .sort((a, b) => a.ply - b.ply);
  return known
    .flatMap(({ ply, share }, n) => (n > 0 ? [{ ply, since: known[n - 1]?.ply ?? 0, change: share - (known[n - 1]?.share ?? share) }] : []))
    .filter(({ change }) => Math.abs(change) >= least)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, most)
    .sort((a, b) => a.ply - b.ply);
}
