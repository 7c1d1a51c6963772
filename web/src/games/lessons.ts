/** The second lessons: `games/NAME/lesson.ts`, for the games that have one. */
import type { Lesson } from "./module";

const found = import.meta.glob<Lesson>("./*/lesson.ts", { import: "lesson" });

export function hasLesson(game: string): boolean {
  return `./${game}/lesson.ts` in found;
}

export function loadLesson(game: string): Promise<Lesson> {
  return found[`./${game}/lesson.ts`]?.() ?? Promise.reject(new Error(`${game} has no second lesson`));
}
