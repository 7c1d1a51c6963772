/**
 * In pass and play with secrets, at most one tab of this device shows a table. `release` is called when another tab claims the
 * table, and when the browser puts the page into its back/forward cache.
 */
export class TabLock {
  #channel: BroadcastChannel;
  #release: () => void;

  constructor(table: string, release: () => void) {
    this.#release = release;
    this.#channel = new BroadcastChannel(`throneroom.curtain.${table}`);
    this.#channel.onmessage = release;
    addEventListener("pagehide", release);
  }

  /** This tab shows the table now: every other tab releases it. */
  claim(): void {
    this.#channel.postMessage(null);
  }

  close(): void {
    this.#channel.close();
    removeEventListener("pagehide", this.#release);
  }
}
