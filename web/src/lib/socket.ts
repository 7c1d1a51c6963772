/**
 * One seat's (or spectator's) connection to a table. It reconnects automatically: it sends the number of the last update it has and
 * receives what it missed. A decision that was not acknowledged is sent again with the same key, and is applied only once.
 */
import { ensureGuest, RefusedError } from "./api";
import type { GameMessage } from "./catalogue";
import { PROTOCOL, type Act, type Done, type Hello, type Problem, type Update } from "./protocol";

interface Waiting {
  message: Act;
  resolve: (done: Done) => void;
  reject: (error: Error) => void;
}

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8000;
/** The server is restarting, and another one is there already: all of its players come back within this time. */
const RESTARTS = 1012;
const RESTART_WAIT_MS = 200;
const PING_MS = 20_000;
const NO_IDENTITY = 4401;
export const BANNED = 4403;
export const NO_TABLE = 4404;
/** The server is newer than the page, or older. */
const OTHER_PROTOCOL = 4426;
const RELOADED = "throneroom.reloaded";
const RELOAD_EVERY_MS = 60_000;
/** Close codes after which reconnecting does not help. */
const FINAL = new Set([4400, NO_IDENTITY, BANNED, NO_TABLE, OTHER_PROTOCOL]);

/** A ban as a refusal: until when is in the reason for which the server has closed the connection. */
export const banOf = (reason: string): GameMessage => ({
  kind: "banned",
  until: /\d{4}(-\d\d){2} \d\d:\d\d UTC/.exec(reason)?.[0] ?? "ever",
});

export interface Listener {
  update: (update: Update) => void;
  connected: (is: boolean) => void;
  /** The table cannot be reached: it does not exist, or we have no access. */
  lost: (code: number, reason: string) => void;
}

export class TableSocket {
  #url: string;
  #token: string | undefined;
  #listener: Listener;
  #socket: WebSocket | null = null;
  #since: number | null = null;
  #wait = FIRST_WAIT_MS;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #count = 0;
  #waiting = new Map<number, Waiting>();
  #closed = false;
  /** Whether we have asked the server for what we missed. */
  #helloSent = false;
  /** Whether the server may not know us yet, because nothing has waited for `ensureGuest`. */
  #guestUnchecked: boolean;
  #onBack = (): void => this.#reconnectNow();

  /** `seen`: the state of the table, if it was requested before. */
  constructor(table: string, listener: Listener, token?: string, seen?: Promise<Update> | null) {
    this.#url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${table}/socket`;
    this.#listener = listener;
    this.#token = token;
    this.#guestUnchecked = token === undefined;
    addEventListener("online", this.#onBack);
    document.addEventListener("visibilitychange", this.#onBack);
    addEventListener("offline", this.#onOffline);
    this.#connect();
    seen?.then((update) => this.#helloSent || this.#closed || this.#receive(update)).catch(() => {});
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#onBack);
    document.removeEventListener("visibilitychange", this.#onBack);
    removeEventListener("offline", this.#onOffline);
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    this.#socket?.close();
  }

  /** Sends a message and waits for the response, even if the connection is interrupted. */
  send(message: Act): Promise<Done> {
    const id = ++this.#count;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { message, resolve, reject });
      this.#send(id, message);
    });
  }

  #send(id: number, message: Act | { type: "ping" }): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ ...message, id }));
  }

  #connect(): void {
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#helloSent = true;
      const hello: Hello = { type: "hello", protocol: PROTOCOL, since: this.#since, ...(this.#token ? { token: this.#token } : {}) };
      socket.send(JSON.stringify(hello));
      for (const [id, { message }] of this.#waiting) this.#send(id, message);
      clearInterval(this.#ping);
      this.#ping = setInterval(() => this.#send(0, { type: "ping" }), PING_MS);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#receive(JSON.parse(event.data) as Incoming);
    socket.onclose = (event) => this.#onClose(socket, event.code, event.reason);
  }

  #receive(message: Incoming): void {
    if (message.type === "update") {
      this.#wait = FIRST_WAIT_MS;
      this.#since = message.number;
      this.#listener.connected(true);
      this.#listener.update(message);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.type === "done") waiting?.resolve(message);
    else if (message.type === "refused") waiting?.reject(new RefusedError(409, message.error));
  }

  #onClose(socket: WebSocket, code: number, reason: string): void {
    if (this.#closed || socket !== this.#socket) return;
    clearInterval(this.#ping);
    if (code === NO_IDENTITY && this.#guestUnchecked) {
      this.#guestUnchecked = false;
      ensureGuest()
        .then(() => this.#closed || this.#connect())
        .catch(() => this.#listener.lost(code, reason));
      return;
    }
    this.#listener.connected(false);
    if (code === OTHER_PROTOCOL && reloadOnce()) return;
    if (FINAL.has(code)) {
      this.#listener.lost(code, reason);
      return;
    }
    if (code === RESTARTS) {
      this.#retry = setTimeout(() => this.#connect(), RESTART_WAIT_MS * Math.random());
      return;
    }
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT_MS);
  }

  /** The network is gone: do not wait until the browser notices that the socket is dead. */
  #onOffline = (): void => {
    const socket = this.#socket;
    if (!socket || this.#closed) return;
    socket.close();
    this.#onClose(socket, 1006, "offline");
    this.#socket = null;
  };

  /** The network or the page is back: reconnect now, without waiting. */
  #reconnectNow(): void {
    if (this.#closed || document.hidden || this.#socket?.readyState === WebSocket.OPEN) return;
    if (this.#socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.#retry);
    this.#wait = FIRST_WAIT_MS;
    this.#connect();
  }
}

/** Reloads the page to get the server's current version, but at most once a minute: it may not help. */
function reloadOnce(): boolean {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < RELOAD_EVERY_MS) return false;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
  return true;
}

type Incoming = Update | (Done & { id: number }) | { type: "refused"; id: number; error: Problem } | { type: "pong"; id: number };
