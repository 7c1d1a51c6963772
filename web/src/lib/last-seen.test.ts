import { beforeEach, expect, test } from "vitest";
import { lastSeen, saveLastSeen, saveSheet } from "./last-seen";
import type { Sheet, Update } from "./protocol";

const update = (id: string, numbers: number[], more: object = {}, round = 1): Update =>
  ({
    type: "update",
    number: numbers.at(-1) ?? 0,
    events: numbers.map((number) => ({ number, round })),
    room: {
      id,
      round,
      status: "running",
      you: "p1",
      seats: [
        { seat: "p1", kind: "person" },
        { seat: "p2", kind: "bot" },
      ],
      ...more,
    },
    view: null,
  }) as unknown as Update;

beforeEach(() => localStorage.clear());

test("a game against bots is kept with all events of its round", () => {
  saveLastSeen(update("one", [1, 2]));
  saveSheet("one", { name: "game" } as Sheet);
  saveLastSeen(update("one", [2, 3]));
  expect(lastSeen("one")?.update.events.map((event) => event.number)).toEqual([1, 2, 3]);
  expect(lastSeen("one")?.sheet?.name).toBe("game");
  saveLastSeen(update("one", [4], {}, 2));
  expect(lastSeen("one")?.update.events.map((event) => event.number)).toEqual([4]);
});

test("games with other people, of others, and finished ones are not kept", () => {
  const people = [
    { seat: "p1", kind: "person" },
    { seat: "p2", kind: "person" },
  ];
  saveLastSeen(update("friends", [1], { seats: people }));
  saveLastSeen(update("watched", [1], { you: null }));
  saveLastSeen(update("mine", [1]));
  saveLastSeen(update("mine", [2], { status: "over" }));
  expect([lastSeen("friends"), lastSeen("watched"), lastSeen("mine")]).toEqual([undefined, undefined, undefined]);
});

test("only the latest few are kept, and a broken storage holds nothing up", () => {
  for (const id of ["one", "two", "three", "four"]) saveLastSeen(update(id, [1]));
  expect(lastSeen("one")).toBeUndefined();
  expect(lastSeen("four")).toBeDefined();
  localStorage.setItem("throneroom.last-seen", "{");
  expect(lastSeen("four")).toBeUndefined();
});
