/** What was learned on this device: which lessons are done, and which game of each kind was the first to be finished. */

const LESSONS = "throneroom.lessons";
const FIRST = "throneroom.first-games";

function read<T>(name: string): Record<string, T> {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "{}") as Record<string, T>;
  } catch {
    return {};
  }
}

function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // storage is blocked: nothing is remembered
  }
}

/** Whether a lesson of a game is done: 1 is the guided first game. */
export function lessonDone(game: string, lesson: 1 | 2): boolean {
  return read<number[]>(LESSONS)[game]?.includes(lesson) ?? false;
}

export function markLessonDone(game: string, lesson: 1 | 2): void {
  const all = read<number[]>(LESSONS);
  write(LESSONS, { ...all, [game]: [...new Set([...(all[game] ?? []), lesson])].sort() });
}

/** Whether a finished game is the first of its kind here; the first one that asks is. */
export function isFirstGame(game: string, id: string): boolean {
  const all = read<string>(FIRST);
  if (!all[game]) write(FIRST, { ...all, [game]: id });
  return (all[game] ?? id) === id;
}
