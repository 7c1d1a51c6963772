/** The second lesson of Hierarchy: count what the other can still answer. */
import { gameWords } from "$/text/game";
import type { Lesson, LessonPosition } from "../module";
import positions from "./lesson.json";
import type { HierarchyTable } from "./view";

const { say } = gameWords("hierarchy");

export const lesson: Lesson<HierarchyTable> = {
  me: "p1",
  positions: positions as unknown as LessonPosition<HierarchyTable>[],
  texts: [
    { question: say("lesson-1"), why: say("lesson-1-why") },
    { question: say("lesson-2"), why: say("lesson-2-why") },
    { question: say("lesson-3"), why: say("lesson-3-why") },
  ],
  end: say("lesson-end"),
};
