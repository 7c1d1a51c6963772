/**
 * The cord of a curtain, in pass and play with secrets: of all tabs of this device at one table at most one is open. It
 * falls when the curtain is opened in another one, and when the page goes into the browser's memory (back and forward).
 */
export class CurtainCord {
  #channel: BroadcastChannel;
  #fall: () => void;

  constructor(table: string, fall: () => void) {
    this.#fall = fall;
    this.#channel = new BroadcastChannel(`throneroom.curtain.${table}`);
    this.#channel.onmessage = fall;
    addEventListener("pagehide", fall);
  }

  /** The curtain is open here: not in any other tab. */
  pull(): void {
    this.#channel.postMessage(null);
  }

  close(): void {
    this.#channel.close();
    removeEventListener("pagehide", this.#fall);
  }
}
