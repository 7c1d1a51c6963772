/** The second lesson of Battle For The Throne: whom to strike. */
import { gameWords } from "$/text/game";
import type { Lesson, LessonPosition } from "../module";
import positions from "./lesson.json";
import type { BattleTable } from "./view";

const { say } = gameWords("battle-for-the-throne");

export const lesson: Lesson<BattleTable> = {
  me: "p1",
  positions: positions as unknown as LessonPosition<BattleTable>[],
  texts: [
    { question: say("lesson-1"), why: say("lesson-1-why") },
    { question: say("lesson-2"), why: say("lesson-2-why") },
    { question: say("lesson-3"), why: say("lesson-3-why") },
  ],
  end: say("lesson-end"),
};
