/**
 * The further guests of this device: in pass and play every seat but the first has a token of its own. Where hands are
 * secret one more guest only watches: what it is told everybody before the screen may read.
 */

const KEY = "throneroom.pass";

export interface Device {
  seats: string[];
  watcher?: string;
}
type Devices = Record<string, Device>;

function all(): Devices {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Devices;
  } catch {
    return {};
  }
}

export function deviceAt(table: string): Device {
  return all()[table] ?? { seats: [] };
}

const MOST_TABLES = 20;

export function keepDevice(table: string, device: Device): void {
  const kept = Object.entries(all()).slice(-MOST_TABLES);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [table]: device }));
  } catch {
    // storage is closed: the table lasts as long as the page
  }
}
