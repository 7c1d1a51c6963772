/** Pictures and films of a game: a moment of it becomes a table that nobody can touch, and that a PNG file. */
import type { Seat, View } from "$/lib/protocol";
import { Play, type AppliedEntry } from "$/table/play.svelte";
import { assembleFilm } from "./apng";
import { layOut, paint, type Drawing } from "./raster";
import Still from "./Still.svelte";
import StillWords from "./StillWords.svelte";

/** A moment of a game as one viewer sees it. */
export interface StillMoment<T = unknown> {
  view: View<T>;
  /** The position before it, to show what has changed. */
  before: View<T> | null;
  event: AppliedEntry | null;
  ply: number;
  plies: number;
  /** `all`, `spectator`, or a seat. */
  viewer: string;
  /** How the game ended: "Ada wins." */
  result: string;
  winners: Seat[];
}

/** A table in a picture. */
export class StillPlay<T = unknown> extends Play<T> {
  readonly mode = "replay";
  override readonly pictured = true;
  readonly still: StillMoment<T>;

  constructor(of: Play<T>, moment: StillMoment<T>) {
    super(of.game, of.sheet, moment.view);
    this.still = moment;
    this.sitters = of.sitters.map(({ seat, name, kind, level }) => ({ seat, name, kind, ...(level ? { level } : {}), mine: false }));
    this.me = moment.viewer.startsWith("p") ? moment.viewer : null;
    this.before = moment.before;
    this.event = moment.event;
    this.controls = StillWords;
  }

  override get canAct(): boolean {
    return false;
  }

  async decide(): Promise<void> {}

  why(): Promise<undefined> {
    return Promise.resolve(undefined);
  }
}

/** The window that a picture is laid out in, and how much larger it is drawn. */
const WIDTH = 1200;
const HEIGHT = 944;
const PICTURE_SCALE = 1.5;
const FILM_SCALE = 0.75;

function drawn(of: Play, moment: StillMoment): Promise<Drawing> {
  return layOut(Still, { play: new StillPlay(of, moment) }, WIDTH, HEIGHT);
}

/** A picture of a moment: a PNG file. */
export async function pictureOf(of: Play, moment: StillMoment): Promise<Blob> {
  return paint(await drawn(of, moment), PICTURE_SCALE);
}

export interface Film {
  /** An animated PNG file. */
  film: Blob;
  /** Its first picture. */
  first: Blob;
}

/** How long a picture of a film is shown, and how long one that matters: the turning point, and the last. */
const SHOWN_MS = 1600;
const LONG_MS = 3200;

/** A film of several moments. `progress` hears how many of its pictures are made. */
export async function filmOf(
  of: Play,
  moments: readonly StillMoment[],
  turn: number,
  signal: AbortSignal,
  progress: (made: number) => void,
): Promise<Film> {
  const drawings: Drawing[] = [];
  for (const moment of moments) {
    signal.throwIfAborted();
    drawings.push(await drawn(of, moment));
  }
  const height = Math.max(...drawings.map((drawing) => drawing.height));
  const pictures: Blob[] = [];
  for (const drawing of drawings) {
    signal.throwIfAborted();
    pictures.push(await paint(drawing, FILM_SCALE, height));
    progress(pictures.length);
  }
  const long = (n: number): boolean => moments[n]?.ply === turn || n === moments.length - 1;
  const frames = pictures.map(async (picture, n) => ({
    png: new Uint8Array(await picture.arrayBuffer()),
    ms: long(n) ? LONG_MS : SHOWN_MS,
  }));
  const [first] = pictures;
  if (!first) throw new Error("a film has at least one picture");
  return { film: new Blob([assembleFilm(await Promise.all(frames))], { type: "image/png" }), first };
}
