import { beforeEach, describe, expect, it, vi } from "vitest";
import { ensureGuest, request } from "./api";
import type { Learned } from "./protocol";

vi.mock("./api", () => ({ ensureGuest: vi.fn(), request: vi.fn() }));

/** What the server knows. */
let kept: Learned;
const calls = (): string[] => vi.mocked(request).mock.calls.map(([method]) => method);

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
  kept = { lessons: {}, first_games: {} };
  vi.mocked(request).mockImplementation((_method, _path, body) => {
    for (const [game, some] of Object.entries((body as Learned | undefined)?.lessons ?? {}))
      kept.lessons[game] = [...new Set([...(kept.lessons[game] ?? []), ...some])].sort();
    return Promise.resolve(structuredClone(kept));
  });
});

const open = async () => (await import("./learned.svelte")).learned;

describe("lessons", () => {
  it("are kept here and on the server, by game", async () => {
    const learned = await open();
    for (const lesson of [2, 1, 2] as const) await learned.markDone("hierarchy", lesson);
    expect([1, 2].map((n) => learned.isDone("hierarchy", n as 1 | 2))).toEqual([true, true]);
    expect(learned.isDone("shadow-throne", 1)).toBe(false);
    expect(kept.lessons).toEqual({ hierarchy: [1, 2] });
    expect(JSON.parse(localStorage.getItem("throneroom.lessons") ?? "")).toEqual({ hierarchy: [1, 2] });
  });

  it("of another device are known, and what only this browser knew goes to the server once", async () => {
    localStorage.setItem("throneroom.lessons", '{"hierarchy":[1],"shadow-throne":[1]}');
    kept.lessons = { hierarchy: [1, 2] };
    const learned = await open();
    await learned.follow();
    expect(learned.isDone("hierarchy", 2)).toBe(true);
    expect(kept.lessons).toEqual({ hierarchy: [1, 2], "shadow-throne": [1] });
    await learned.follow();
    expect(calls()).toEqual(["GET", "POST", "GET"]);
  });

  it("make nobody a guest who has done none", async () => {
    await (await open()).follow();
    expect(ensureGuest).not.toHaveBeenCalled();
    expect(calls()).toEqual(["GET"]);
  });

  it("are remembered without a network, and sent later", async () => {
    const answer = vi.mocked(request).getMockImplementation();
    vi.mocked(request).mockRejectedValue(new TypeError("no network"));
    const learned = await open();
    await learned.markDone("hierarchy", 1);
    expect(learned.isDone("hierarchy", 1)).toBe(true);
    expect(kept.lessons).toEqual({});
    if (answer) vi.mocked(request).mockImplementation(answer);
    await learned.follow();
    expect(kept.lessons).toEqual({ hierarchy: [1] });
  });

  it("survive nonsense in the storage, and are forgotten with their guest", async () => {
    localStorage.setItem("throneroom.lessons", "nonsense");
    const learned = await open();
    expect(learned.isDone("hierarchy", 1)).toBe(false);
    await learned.markDone("hierarchy", 1);
    learned.forget();
    expect(learned.isDone("hierarchy", 1)).toBe(false);
    expect(localStorage.getItem("throneroom.lessons")).toBe("{}");
  });
});

it("a first game is the one that the server says, once it was asked", async () => {
  kept.first_games = { hierarchy: "a" };
  const learned = await open();
  expect(learned.isFirstGame("hierarchy", "a")).toBe(false);
  await learned.follow();
  expect(learned.isFirstGame("hierarchy", "a")).toBe(true);
  expect(learned.isFirstGame("hierarchy", "b")).toBe(false);
  expect(learned.isFirstGame("shadow-throne", "b")).toBe(true);
});
