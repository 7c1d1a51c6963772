/**
 * One seat's (or watcher's) connection to a table. It comes back by itself: after a break it says the last number it has
 * and gets what it missed; a decision that was not acknowledged is sent again with its key, and is taken once.
 */
import { me, Refused } from "./api";
import type { Act, Done, Hello, Problem, Update } from "./wire";

interface Waiting {
  message: Act;
  resolve: (done: Done) => void;
  reject: (error: Error) => void;
}

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8000;
const PING_MS = 20_000;
const NO_IDENTITY = 4401;
/** Close codes that coming back does not mend. */
const FINAL = new Set([4400, NO_IDENTITY, 4404]);

export interface Listener {
  update: (update: Update) => void;
  connected: (is: boolean) => void;
  /** The table cannot be reached at all: there is none, or we may not. */
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
  /** Whether the server has been asked what we have not heard yet. */
  #greeted = false;
  /** Whether we may still be a stranger to the server: nobody has waited for it to say who we are. */
  #stranger: boolean;
  #hear = (): void => this.#comeBack();

  /** `seen`: how the table stands, where somebody has asked for that already. */
  constructor(table: string, listener: Listener, token?: string, seen?: Promise<Update> | null) {
    this.#url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${table}/socket`;
    this.#listener = listener;
    this.#token = token;
    this.#stranger = token === undefined;
    addEventListener("online", this.#hear);
    document.addEventListener("visibilitychange", this.#hear);
    addEventListener("offline", this.#drop);
    this.#connect();
    seen?.then((update) => this.#greeted || this.#closed || this.#hearMessage(update)).catch(() => {});
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hear);
    document.removeEventListener("visibilitychange", this.#hear);
    removeEventListener("offline", this.#drop);
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    this.#socket?.close();
  }

  /** Sends a message and waits for its answer, through breaks of the connection. */
  send(message: Act): Promise<Done> {
    const id = ++this.#count;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { message, resolve, reject });
      this.#post(id, message);
    });
  }

  #post(id: number, message: Act | { type: "ping" }): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ ...message, id }));
  }

  #connect(): void {
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#greeted = true;
      const hello: Hello = { type: "hello", since: this.#since, ...(this.#token ? { token: this.#token } : {}) };
      socket.send(JSON.stringify(hello));
      for (const [id, { message }] of this.#waiting) this.#post(id, message);
      clearInterval(this.#ping);
      this.#ping = setInterval(() => this.#post(0, { type: "ping" }), PING_MS);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hearMessage(JSON.parse(event.data) as Incoming);
    socket.onclose = (event) => this.#broken(socket, event.code, event.reason);
  }

  #hearMessage(message: Incoming): void {
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
    else if (message.type === "refused") waiting?.reject(new Refused(409, message.error));
  }

  #broken(socket: WebSocket, code: number, reason: string): void {
    if (this.#closed || socket !== this.#socket) return;
    clearInterval(this.#ping);
    if (code === NO_IDENTITY && this.#stranger) {
      this.#stranger = false;
      me().then(() => this.#closed || this.#connect()).catch(() => this.#listener.lost(code, reason));
      return;
    }
    this.#listener.connected(false);
    if (FINAL.has(code)) {
      this.#listener.lost(code, reason);
      return;
    }
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT_MS);
  }

  /** The network went: do not wait for the browser to notice that the socket is dead. */
  #drop = (): void => {
    const socket = this.#socket;
    if (!socket || this.#closed) return;
    socket.close();
    this.#broken(socket, 1006, "offline");
    this.#socket = null;
  };

  /** The network or the page is back: try now, not after the wait. */
  #comeBack(): void {
    if (this.#closed || document.hidden || this.#socket?.readyState === WebSocket.OPEN) return;
    if (this.#socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.#retry);
    this.#wait = FIRST_WAIT_MS;
    this.#connect();
  }
}

type Incoming =
  | Update
  | (Done & { id: number })
  | { type: "refused"; id: number; error: Problem }
  | { type: "pong"; id: number };
