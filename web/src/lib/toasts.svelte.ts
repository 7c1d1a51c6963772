/** Short notes at the edge of the page: a link was copied, a request failed. */

export interface Toast {
  number: number;
  text: string;
  warn: boolean;
}

const SHOWN_MS = 5000;

class Toasts {
  all = $state.raw<Toast[]>([]);
  #count = 0;

  /** Shows a toast, a warning or a long one for longer; returns its number, to dismiss it early. */
  show(text: string, warn = false, long = warn): number {
    const number = ++this.#count;
    this.all = [...this.all.slice(-2), { number, text, warn }];
    setTimeout(() => this.dismiss(number), long ? 2 * SHOWN_MS : SHOWN_MS);
    return number;
  }

  dismiss(number: number): void {
    this.all = this.all.filter((toast) => toast.number !== number);
  }

  clear(): void {
    this.all = [];
  }
}

export const toasts = new Toasts();

export function copyLink(path: string, said: string): Promise<void> {
  return copyText(new URL(path, location.origin).href, said);
}

/** Copies a text, or shows it if the browser does not allow that. */
export async function copyText(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.show(said);
  } catch {
    toasts.show(text);
  }
}
