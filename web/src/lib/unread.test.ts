import { expect, it } from "vitest";
import { lastRead, saveLastRead } from "./unread";

it("knows the last line that was read at each table", () => {
  saveLastRead("a", 3);
  saveLastRead("b", 8);
  saveLastRead("a", 5);
  expect([lastRead("a"), lastRead("b"), lastRead("c")]).toEqual([5, 8, 0]);
});

it("forgets the tables of long ago, not those in use", () => {
  saveLastRead("first", 1);
  saveLastRead("second", 2);
  for (let n = 0; n < 20; n++) {
    saveLastRead(`t${n}`, n);
    saveLastRead("first", n);
  }
  expect([lastRead("first"), lastRead("second"), lastRead("t19")]).toEqual([19, 0, 19]);
});

it("begins anew where the storage is broken", () => {
  localStorage.setItem("throneroom.read", "not json");
  expect(lastRead("a")).toBe(0);
});
