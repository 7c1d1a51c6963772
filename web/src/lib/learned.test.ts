import { beforeEach, describe, expect, it } from "vitest";
import { isFirstGame, lessonDone, markLessonDone } from "./learned";

beforeEach(() => localStorage.clear());

describe("what was learned", () => {
  it("is known by game and lesson", () => {
    markLessonDone("hierarchy", 2);
    markLessonDone("hierarchy", 1);
    markLessonDone("hierarchy", 2);
    expect([1, 2].map((n) => lessonDone("hierarchy", n as 1 | 2))).toEqual([true, true]);
    expect(lessonDone("shadow-throne", 1)).toBe(false);
    expect(JSON.parse(localStorage.getItem("throneroom.lessons") ?? "")).toEqual({ hierarchy: [1, 2] });
  });

  it("survives nonsense in the storage", () => {
    localStorage.setItem("throneroom.lessons", "nonsense");
    expect(lessonDone("hierarchy", 1)).toBe(false);
  });
});

describe("a first game", () => {
  it("stays the first one when its result is opened again", () => {
    expect(isFirstGame("hierarchy", "a")).toBe(true);
    expect(isFirstGame("hierarchy", "b")).toBe(false);
    expect(isFirstGame("shadow-throne", "b")).toBe(true);
    expect(isFirstGame("hierarchy", "a")).toBe(true);
  });
});
