/** The texts of blocking, reporting, data protection and moderation; the texts themselves are in `src/throneroom/languages/LANG/safety.ftl`. */
import { Catalogue, type Argument } from "$/lib/catalogue";
import { language, loadGameSources } from "$/lib/language";

let words: Catalogue | null = null;

/** Loads the texts; called before they are shown. */
export async function loadSafetyWords(): Promise<void> {
  words ??= new Catalogue(language, await loadGameSources("safety"));
}

function say(id: string, values?: Record<string, Argument>): string {
  if (!words) throw new Error("the words about safety are not loaded yet");
  return words.say(id, values);
}

/** The sheet to block and report somebody, and the list of blocks. */
export const safety = {
  open: () => say("safety-open"),
  about: (name: string) => say("safety-about", { name }),
  block: () => say("safety-block"),
  blockAbout: (name: string) => say("safety-block-about", { name }),
  blocked: (name: string) => say("safety-blocked", { name }),
  unblock: () => say("safety-unblock"),
  unblockWhom: (name: string) => say("safety-unblock-whom", { name }),
  unblocked: (name: string) => say("safety-unblocked", { name }),
  blocks: () => say("safety-blocks"),
  noBlocks: () => say("safety-no-blocks"),
  report: () => say("safety-report"),
  what: () => say("safety-what"),
  reason: () => say("safety-reason"),
  text: () => say("safety-text"),
  context: () => say("safety-context"),
  send: () => say("safety-send"),
  thanks: () => say("safety-thanks"),
  kinds: {
    message: () => say("safety-kind-message"),
    name: () => say("safety-kind-name"),
    player: () => say("safety-kind-player"),
  } as Record<string, () => string>,
  reasons: {
    insult: () => say("safety-reason-insult"),
    hate: () => say("safety-reason-hate"),
    harassment: () => say("safety-reason-harassment"),
    spam: () => say("safety-reason-spam"),
    cheating: () => say("safety-reason-cheating"),
    other: () => say("safety-reason-other"),
  } as Record<string, () => string>,
};

/** The data protection page. */
export const privacy = {
  title: () => say("privacy-title"),
  about: () => say("privacy-about"),
  what: () => say("privacy-what"),
  why: () => say("privacy-why"),
  long: () => say("privacy-long"),
  guests: () => say("privacy-guests"),
  guestsWhy: () => say("privacy-guests-why"),
  guestsLong: (days: number) => say("privacy-guests-long", { days }),
  games: () => say("privacy-games"),
  gamesWhy: () => say("privacy-games-why"),
  gamesLong: (days: number) => say("privacy-games-long", { days }),
  chats: () => say("privacy-chats"),
  chatsWhy: () => say("privacy-chats-why"),
  chatsLong: (days: number) => say("privacy-chats-long", { days }),
  reports: () => say("privacy-reports"),
  reportsWhy: () => say("privacy-reports-why"),
  audit: () => say("privacy-audit"),
  auditWhy: () => say("privacy-audit-why"),
  networks: () => say("privacy-networks"),
  networksWhy: () => say("privacy-networks-why"),
  days: (days: number) => say("privacy-days", { days }),
  cookies: () => say("privacy-cookies"),
  rights: () => say("privacy-rights"),
  rightsText: () => say("privacy-rights-text"),
  contact: () => say("privacy-contact"),
  contactText: () => say("privacy-contact-text"),
  noContact: () => say("privacy-no-contact"),
};

/** The moderators' page. */
export const moderate = {
  title: () => say("moderate-title"),
  token: () => say("moderate-token"),
  enter: () => say("moderate-enter"),
  leave: () => say("moderate-leave"),
  noneHere: () => say("moderate-none-here"),
  reports: () => say("moderate-reports"),
  reportsOpen: (n: number) => say("moderate-reports-open", { n }),
  resolved: () => say("moderate-resolved"),
  note: () => say("moderate-note"),
  resolve: () => say("moderate-resolve"),
  former: () => say("moderate-former"),
  lookUp: () => say("moderate-look-up"),
  guests: () => say("moderate-guests"),
  search: () => say("moderate-search"),
  find: () => say("moderate-find"),
  nobody: () => say("moderate-nobody"),
  aboutGuest: (since: string, seen: string, reports: number) => say("moderate-about-guest", { since, seen, reports }),
  network: (network: string) => say("moderate-network", { network }),
  ban: (whom: string) => say("moderate-ban", { whom }),
  banGo: () => say("moderate-ban-go"),
  banFor: () => say("moderate-ban-for"),
  hours: (n: number) => say("moderate-hours", { n }),
  ever: () => say("moderate-ever"),
  unban: (whom: string) => say("moderate-unban", { whom }),
  bannedUntil: (time: string) => say("moderate-banned-until", { time }),
  bannedEver: () => say("moderate-banned-ever"),
  resetName: (whom: string) => say("moderate-reset-name", { whom }),
  renamed: (name: string) => say("moderate-renamed", { name }),
  bans: () => say("moderate-bans"),
  noBans: () => say("moderate-no-bans"),
  banNetwork: () => say("moderate-ban-network"),
  address: () => say("moderate-address"),
  tables: () => say("moderate-tables"),
  noTables: () => say("moderate-no-tables"),
  showChat: (table: string) => say("moderate-show-chat", { table }),
  noChat: () => say("moderate-no-chat"),
  closeChat: (table: string) => say("moderate-close-chat", { table }),
  openChat: (table: string) => say("moderate-open-chat", { table }),
  end: (table: string) => say("moderate-end", { table }),
  endSure: () => say("moderate-end-sure"),
  endText: () => say("moderate-end-text"),
  endGo: () => say("moderate-end-go"),
  cancel: () => say("moderate-cancel"),
  limits: () => say("moderate-limits"),
  limitsAbout: (words: number) => say("moderate-limits-about", { words }),
  audit: () => say("moderate-audit"),
  noAudit: () => say("moderate-no-audit"),
  when: () => say("moderate-when"),
  action: () => say("moderate-action"),
  subject: () => say("moderate-subject"),
  done: () => say("moderate-done"),
  who: {
    player: () => say("moderate-who-player"),
    reporter: () => say("moderate-who-reporter"),
    other: () => say("moderate-who-other"),
  } as Record<string, () => string>,
  actions: {
    resolve: () => say("moderate-action-resolve"),
    ban_guest: () => say("moderate-action-ban-guest"),
    ban_network: () => say("moderate-action-ban-network"),
    unban_guest: () => say("moderate-action-unban-guest"),
    unban_network: () => say("moderate-action-unban-network"),
    reset_name: () => say("moderate-action-reset-name"),
    close_chat: () => say("moderate-action-close-chat"),
    open_chat: () => say("moderate-action-open-chat"),
    end_table: () => say("moderate-action-end-table"),
  } as Record<string, () => string>,
};
