/** How far the chat of a table has been read on this device: the number of the last line. Kept for the last few tables. */

const KEY = "throneroom.read";
const MOST_TABLES = 20;

function all(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

export function lastRead(table: string): number {
  return all()[table] ?? 0;
}

export function saveLastRead(table: string, number: number): void {
  const others = Object.entries(all()).filter(([other]) => other !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(others.slice(-MOST_TABLES)), [table]: number }));
  } catch {
    // storage is blocked: after a reload everything counts as unread again
  }
}
