/** The texts of the hall, by purpose: leaderboards, pages of players, the search for an opponent, tournaments; the texts themselves are in `src/throneroom/languages/LANG/hall.ftl`. */
import { Catalogue, type Argument } from "$/lib/catalogue";
import { language, loadGameSources } from "$/lib/language";

let words: Catalogue | null = null;

/** Loads the texts; called before one of these pages is shown. */
export async function loadHallWords(): Promise<void> {
  words ??= new Catalogue(language, await loadGameSources("hall"));
}

function say(id: string, values?: Record<string, Argument>): string {
  if (!words) throw new Error("the words of the hall are not loaded yet");
  return words.say(id, values);
}

/** Leaderboards. */
export const board = {
  get title() {
    return say("hall-title");
  },
  of: (game: string) => say("hall-of", { game }),
  get rank() {
    return say("hall-rank");
  },
  get player() {
    return say("hall-player");
  },
  get rating() {
    return say("hall-rating");
  },
  get rated() {
    return say("hall-rated");
  },
  get won() {
    return say("hall-won");
  },
  strength: (strength: number, deviation: number) => say("hall-strength", { strength, deviation }),
  get strengthLabel() {
    return say("hall-strength-label");
  },
  bot: (level: string) => say("hall-bot", { level }),
  get provisional() {
    return say("hall-provisional");
  },
  get you() {
    return say("hall-you");
  },
  counts: (total: number, ranked: number) => say("hall-counts", { total, ranked }),
  get none() {
    return say("hall-none");
  },
  yourRank: (rank: number | null, rating: number) => say("hall-your-rank", { ranked: rank !== null, rank: rank ?? 0, rating }),
  get toYourPage() {
    return say("hall-to-your-page");
  },
  get pages() {
    return say("hall-pages");
  },
  page: (page: number, pages: number) => say("hall-page", { page, pages }),
  get previous() {
    return say("hall-previous");
  },
  get next() {
    return say("hall-next");
  },
  get how() {
    return say("hall-how");
  },
  get howText() {
    return say("hall-how-text");
  },
  get howBots() {
    return say("hall-how-bots");
  },
  get howProvisional() {
    return say("hall-how-provisional");
  },
};

/** A player's page. */
export const player = {
  title: (name: string) => say("player-title", { name }),
  since: (date: string) => say("player-since", { date }),
  get yourPage() {
    return say("player-your-page");
  },
  get ratings() {
    return say("player-ratings");
  },
  get unrated() {
    return say("player-unrated");
  },
  get games() {
    return say("player-games");
  },
  get noGames() {
    return say("player-no-games");
  },
};

/** The search for an opponent. */
export const pair = {
  get title() {
    return say("pair-title");
  },
  get about() {
    return say("pair-about");
  },
  get game() {
    return say("pair-game");
  },
  get pace() {
    return say("pair-pace");
  },
  get search() {
    return say("pair-search");
  },
  get searching() {
    return say("pair-searching");
  },
  waited: (time: string) => say("pair-waited", { time }),
  range: (strength: number, range: number | null) => say("pair-range", { strength, limited: range !== null, range: range ?? 0 }),
  others: (n: number) => say("pair-others", { n }),
  get found() {
    return say("pair-found");
  },
  get cancel() {
    return say("pair-cancel");
  },
  get cancelled() {
    return say("pair-cancelled");
  },
  get ended() {
    return say("pair-ended");
  },
  get keepOpen() {
    return say("pair-keep-open");
  },
  get mayClose() {
    return say("pair-may-close");
  },
  get bot() {
    return say("pair-bot");
  },
  botAbout: (level: string) => say("pair-bot-about", { level }),
};

/** Tournaments. */
export const tournament = {
  get title() {
    return say("tournament-title");
  },
  get about() {
    return say("tournament-about");
  },
  get list() {
    return say("tournament-list");
  },
  get none() {
    return say("tournament-none");
  },
  get new() {
    return say("tournament-new");
  },
  get name() {
    return say("tournament-name");
  },
  get kind() {
    return say("tournament-kind");
  },
  get knockout() {
    return say("tournament-knockout");
  },
  get roundrobin() {
    return say("tournament-roundrobin");
  },
  get size() {
    return say("tournament-size");
  },
  get bots() {
    return say("tournament-bots");
  },
  get noBots() {
    return say("tournament-no-bots");
  },
  get create() {
    return say("tournament-create");
  },
  status: (status: string, taken: number, size: number) => say("tournament-status", { status, taken, size }),
  get join() {
    return say("tournament-join");
  },
  get leave() {
    return say("tournament-leave");
  },
  get start() {
    return say("tournament-start");
  },
  get link() {
    return say("tournament-link");
  },
  get yourGame() {
    return say("tournament-your-game");
  },
  get waiting() {
    return say("tournament-waiting");
  },
  get left() {
    return say("tournament-left");
  },
  winner: (names: string[]) => say("tournament-winner", { names, count: names.length }),
  get players() {
    return say("tournament-players");
  },
  get standings() {
    return say("tournament-standings");
  },
  get points() {
    return say("tournament-points");
  },
  get direct() {
    return say("tournament-direct");
  },
  get berger() {
    return say("tournament-berger");
  },
  get beaten() {
    return say("tournament-beaten");
  },
  get gone() {
    return say("tournament-gone");
  },
  bot: (number: number, level: string) => say("tournament-bot", { number, level }),
  round: (round: number, rounds: number) => say("tournament-round", { round, rounds }),
  get watch() {
    return say("tournament-watch");
  },
  versus: (one: string, other: string) => say("tournament-versus", { one, other }),
  result: (result: string | null, one: string, other: string) => say("tournament-result", { result: result ?? "none", one, other }),
  get forfeit() {
    return say("tournament-forfeit");
  },
  get rules() {
    return say("tournament-rules");
  },
  get rulesText() {
    return say("tournament-rules-text");
  },
  get rulesKnockout() {
    return say("tournament-rules-knockout");
  },
  get rulesRoundrobin() {
    return say("tournament-rules-roundrobin");
  },
};
