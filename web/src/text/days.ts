/** The texts of the sheet for games over days, and of decisions in advance; the texts themselves are in `src/throneroom/languages/LANG/days.ftl`. */
import { Catalogue, type Argument } from "$/lib/catalogue";
import { language, loadGameSources } from "$/lib/language";

let words: Catalogue | null = null;

/** Loads the texts; called before the sheet is shown. */
export async function loadDaysWords(): Promise<void> {
  words ??= new Catalogue(language, await loadGameSources("days"));
}

function say(id: string, values?: Record<string, Argument>): string {
  if (!words) throw new Error("the words for games over days are not loaded yet");
  return words.say(id, values);
}

export const days = {
  push: () => say("push"),
  pushNote: () => say("push-note"),
  pushOn: () => say("push-on"),
  pushOff: () => say("push-off"),
  pushIsOn: () => say("push-is-on"),
  pushUnable: () => say("push-unable"),
  pushDenied: () => say("push-denied"),
  vacation: () => say("vacation"),
  vacationNote: (left: number, all: number) => say("vacation-note", { left, all }),
  vacationUntil: (date: string) => say("vacation-until", { date }),
  vacationDays: () => say("vacation-days"),
  vacationTake: () => say("vacation-take"),
  vacationEnd: () => say("vacation-end"),
  calendar: () => say("calendar"),
  calendarNote: () => say("calendar-note"),
  calendarMake: () => say("calendar-make"),
  calendarRenew: () => say("calendar-renew"),
  calendarRemove: () => say("calendar-remove"),
  calendarCopy: () => say("calendar-copy"),
  calendarCopied: () => say("calendar-copied"),
  premove: {
    make: () => say("premove-make"),
    made: (decision: string) => say("premove-made", { decision }),
    title: () => say("premove-title"),
    note: () => say("premove-note"),
    after: (name: string) => say("premove-after", { name }),
    anything: () => say("premove-anything"),
    then: () => say("premove-then"),
    save: () => say("premove-save"),
    list: () => say("premove-list"),
    line: (name: string, after: string) => say("premove-line", { name, after }),
    always: () => say("premove-always"),
    withdraw: () => say("premove-withdraw"),
    cancelled: { other: () => say("premove-other"), illegal: () => say("premove-illegal"), changed: () => say("premove-changed") },
  },
};
