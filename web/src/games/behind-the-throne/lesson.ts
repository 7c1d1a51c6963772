/** The second lesson of Behind the Throne: when to stop. */
import { gameWords } from "$/text/game";
import type { Lesson, LessonPosition } from "../module";
import positions from "./lesson.json";
import type { BehindTable } from "./view";

const { say } = gameWords("behind-the-throne");

export const lesson: Lesson<BehindTable> = {
  me: "p1",
  positions: positions as unknown as LessonPosition<BehindTable>[],
  texts: [
    { question: say("lesson-1"), why: say("lesson-1-why") },
    { question: say("lesson-2"), why: say("lesson-2-why") },
    { question: say("lesson-3"), why: say("lesson-3-why") },
  ],
  end: say("lesson-end"),
};
