/** The texts of the account page; the texts themselves are in `src/throneroom/languages/LANG/account.ftl`. */
import { Catalogue, type Argument } from "$/lib/catalogue";
import { language, loadGameSources } from "$/lib/language";

let words: Catalogue | null = null;

/** Loads the texts; called before the page is shown. */
export async function loadAccountWords(): Promise<void> {
  words ??= new Catalogue(language, await loadGameSources("account"));
}

function say(id: string, values?: Record<string, Argument>): string {
  if (!words) throw new Error("the words of the account page are not loaded yet");
  return words.say(id, values);
}

export const account = {
  get guest() {
    return say("account-guest");
  },
  get alone() {
    return say("account-alone");
  },
  safe: (ways: string[]) => say("account-safe", { ways }),
  get wayCode() {
    return say("account-way-code");
  },
  wayPasskeys: (n: number) => say("account-way-passkeys", { n }),
  wayDevices: (n: number) => say("account-way-devices", { n }),
  get nobody() {
    return say("account-nobody");
  },
  get name() {
    return say("account-name");
  },
  get rename() {
    return say("account-rename");
  },
  get nameNote() {
    return say("account-name-note");
  },
  get code() {
    return say("account-code");
  },
  get codeAbout() {
    return say("account-code-about");
  },
  codeSince: (date: string) => say("account-code-since", { date }),
  get codeMake() {
    return say("account-code-make");
  },
  get codeRenew() {
    return say("account-code-renew");
  },
  get codeOnce() {
    return say("account-code-once");
  },
  get copy() {
    return say("account-copy");
  },
  get copied() {
    return say("account-copied");
  },
  get notCopied() {
    return say("account-not-copied");
  },
  get passkeys() {
    return say("account-passkeys");
  },
  get passkeysAbout() {
    return say("account-passkeys-about");
  },
  get passkeysMissing() {
    return say("account-passkeys-missing");
  },
  get passkeyAdd() {
    return say("account-passkey-add");
  },
  get passkeyAdded() {
    return say("account-passkey-added");
  },
  get passkeyFailed() {
    return say("account-passkey-failed");
  },
  made: (date: string) => say("account-made", { date }),
  used: (date: string) => say("account-used", { date }),
  get remove() {
    return say("account-remove");
  },
  removeWhich: (which: string) => say("account-remove-which", { which }),
  agent: (browser: string, system: string) => say("account-agent", { browser, system }),
  get agentUnknown() {
    return say("account-agent-unknown");
  },
  get join() {
    return say("account-join");
  },
  get joinAbout() {
    return say("account-join-about");
  },
  get joinIntro() {
    return say("account-join-intro");
  },
  get joinShow() {
    return say("account-join-show");
  },
  get joinQr() {
    return say("account-join-qr");
  },
  joinUntil: (time: string) => say("account-join-until", { time }),
  get joinLink() {
    return say("account-join-link");
  },
  joined: (device: string) => say("account-joined", { device }),
  get devices() {
    return say("account-devices");
  },
  get thisDevice() {
    return say("account-this-device");
  },
  seen: (date: string) => say("account-seen", { date }),
  get signOut() {
    return say("account-sign-out");
  },
  signOutWhich: (which: string) => say("account-sign-out-which", { which }),
  get signOutSure() {
    return say("account-sign-out-sure");
  },
  signOutText: (ways: string[]) => say("account-sign-out-text", { ways }),
  get signOutLost() {
    return say("account-sign-out-lost");
  },
  get cancel() {
    return say("account-cancel");
  },
  get back() {
    return say("account-back");
  },
  get backAbout() {
    return say("account-back-about");
  },
  get backCode() {
    return say("account-back-code");
  },
  get backGo() {
    return say("account-back-go");
  },
  get backPasskey() {
    return say("account-back-passkey");
  },
  offer: (name: string) => say("account-offer", { name }),
  offerText: (name: string) => say("account-offer-text", { name }),
  offerGo: (name: string) => say("account-offer-go", { name }),
  former: (former: string, games: number, tables: number, puzzles: number) => say("account-former", { former, games, tables, puzzles }),
  formerJoin: (name: string) => say("account-former-join", { name }),
  get formerJoinNote() {
    return say("account-former-join-note");
  },
  formerLeave: (former: string) => say("account-former-leave", { former }),
  formerLeaveNote: (former: string) => say("account-former-leave-note", { former }),
  welcome: (name: string) => say("account-welcome", { name }),
  already: (name: string) => say("account-already", { name }),
  get data() {
    return say("account-data");
  },
  get export() {
    return say("account-export");
  },
  get exportNote() {
    return say("account-export-note");
  },
  get delete() {
    return say("account-delete");
  },
  deleteSure: (name: string) => say("account-delete-sure", { name }),
  get deleteText() {
    return say("account-delete-text");
  },
  get deleteGo() {
    return say("account-delete-go");
  },
  get deleted() {
    return say("account-deleted");
  },
};
