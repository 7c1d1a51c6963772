import { beforeAll, expect, it, vi } from "vitest";
import { loadWords } from "$/text";
import { aboutLevel, lastPlayers, lastStrength, levelName, saveOpponents, STRENGTHS } from "./opponents";

beforeAll(loadWords);

it("begins with an easy game of three, or as near as the game allows", () => {
  expect(lastStrength()).toBe("easy");
  expect([lastPlayers("grail", [2, 6]), lastPlayers("hierarchy", [2, 2]), lastPlayers("coup", [4, 6])]).toEqual([3, 2, 4]);
});

it("keeps one strength for all games and a number of players for each", () => {
  saveOpponents("grail", 5, "strong");
  saveOpponents("coup", 4, "best");
  expect(lastStrength()).toBe("best");
  expect([lastPlayers("grail", [2, 6]), lastPlayers("coup", [2, 6]), lastPlayers("battle", [2, 4])]).toEqual([5, 4, 3]);
});

it("ignores a number that the game does not allow any more", () => {
  saveOpponents("grail", 6, "fair");
  expect(lastPlayers("grail", [2, 4])).toBe(3);
});

it("survives what it cannot read and what it cannot write", () => {
  localStorage.setItem("throneroom.opponents", "{");
  expect(lastStrength()).toBe("easy");
  localStorage.setItem("throneroom.opponents", '{"strength":"godlike"}');
  expect(lastStrength()).toBe("easy");
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  });
  expect(() => saveOpponents("grail", 2, "best")).not.toThrow();
});

it("calls the four levels by their names and says what to expect of each", () => {
  expect(STRENGTHS.map(levelName)).toEqual(["easy", "fair", "strong", "best"]);
  expect(new Set(STRENGTHS.map(aboutLevel)).size).toBe(4);
  expect(STRENGTHS.map(aboutLevel)).not.toContain("");
});

it("calls the methods of old tables by the nearest level, and bots of plugins by their own names", () => {
  expect(["page", "squire", "knight:50", "regent", "sovereign", "random"].map(levelName)).toEqual([
    "easy",
    "fair",
    "strong",
    "best",
    "best",
    "random",
  ]);
  expect([levelName("dreamer"), aboutLevel("dreamer")]).toEqual(["dreamer", ""]);
});
