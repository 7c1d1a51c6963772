/** The second lessons, for the games that have one: positions from `games/NAME/lesson.json`, and texts from the game's catalogue. */
import { gameWords } from "$/text/game";
import { LEARNER } from "./guides";
import type { Lesson, LessonPosition } from "./module";

const found = import.meta.glob<LessonPosition[]>("./*/lesson.json", { import: "default" });

export function hasLesson(game: string): boolean {
  return `./${game}/lesson.json` in found;
}

/** The game's words must be loaded. */
export async function loadLesson(game: string): Promise<Lesson> {
  const load = found[`./${game}/lesson.json`];
  if (!load) throw new Error(`${game} has no second lesson`);
  const positions = await load();
  const { say } = gameWords(game);
  const texts = positions.map((_, n) => ({ question: say(`lesson-${n + 1}`), why: say(`lesson-${n + 1}-why`) }));
  return { me: LEARNER, positions, texts, end: say("lesson-end") };
}
