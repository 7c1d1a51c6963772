/** The size of a rank's plates, so that the rank fits its width. */

/** How a rank is drawn: the width of its plates, and whether points and chips are beside or under them. */
export interface Fit {
  w: number;
  beside: boolean;
}

export interface Room {
  width: number;
  /** The maximum width of a plate; below 64 plates are minis. */
  most: number;
  /** The maximum width if the chips are not beside the plates. */
  stacked: number;
  gap: number;
  /** Whether chips may be beside the plates. */
  beside: boolean;
}

/** The width of points and chips beside a plate, with the gap before them. */
export const SIDE = 54;
const LEAST = 32;

export function fit(count: number, { width, most, stacked, gap, beside }: Room): Fit {
  const n = Math.max(1, count);
  if (beside && n * (most + SIDE) + (n - 1) * gap <= width) return { w: most, beside: true };
  const close = Math.min(gap, 8);
  const w = Math.floor((width - 1 - (n - 1) * close) / n);
  return { w: Math.max(LEAST, Math.min(w, most, stacked)), beside: false };
}

/** The distance between `count` things of a size on a length: with a gap, or overlapping. */
export function step(count: number, size: number, length: number, gap: number): number {
  if (count < 2) return 0;
  return Math.min(size + gap, (length - size) / (count - 1));
}
