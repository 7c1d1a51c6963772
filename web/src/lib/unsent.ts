/**
 * Decisions taken without a network, in games against bots: kept on this device until the server has them. The server takes each once, whichever
 * tab sends it and however often: the key says that it is the same.
 */
import { t } from "$/text";
import { RefusedError, sendAct } from "./api";
import { toasts } from "./toasts.svelte";

export interface Unsent {
  table: string;
  question: number;
  decision: string;
  key: string;
}

/** Also known to `main.ts`. */
const NAME = "throneroom.unsent";

function load(): Unsent[] {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? "[]") as Unsent[];
  } catch {
    return [];
  }
}

function save(all: Unsent[]): void {
  try {
    if (all.length > 0) localStorage.setItem(NAME, JSON.stringify(all));
    else localStorage.removeItem(NAME);
  } catch {
    // storage is blocked or full: then a reload forgets the decision
  }
}

export const unsentAt = (table: string): Unsent | null => load().find((one) => one.table === table) ?? null;

/** Keeps a decision; the first one of a question stays. */
export function keepUnsent(decision: Unsent): void {
  const all = load();
  if (all.some(({ table, question }) => table === decision.table && question === decision.question)) return;
  save([...all.filter(({ table }) => table !== decision.table), decision]);
}

/** The server has it, or does not want it. */
export function dropUnsent({ table, key }: Unsent): void {
  save(load().filter((one) => one.table !== table || one.key !== key));
}

/** Calls back when another tab has kept or dropped something; returns what ends that. */
export function onUnsent(listener: () => void): () => void {
  const heard = ({ key }: StorageEvent): void => {
    if (key === NAME || key === null) listener();
  };
  addEventListener("storage", heard);
  return () => removeEventListener("storage", heard);
}

/** Sends everything that waits. What cannot be sent now stays. */
export async function sendUnsent(): Promise<void> {
  for (const one of load()) {
    const { table, question, decision, key } = one;
    try {
      await sendAct(table, { type: "decide", decision, question, key });
    } catch (error) {
      if (!(error instanceof RefusedError) || error.status >= 500 || error.status === 429) continue;
      toasts.show(t.days.unsentRefused, true);
    }
    dropUnsent(one);
  }
}
