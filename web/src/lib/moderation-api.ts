/** The interface of moderators over HTTP. Their token is kept as long as the tab, and sent with every request. */
import { request } from "./api";
import type {
  AuditLine,
  AuditLog,
  BanInfo,
  BanList,
  BanWish,
  ChatLines,
  Guest,
  ModeratedGuest,
  ModeratedGuests,
  ModeratedTable,
  ModeratedTables,
  ModerationOverview,
  ReportList,
  SpokenLine,
} from "./protocol";

const KEPT = "throneroom.moderator";

export function keptToken(): string {
  try {
    return sessionStorage.getItem(KEPT) ?? "";
  } catch {
    return "";
  }
}

export function keepToken(token: string): void {
  try {
    if (token) sessionStorage.setItem(KEPT, token);
    else sessionStorage.removeItem(KEPT);
  } catch {
    // storage is blocked: the token lasts as long as the page
  }
}

export class Moderation {
  readonly #token: string;

  constructor(token: string) {
    this.#token = token;
  }

  #call<T>(method: string, path: string, body?: unknown): Promise<T> {
    return request(method, `/api/moderation${path}`, body, this.#token);
  }

  overview = (): Promise<ModerationOverview> => this.#call("GET", "");

  reports = (resolved: boolean): Promise<ReportList> => this.#call("GET", `/reports?resolved=${resolved}`);

  resolve = (report: string, note: string): Promise<ReportList> => this.#call("POST", `/reports/${report}/resolve`, { note });

  guests = async (text: string): Promise<ModeratedGuest[]> =>
    (await this.#call<ModeratedGuests>("GET", `/guests?q=${encodeURIComponent(text)}`)).guests;

  resetName = async (guest: string): Promise<string> => (await this.#call<Guest>("POST", `/guests/${guest}/reset-name`)).name;

  bans = async (): Promise<BanInfo[]> => (await this.#call<BanList>("GET", "/bans")).bans;

  ban = async (wish: BanWish): Promise<BanInfo[]> => (await this.#call<BanList>("POST", "/bans", wish)).bans;

  lift = async ({ kind, who }: BanInfo): Promise<BanInfo[]> => (await this.#call<BanList>("POST", "/bans/lift", { kind, who })).bans;

  tables = async (): Promise<ModeratedTable[]> => (await this.#call<ModeratedTables>("GET", "/tables")).tables;

  chat = async (table: string): Promise<SpokenLine[]> => (await this.#call<ChatLines>("GET", `/tables/${table}/chat`)).lines;

  closeChat = async (table: string, closed: boolean): Promise<ModeratedTable[]> =>
    (await this.#call<ModeratedTables>("POST", `/tables/${table}/chat`, { closed })).tables;

  end = async (table: string): Promise<ModeratedTable[]> => (await this.#call<ModeratedTables>("POST", `/tables/${table}/end`)).tables;

  audit = async (): Promise<AuditLine[]> => (await this.#call<AuditLog>("GET", "/audit")).lines;
}
