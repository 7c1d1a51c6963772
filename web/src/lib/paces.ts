/** How much time there is in games that the server pairs: live, or over days. */
import { t } from "$/text";
import type { SearchWish } from "./protocol";

export type Pace = NonNullable<SearchWish["pace"]>;

/** Minutes and seconds, as on the sheet for friends. */
const CLOCKS = { brisk: [5, 5], calm: [15, 10], none: null } satisfies Record<string, [minutes: number, seconds: number] | null>;
/** Over days: hours for each decision. */
const HOURS = { day: 24, "three-days": 72, week: 168 } as const;
export const PACES = [...Object.keys(CLOCKS), ...Object.keys(HOURS)] as Pace[];

export const isSlow = (pace: Pace): pace is keyof typeof HOURS => pace in HOURS;
export const clockOf = (pace: Pace): string => (isSlow(pace) ? t.days.hours(HOURS[pace]) : t.friends.clockOf(CLOCKS[pace]));
