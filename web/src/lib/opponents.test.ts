import { expect, it, vi } from "vitest";
import { lastPlayers, lastStrength, saveOpponents } from "./opponents";

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
