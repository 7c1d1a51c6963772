/** The second lesson of Throne and the Grail: when to take. */
import { gameWords } from "$/text/game";
import type { Lesson, LessonPosition } from "../module";
import positions from "./lesson.json";
import type { GrailTable } from "./view";

const { say } = gameWords("throne-and-grail");

export const lesson: Lesson<GrailTable> = {
  me: "p1",
  positions: positions as unknown as LessonPosition<GrailTable>[],
  texts: [
    { question: say("lesson-1"), why: say("lesson-1-why") },
    { question: say("lesson-2"), why: say("lesson-2-why") },
    { question: say("lesson-3"), why: say("lesson-3-why") },
  ],
  end: say("lesson-end"),
};
