/** Dates as people write them, and the days of a filter. */
import { catalogueLanguage } from "./language";

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** When something ended, in milliseconds: "3 May 2027, 14:05". */
export function moment(time: number): string {
  return new Intl.DateTimeFormat(catalogueLanguage, { dateStyle: "medium", timeStyle: "short" }).format(time);
}

export function day(time: number): string {
  return new Intl.DateTimeFormat(catalogueLanguage, { dateStyle: "medium" }).format(time);
}

/** The time at which a day of the calendar here begins, some days later; null for a text that is no day: "2027-05-03". */
export function startOf(day: string, later = 0): number | null {
  if (!DAY.test(day)) return null;
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const time = new Date(year, month - 1, date + later).getTime();
  return Number.isFinite(time) && time >= 0 ? time : null;
}
