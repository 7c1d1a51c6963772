/** The texts about fair deals; the texts themselves are in `src/throneroom/languages/LANG/fairness.ftl`. */
import { Catalogue, type Argument } from "$/lib/catalogue";
import type { Checked } from "$/lib/fair-deal";
import { language, loadGameSources } from "$/lib/language";

let words: Catalogue | null = null;

/** Loads the texts; called before the sheet is shown. */
export async function loadFairnessWords(): Promise<void> {
  words ??= new Catalogue(language, await loadGameSources("fairness"));
}

function say(id: string, values?: Record<string, Argument>): string {
  if (!words) throw new Error("the words about fair deals are not loaded yet");
  return words.say(id, values);
}

export const fairness = {
  /** What the check has found; `able`: whether this browser can check. */
  verdict: (checked: Checked | null, able: boolean) => {
    if (checked?.flaw) return flaws[checked.flaw]();
    if (checked?.kept === "number") return say("verdict-kept");
    if (checked?.kept === "heads") return say("verdict-seen");
    if (checked) return say("verdict-record");
    return able ? say("verdict-missing") : say("verdict-unable");
  },
  about: () => say("about"),
  commitment: () => say("commitment"),
  contributions: () => say("contributions"),
  none: () => say("contributions-none"),
  key: () => say("key"),
  head: () => say("head"),
  command: () => say("command"),
  record: () => say("record"),
  copy: () => say("copy"),
};

const flaws = {
  proof: () => say("flaw-proof"),
  commitment: () => say("flaw-commitment"),
  contribution: () => say("flaw-contribution"),
  key: () => say("flaw-key"),
  log: () => say("flaw-log"),
  head: () => say("flaw-head"),
};
