/** The second lesson of Shadow Throne: whom to back. */
import { gameWords } from "$/text/game";
import type { Lesson, LessonPosition } from "../module";
import positions from "./lesson.json";
import type { ShadowTable } from "./view";

const { say } = gameWords("shadow-throne");

export const lesson: Lesson<ShadowTable> = {
  me: "p1",
  positions: positions as unknown as LessonPosition<ShadowTable>[],
  texts: [
    { question: say("lesson-1"), why: say("lesson-1-why") },
    { question: say("lesson-2"), why: say("lesson-2-why") },
    { question: say("lesson-3"), why: say("lesson-3-why") },
  ],
  end: say("lesson-end"),
};
