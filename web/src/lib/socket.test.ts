import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type * as api from "./api";
import { ensureGuest, RefusedError } from "./api";
import { PROTOCOL, type Act, type Update } from "./protocol";
import { NO_TABLE, TableSocket, type Listener } from "./socket";

vi.mock("./api", async (original) => ({ ...(await original<typeof api>()), ensureGuest: vi.fn() }));

/** The server's end of a connection. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number; reason: string }) => void;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breakOff(code = 1006, reason = ""): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
}

const LONG = 20_000;
const decide: Act = { type: "decide", decision: "play king", question: 4, key: "k" };
const update = (number: number): Update => ({ type: "update", number }) as Update;
const last = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;

let listener: { [name in keyof Listener]: ReturnType<typeof vi.fn> };
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  listener = { update: vi.fn(), connected: vi.fn(), lost: vi.fn() };
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

const open = (token?: string, seen?: Promise<Update>): void =>
  void (socket = new TableSocket("t1", listener as unknown as Listener, token, seen));

describe("a connection", () => {
  it("says hello with the protocol and the token", () => {
    open("secret");
    last().accept();
    expect(last().url).toMatch(/^ws:.*\/api\/tables\/t1\/socket$/);
    expect(last().sent).toEqual([{ type: "hello", protocol: PROTOCOL, since: null, token: "secret" }]);
  });

  it("shows a state that was requested before, unless the server is quicker", async () => {
    open(undefined, Promise.resolve(update(7)));
    await vi.advanceTimersByTimeAsync(0);
    expect(listener.update).toHaveBeenCalledWith(update(7));
    last().accept();
    expect(last().sent[0]).toMatchObject({ since: 7 });
  });

  it("does not show an old state after the hello", async () => {
    open(undefined, new Promise((resolve) => setTimeout(() => resolve(update(7)), 50)));
    last().accept();
    await vi.advanceTimersByTimeAsync(100);
    expect(listener.update).not.toHaveBeenCalled();
  });

  it("answers each message by its number", async () => {
    open();
    last().accept();
    const [first, second] = [socket.send(decide), socket.send(decide)];
    last().tell({ type: "done", id: 2 });
    last().tell({ type: "refused", id: 1, error: { code: "rule", message: "not now" } });
    await expect(second).resolves.toMatchObject({ id: 2 });
    await expect(first).rejects.toThrow(RefusedError);
  });

  it("stays alive by pings", () => {
    open();
    last().accept();
    vi.advanceTimersByTime(41_000);
    expect(last().sent.filter(({ type }) => type === "ping")).toHaveLength(2);
  });
});

describe("after a break", () => {
  it("asks for what it missed and sends again what was not acknowledged", () => {
    open();
    last().accept();
    last().tell(update(12));
    void socket.send(decide);
    last().breakOff();
    expect(listener.connected).toHaveBeenLastCalledWith(false);
    vi.advanceTimersByTime(LONG);
    expect(FakeSocket.all).toHaveLength(2);
    last().accept();
    expect(last().sent).toEqual([
      { type: "hello", protocol: PROTOCOL, since: 12 },
      { ...decide, id: 1 },
    ]);
    last().tell(update(13));
    expect(listener.connected).toHaveBeenLastCalledWith(true);
  });

  it("waits longer each time, up to eight seconds, and briefly again after a success", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    open();
    const waits = [400, 800, 1600, 3200, 6400, 8000, 8000];
    for (const [n, wait] of waits.entries()) {
      last().breakOff();
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.all).toHaveLength(n + 1);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(n + 2);
    }
    last().accept();
    last().tell(update(1));
    last().breakOff();
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(waits.length + 2);
  });

  it("changes to another server within a fifth of a second when its own restarts", () => {
    open();
    last().accept();
    last().breakOff(1012);
    vi.advanceTimersByTime(200);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("reconnects at once when the network is back", () => {
    open();
    last().accept();
    dispatchEvent(new Event("offline"));
    expect(listener.connected).toHaveBeenLastCalledWith(false);
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("gives up where there is no such table", () => {
    open();
    last().breakOff(NO_TABLE, "no such table");
    vi.advanceTimersByTime(LONG);
    expect(listener.lost).toHaveBeenCalledWith(NO_TABLE, "no such table");
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("becomes a guest first where the server does not know us, but only once", async () => {
    vi.mocked(ensureGuest).mockResolvedValue("Ada");
    open();
    last().breakOff(4401);
    await vi.advanceTimersByTimeAsync(0);
    expect(FakeSocket.all).toHaveLength(2);
    expect(listener.lost).not.toHaveBeenCalled();
    last().breakOff(4401, "who?");
    expect(listener.lost).toHaveBeenCalledWith(4401, "who?");
  });

  it("reloads the page for another protocol, not again and again", () => {
    const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
    open();
    last().breakOff(4426);
    expect([reload.mock.calls.length, listener.lost.mock.calls.length]).toEqual([1, 0]);
    socket.close();
    open();
    last().breakOff(4426, "other protocol");
    expect(reload).toHaveBeenCalledTimes(1);
    expect(listener.lost).toHaveBeenCalledWith(4426, "other protocol");
  });

  it("does nothing once it is closed", () => {
    open();
    last().accept();
    socket.close();
    last().breakOff();
    vi.advanceTimersByTime(LONG);
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(1);
  });
});
