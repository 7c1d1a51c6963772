import { beforeEach, expect, it, vi } from "vitest";
import { fetchGames } from "$/lib/api";
import type { GameInfo } from "$/lib/protocol";
import type { gameCards } from "./game-cards.svelte";

vi.mock("$/lib/api", () => ({ fetchGames: vi.fn() }));

const COUP = { name: "coup", title: "Coup", about: "A game of bluff.", players: [2, 3, 4, 5, 6], minutes: 15 } as GameInfo;
const listed = (...names: string[]): GameInfo[] => names.map((name) => ({ ...COUP, name }));

let cards: typeof gameCards;
const names = (): string[] => cards.all.map(({ name }) => name);

beforeEach(async () => {
  vi.resetModules();
  await (await import("$/text")).loadWords();
  cards = (await import("./game-cards.svelte")).gameCards;
});

it("shows the games that have a folder here before the server has answered", () => {
  expect(names()).toContain("hierarchy");
  expect(cards.complete).toBe(false);
  expect(cards.of("hierarchy")).toMatchObject({ title: "Hierarchy", guide: true, players: [2, 2] });
});

it("shows exactly the games that the server lists, the others after those with a folder", async () => {
  vi.mocked(fetchGames).mockResolvedValue([COUP, ...listed("shadow-throne", "hierarchy")]);
  await cards.fetch();
  expect(names()).toEqual(["hierarchy", "shadow-throne", "coup"]);
  expect(cards.complete).toBe(true);
});

it("offers no guide for a game without one, and knows how many can play it", async () => {
  vi.mocked(fetchGames).mockResolvedValue([COUP]);
  await cards.fetch();
  expect(cards.of("coup")).toMatchObject({ title: "Coup", about: "A game of bluff.", guide: false, players: [2, 6] });
});

it("asks once, and again after a failure", async () => {
  vi.mocked(fetchGames).mockRejectedValueOnce(new Error("no server")).mockResolvedValue([COUP]);
  await expect(cards.fetch()).rejects.toThrow("no server");
  await Promise.all([cards.fetch(), cards.fetch()]);
  expect(fetchGames).toHaveBeenCalledTimes(2);
});

it("has one card for a game that a table has told of already", async () => {
  vi.mocked(fetchGames).mockResolvedValue([COUP]);
  cards.add(COUP);
  await cards.fetch();
  expect(names()).toEqual(["coup"]);
});
