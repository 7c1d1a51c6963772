/**
 * The other guests on this device: in pass and play every seat but the first has its own token. In games with secret
 * hands one more guest only watches: everybody at the screen may read what it is sent.
 */

const KEY = "throneroom.pass";

export interface SharedDevice {
  seats: string[];
  watcher?: string;
}
type SharedDevices = Record<string, SharedDevice>;

function all(): SharedDevices {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as SharedDevices;
  } catch {
    return {};
  }
}

export function sharedDeviceAt(table: string): SharedDevice {
  return all()[table] ?? { seats: [] };
}

const MOST_TABLES = 20;

export function saveSharedDevice(table: string, device: SharedDevice): void {
  const kept = Object.entries(all()).slice(-MOST_TABLES);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [table]: device }));
  } catch {
    // storage is blocked: the table lasts as long as the page
  }
}
