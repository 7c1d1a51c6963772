import { beforeEach, expect, it, vi } from "vitest";
import { loadGame } from "$/games";
import { ensureGuest, fetchSheet, fetchTable } from "./api";
import { prefetchTable, takePrefetched } from "./prefetch";
import type { Update } from "./protocol";

vi.mock("$/games", () => ({ loadGame: vi.fn() }));
vi.mock("./api", () => ({ ensureGuest: vi.fn(), fetchSheet: vi.fn(), fetchTable: vi.fn() }));

const update = { room: { game: "hierarchy" } } as Update;

beforeEach(() => {
  vi.mocked(fetchTable).mockResolvedValue(update);
  vi.mocked(ensureGuest).mockResolvedValue("Ada");
});

it("gives the state of the table once", async () => {
  prefetchTable("t1");
  await expect(takePrefetched("t1")).resolves.toBe(update);
  expect(takePrefetched("t1")).toBeNull();
});

it("gives nothing to another table, and nothing later to its own", () => {
  prefetchTable("t1");
  expect(takePrefetched("t2")).toBeNull();
  expect(takePrefetched("t1")).toBeNull();
});

it("loads the game that is played there", async () => {
  prefetchTable("t1");
  await vi.waitFor(() => expect(fetchSheet).toHaveBeenCalledWith("hierarchy"));
  expect(loadGame).toHaveBeenCalledWith("hierarchy");
});

it("leaves a failure to the page", async () => {
  vi.mocked(fetchTable).mockRejectedValue(new Error("no server"));
  vi.mocked(ensureGuest).mockRejectedValue(new Error("no server"));
  prefetchTable("t1");
  await expect(takePrefetched("t1")).rejects.toThrow("no server");
});
