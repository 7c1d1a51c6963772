/**
 * All texts of the frame and the pages, by purpose; the texts themselves are in `src/throneroom/languages/LANG/page.ftl`.
 * A game's own texts are in `games/NAME/text.ts`.
 */
import { Catalogue, type Argument, type GameMessage } from "$/lib/catalogue";
import { loadGameSources, language, loadPageWords, type PageWords } from "$/lib/language";

/** A key, or several, and what it does. */
export type KeyRow = [key: string, deed: string];

let words: Catalogue;
let cardWords: PageWords["gameCards"] = {};

/** Loads the texts; called before anything is shown. */
export async function loadWords(): Promise<void> {
  const { common, page, gameCards } = await loadPageWords();
  words = new Catalogue(language, [common, page]);
  cardWords = gameCards;
}

const say = (id: string, values?: Record<string, Argument>): string => words.say(id, values);

/** The title of a game that has a folder here, and one sentence about it. */
export function gameCardWords(game: string): { title: string; about: string } {
  return cardWords[game] ?? { title: game, about: "" };
}

let refusals: Catalogue | null = null;

/** Loads the texts for refusals by tables and the server: with a table, or when something is first refused. */
export async function loadRefusals(): Promise<void> {
  refusals ??= new Catalogue(language, await loadGameSources("table"));
}

/** Why the server refuses something: our text for its reason if there is one, or else its message. */
export function refusalText(message: string, reason?: GameMessage | null): string {
  return reason && refusals?.has(reason.kind) ? refusals.text(reason, (seat) => seat) : message;
}

/** What went wrong, in words. */
export function problemText(error: unknown): string {
  return error instanceof Error ? error.message : t.home.failed;
}

const unitOf = (hours: number): string => (hours % 24 === 0 ? "days" : "hours");
const inUnit = (hours: number): number => (hours % 24 === 0 ? hours / 24 : hours);

export const t = {
  list: (names: string[]) => say("list", { names }),
  /** Full sentences, one after the other; missing ones are left out. */
  sentences: (all: readonly (string | false | null | undefined)[]) => all.filter(Boolean).join(say("sentence-gap")),
  /** A label with a sentence after it, if there is one. */
  labelled: (label: string, note: string | undefined) => (note ? say("labelled", { label, note }) : label),
  /** The parts of a label; missing ones are left out. */
  parts: (all: readonly (string | false | null | undefined)[]) => all.filter(Boolean).join(say("part-gap")),
  cards: (n: number) => say("cards", { n }),
  /** English, for games whose texts are not in catalogues yet: "3 cards". */
  count: (n: number, thing: string, things = `${thing}s`) => `${n} ${n === 1 ? thing : things}`,
  get throneroom() { return say("throneroom"); },
  motto: (games: number) => say("motto", { games }),
  percent: (share: number) => say("percent", { percent: Math.round(100 * share) }),
  inPercent: (share: number) => say("in-percent", { percent: Math.round(100 * share) }),

  bar: {
    get home() { return say("bar-home"); },
    get hint() { return say("bar-hint"); },
    get undo() { return say("bar-undo"); },
    get resign() { return say("bar-resign"); },
    panelWith: (unread: number) => say("bar-panel-with", { unread }),
    theme: {
      get dark() { return say("bar-theme-dark"); },
      get light() { return say("bar-theme-light"); },
    },
    get connected() { return say("bar-connected"); },
    get reconnecting() { return say("bar-reconnecting"); },
    get watching() { return say("bar-watching"); },
    get undone() { return say("bar-undone"); },
    watchers: (n: number) => say("bar-watchers", { n }),
    get toTable() { return say("bar-to-table"); },
  },

  herald: {
    get label() { return say("herald-label"); },
    get yourTurn() { return say("herald-your-turn"); },
    thinking: (name: string) => say("herald-thinking", { name }),
    waiting: (names: string[]) => say("herald-waiting", { names }),
    get sealed() { return say("herald-sealed"); },
    get win() { return say("herald-win"); },
    get lose() { return say("herald-lose"); },
    wins: (names: string[]) => say("herald-wins", { names, count: names.length }),
    get nobody() { return say("herald-nobody"); },
    get shared() { return say("herald-shared"); },
    get cut() { return say("herald-cut"); },
    get cutSmall() { return say("herald-cut-small"); },
    get sending() { return say("herald-sending"); },
    get putBack() { return say("herald-put-back"); },
    get confirm() { return say("herald-confirm"); },
    get next() { return say("herald-next"); },
    get result() { return say("herald-result"); },
    notAsked: (names: string[]) => say("herald-not-asked", { names, count: names.length }),
    get watchingOnly() { return say("herald-watching-only"); },
  },

  /** Somebody is away, and the game waits. */
  away: {
    is: (name: string) => say("away-is", { name }),
    botIn: (time: string) => say("away-bot-in", { time }),
    get botSoon() { return say("away-bot-soon"); },
    get waits() { return say("away-waits"); },
    played: (name: string) => say("away-played", { name }),
    get wait() { return say("away-wait"); },
    get bot() { return say("away-bot"); },
    get end() { return say("away-end"); },
    get asked() { return say("away-asked"); },
    get tooSoon() { return say("away-too-soon"); },
    get noMoreWaits() { return say("away-no-more-waits"); },
    botAgreed: (names: string[]) => say("away-bot-agreed", { names, count: names.length }),
    endAgreed: (names: string[]) => say("away-end-agreed", { names, count: names.length }),
    get sure() { return say("away-sure"); },
    get sureText() { return say("away-sure-text"); },
    get keep() { return say("away-keep"); },
  },

  /** A past position of a running game, opened from the log. */
  past: {
    get lead() { return say("past-lead"); },
    get small() { return say("past-small"); },
    get yours() { return say("past-yours"); },
    get back() { return say("past-back"); },
    get only() { return say("past-only"); },
  },

  zone: {
    get playable() { return say("zone-playable"); },
    get chosen() { return say("zone-chosen"); },
    get couldAnswer() { return say("zone-could-answer"); },
    get notNow() { return say("zone-not-now"); },
    get choices() { return say("zone-choices"); },
    of: (name: string, count: number, lit: number) => say("zone-of", { name, count, lit }),
    get faceDown() { return say("zone-face-down"); },
    sealedOf: (name: string) => say("zone-sealed-of", { name }),
    ranked: (place: number, share: string) => say("zone-ranked", { place, share }),
  },

  side: {
    get label() { return say("side-label"); },
    get chance() { return say("side-chance"); },
    chanceOf: (name: string) => say("side-chance-of", { name }),
    get log() { return say("side-log"); },
    get rules() { return say("side-rules"); },
    get chat() { return say("side-chat"); },
    get logEmpty() { return say("side-log-empty"); },
    get chatHidden() { return say("side-chat-hidden"); },
    get chatShow() { return say("side-chat-show"); },
    get chatHide() { return say("side-chat-hide"); },
    get chatNone() { return say("side-chat-none"); },
    safety: (name: string) => say("side-safety", { name }),
    get chatEmpty() { return say("side-chat-empty"); },
    get chatLabel() { return say("side-chat-label"); },
    get chatSend() { return say("side-chat-send"); },
    get unread() { return say("side-unread"); },
    get close() { return say("side-close"); },
    get theDeal() { return say("side-the-deal"); },
    get position() { return say("side-position"); },
    get reading() { return say("side-reading"); },
  },

  seat: {
    get you() { return say("seat-you"); },
    bot: (level?: string) => say("seat-bot", { level: level || null }),
    get open() { return say("seat-open"); },
    get former() { return say("seat-former"); },
    get away() { return say("seat-away"); },
    get playedBy() { return say("seat-played-by"); },
    clock: (name: string, time: string) => say("seat-clock", { name, time }),
    get winner() { return say("seat-winner"); },
  },

  /** Events outside the game itself, for the log. */
  events: {
    resigned: (name, reason) => say("events-resigned", { name, reason }),
    stand_in: (name) => say("events-stand-in", { name }),
    waited: (name) => say("events-waited", { name }),
    stand_in_asked: (name) => say("events-stand-in-asked", { name }),
    end_asked: (name) => say("events-end-asked", { name }),
    undo_refused: (name) => say("events-undo-refused", { name }),
    undone: (name) => say("events-undone", { name }),
    vacation: (name, reason) => (reason === "over" ? say("days-came-back", { name }) : say("days-took-vacation", { name })),
    extended: (name) => say("days-extended", { name }),
  } as Record<string, (name: string, reason: string) => string>,

  hint: {
    get thinking() { return say("hint-thinking"); },
    get none() { return say("hint-none"); },
    brings: (sure: boolean) => say("hint-brings", { sure }),
    prevents: (sure: boolean) => say("hint-prevents", { sure }),
  },

  /** Offers and nudges as lines of the chat. */
  notes: {
    rematch_asked: (name) => say("rematch-asked", { name }),
    rematch_refused: (name) => say("notes-rematch-refused", { name }),
    undo_asked: (name) => say("undo-asked", { name }),
    nudged: (name, whom) => say("notes-nudged", { name, whom }),
  } as Record<string, (name: string, whom: string) => string>,

  nudge: {
    asked: (name: string) => say("nudge-asked", { name }),
    get act() { return say("nudge-act"); },
    felt: (name: string) => say("nudge-felt", { name }),
  },

  rematch: {
    asked: (name: string) => say("rematch-asked", { name }),
    get accept() { return say("rematch-accept"); },
    get refuse() { return say("rematch-refuse"); },
  },

  /** The title of the browser's tab, before the name of the game. */
  title: {
    get yours() { return say("title-yours"); },
    of: (names: string[]) => say("title-of", { names, count: names.length }),
    get waiting() { return say("title-waiting"); },
    get over() { return say("title-over"); },
  },

  undo: {
    asked: (name: string) => say("undo-asked", { name }),
    get unrated() { return say("undo-unrated"); },
    get agree() { return say("undo-agree"); },
    get refuse() { return say("undo-refuse"); },
    get pending() { return say("undo-pending"); },
    cannot: (why: string) => say("undo-cannot", { why }),
    get looking() { return say("undo-looking"); },
  },

  resign: {
    get sure() { return say("resign-sure"); },
    get text() { return say("resign-text"); },
    get yes() { return say("resign-yes"); },
    get no() { return say("resign-no"); },
  },

  keys: {
    get title() { return say("keys-title"); },
    get rows(): KeyRow[] {
      return [
        [this.arrows, say("keys-arrows-deed")],
        [say("keys-up-down"), say("keys-up-down-deed")],
        [this.homeEnd, say("keys-home-end-deed")],
        [say("keys-enter"), say("keys-enter-deed")],
        [say("keys-esc"), say("keys-esc-deed")],
        [say("keys-digits"), say("keys-digits-deed")],
        [say("keys-i"), say("keys-i-deed")],
        [say("keys-lrc"), say("keys-lrc-deed")],
        [say("keys-h"), say("keys-h-deed")],
        [say("keys-u"), say("keys-u-deed")],
        [say("keys-s"), say("keys-s-deed")],
        [say("keys-help"), say("keys-help-deed")],
      ];
    },
    get arrows() { return say("keys-arrows"); },
    get homeEnd() { return say("keys-home-end"); },
    get enter() { return say("keys-enter"); },
    get esc() { return say("keys-esc"); },
    get state() { return say("keys-state"); },
  },

  settings: {
    get title() { return say("settings-title"); },
    get language() { return say("settings-language"); },
    get pace() { return say("settings-pace"); },
    get paceNote() { return say("settings-pace-note"); },
    paces: {
      get slow() { return say("settings-paces-slow"); },
      get normal() { return say("settings-paces-normal"); },
      get fast() { return say("settings-paces-fast"); },
      get "at once"() { return say("settings-paces-at-once"); },
    },
    get oneTap() { return say("settings-one-tap"); },
    get oneTapNote() { return say("settings-one-tap-note"); },
    get letters() { return say("settings-letters"); },
    get lettersNote() { return say("settings-letters-note"); },
    get chat() { return say("settings-chat"); },
    get theme() { return say("settings-theme"); },
    themes: {
      get dark() { return say("settings-themes-dark"); },
      get light() { return say("settings-themes-light"); },
    },
  },

  curtain: {
    hand: (name: string) => say("curtain-hand", { name }),
    get text() { return say("curtain-text"); },
    open: (name: string) => say("curtain-open", { name }),
  },

  home: {
    get playNow() { return say("home-play-now"); },
    get friends() { return say("home-friends"); },
    get pass() { return say("home-pass"); },
    get rules() { return say("home-rules"); },
    get learn() { return say("home-learn"); },
    get yourName() { return say("home-your-name"); },
    get nameSaved() { return say("home-name-saved"); },
    get carryOn() { return say("home-carry-on"); },
    get openTables() { return say("home-open-tables"); },
    get noGames() { return say("home-no-games"); },
    get noTables() { return say("home-no-tables"); },
    get yourTurn() { return say("home-your-turn"); },
    thinks: (name: string) => say("home-thinks", { name }),
    get waits() { return say("home-waits"); },
    get over() { return say("home-over"); },
    get sit() { return say("home-sit"); },
    get watch() { return say("home-watch"); },
    against: (names: string[]) => say("home-against", { names, count: names.length }),
    seated: (taken: number, all: number) => say("home-seated", { taken, all }),
    get inPlay() { return say("home-in-play"); },
    seeks: (who: string) => say("home-seeks", { who }),
    minutes: (n: number) => say("home-minutes", { n }),
    players: (from: number, to: number) => say("home-players", { from, to, fixed: from === to }),
    get credit() { return say("home-credit"); },
    howMany: (title: string) => say("home-how-many", { title }),
    get howManyText() { return say("home-how-many-text"); },
    get startPass() { return say("home-start-pass"); },
    get startFriends() { return say("home-start-friends"); },
    get gallery() { return say("home-gallery"); },
    get privacy() { return say("home-privacy"); },
    get mine() { return say("home-mine"); },
    get account() { return say("home-account"); },
    get explorer() { return say("home-explorer"); },
    get failed() { return say("home-failed"); },
    playerN: (n: number) => say("home-player-n", { n }),
    get teller() { return say("home-teller"); },
    /** What a button of a game does, for screen readers: it includes the name of the game. */
    at: (deed: string, game: string) => say("home-at", { deed, game }),
    get hall() { return say("home-hall"); },
    get hallAbout() { return say("home-hall-about"); },
    get pair() { return say("home-pair"); },
    get pairAbout() { return say("home-pair-about"); },
    /** Instead of an invitation to sit down, at our own table. */
    get yours() { return say("home-yours"); },
    /** Somebody at an open table, and how strong: no rating, a provisional one, or a certain one. */
    person: (name: string, rating: number | null, provisional: boolean) =>
      say("home-person", { name, rating: rating ?? 0, known: rating === null ? "none" : provisional ? "provisional" : "ranked" }),
  },

  /** Before a game: how many players, and how strong the bots are. */
  chooser: {
    title: (game: string) => say("chooser-title", { game }),
    get players() { return say("chooser-players"); },
    get strength() { return say("chooser-strength"); },
    get start() { return say("chooser-start"); },
    get rated() { return say("chooser-rated"); },
    get ratedNote() { return say("chooser-rated-note"); },
  },

  /** Before a table for friends. */
  friends: {
    title: (game: string) => say("friends-title", { game }),
    get about() { return say("friends-about"); },
    get listed() { return say("friends-listed"); },
    get listedNote() { return say("friends-listed-note"); },
    get hints() { return say("friends-hints"); },
    get hintsNote() { return say("friends-hints-note"); },
    get chat() { return say("friends-chat"); },
    get chatNote() { return say("friends-chat-note"); },
    get bots() { return say("friends-bots"); },
    get botsNote() { return say("friends-bots-note"); },
    get strength() { return say("friends-strength"); },
    get clock() { return say("friends-clock"); },
    clockOf: (times: [minutes: number, seconds: number] | null) =>
      say("friends-clock-of", { timed: times !== null, minutes: times?.[0] ?? 0, seconds: times?.[1] ?? 0 }),
    get ownClock() { return say("friends-own-clock"); },
    get minutes() { return say("friends-minutes"); },
    get seconds() { return say("friends-seconds"); },
  },

  strengths: {
    easy: {
      get name() { return say("strengths-easy-name"); },
      get about() { return say("strengths-easy-about"); },
    },
    fair: {
      get name() { return say("strengths-fair-name"); },
      get about() { return say("strengths-fair-about"); },
    },
    strong: {
      get name() { return say("strengths-strong-name"); },
      get about() { return say("strengths-strong-about"); },
    },
    best: {
      get name() { return say("strengths-best-name"); },
      get about() { return say("strengths-best-about"); },
    },
  },

  wait: {
    get title() { return say("wait-title"); },
    get invite() { return say("wait-invite"); },
    get copy() { return say("wait-copy"); },
    get copied() { return say("wait-copied"); },
    get seats() { return say("wait-seats"); },
    get free() { return say("wait-free"); },
    get terms() { return say("wait-terms"); },
    get listed() { return say("wait-listed"); },
    get unlisted() { return say("wait-unlisted"); },
    get hints() { return say("wait-hints"); },
    get noHints() { return say("wait-no-hints"); },
    clock: (base: number, increment: number) =>
      say("wait-clock", { unit: base % 60 === 0 ? "minutes" : "seconds", time: base % 60 === 0 ? base / 60 : base, increment }),
    get noClock() { return say("wait-no-clock"); },
    bots: (level: string) => say("wait-bots", { level }),
    get noBots() { return say("wait-no-bots"); },
    get yourName() { return say("wait-your-name"); },
    get noName() { return say("wait-no-name"); },
    get badName() { return say("wait-bad-name"); },
    get sit() { return say("wait-sit"); },
    get leave() { return say("wait-leave"); },
    get bot() { return say("wait-bot"); },
    get start() { return say("wait-start"); },
    get fill() { return say("wait-fill"); },
    get startsWhenFull() { return say("wait-starts-when-full"); },
    get gatheringTitle() { return say("wait-gathering-title"); },
    /** `time`: by when, unless that is soon. */
    gathering: (time: string | null) => say("wait-gathering", { soon: String(time === null), time: time ?? "" }),
    get level() { return say("wait-level"); },
    get watching() { return say("wait-watching"); },
  },

  levels: {
    get random() { return say("levels-random"); },
    get easy() { return say("levels-easy"); },
    get fair() { return say("levels-fair"); },
    get strong() { return say("levels-strong"); },
    get best() { return say("levels-best"); },
  },

  fair: {
    get title() { return say("fair-title"); },
    get checked() { return say("fair-checked"); },
    get checking() { return say("fair-checking"); },
    get unchecked() { return say("fair-unchecked"); },
    get wrong() { return say("fair-wrong"); },
    head: (head: string) => say("fair-head", { head }),
    get headNote() { return say("fair-head-note"); },
    get copied() { return say("fair-copied"); },
  },

  result: {
    get win() { return say("result-win"); },
    get lose() { return say("result-lose"); },
    get shared() { return say("result-shared"); },
    wins: (names: string[]) => say("result-wins", { names, count: names.length }),
    get nobody() { return say("result-nobody"); },
    get over() { return say("result-over"); },
    get score() { return say("result-score"); },
    get how() { return say("result-how"); },
    get rule() { return say("result-rule"); },
    get what() { return say("result-what"); },
    get turning() { return say("result-turning"); },
    get chances() { return say("result-chances"); },
    chancesOf: (name: string | null, players: number) => say("result-chances-of", { own: name === null, name, players }),
    mark: (n: number) => say("result-mark", { n }),
    get position() { return say("result-position"); },
    swing: (change: number) => say("result-swing", { down: change < 0, percent: Math.round(100 * Math.abs(change)) }),
    get rematch() { return say("result-rematch"); },
    get review() { return say("result-review"); },
    get replay() { return say("result-replay"); },
    get copy() { return say("result-copy"); },
    get all() { return say("result-all"); },
    get tournament() { return say("result-tournament"); },
    get back() { return say("result-back"); },
    points: (first: number, others: number[]) => say("result-points", { first, others: others.map(String) }),
    get rematchWaits() { return say("result-rematch-waits"); },
    get undone() { return say("result-undone"); },
    reasons: {
      get resigned() { return say("result-reasons-resigned"); },
      get clock() { return say("result-reasons-clock"); },
      get abandoned() { return say("result-reasons-abandoned"); },
      get closed() { return say("result-reasons-closed"); },
      get too_long() { return say("result-reasons-too-long"); },
    } as Record<string, string>,
  },

  replay: {
    get title() { return say("replay-title"); },
  },

  /** A link to a moment of a game, a picture of it, a film. */
  share: {
    get open() { return say("share-open"); },
    filmOf: (first: number, last: number, turning: boolean) => say("share-film-of", { first, last, turning }),
    get picture() { return say("share-picture"); },
  },

  /** The table of a game that has none of its own. */
  plain: {
    /** Several facts, one after the other. */
    several: (facts: readonly string[]) => facts.join(say("plain-gap")),
    get table() { return say("plain-table"); },
    get happened() { return say("plain-happened"); },
    get yourChoices() { return say("plain-your-choices"); },
    choices: (verb: string) => say("plain-choices", { verb }),
    where: (ply: number) => say("plain-where", { number: ply + 1 }),
    get yes() { return say("plain-yes"); },
    get no() { return say("plain-no"); },
    get none() { return say("plain-none"); },
    value: (name: string, value: string) => say("plain-value", { name, value }),
    fact: (name: string, value: string) => say("plain-fact", { name, value }),
  },

  rules: {
    title: (game: string) => say("rules-title", { game }),
    get short() { return say("rules-short"); },
    get all() { return say("rules-all"); },
    get cards() { return say("rules-cards"); },
    get learn() { return say("rules-learn"); },
    get statistics() { return say("rules-statistics"); },
  },

  guide: {
    step: (n: number, all: number) => say("guide-step", { n, all }),
    get next() { return say("guide-next"); },
    get done() { return say("guide-done"); },
    get doIt() { return say("guide-do-it"); },
    get title() { return say("guide-title"); },
    get chapter() { return say("guide-chapter"); },
  },

  /** The lesson after the guided first game. */
  lesson: {
    get second() { return say("lesson-second"); },
    link: (title: string, done: boolean) => say("lesson-link", { title, done }),
  },

  puzzle: {
    get heading() { return say("puzzle-heading"); },
    get about() { return say("puzzle-about"); },
  },

  errors: {
    get lost() { return say("errors-lost"); },
    get lostText() { return say("errors-lost-text"); },
    get noTable() { return say("errors-no-table"); },
    get noTableText() { return say("errors-no-table-text"); },
    get noReplay() { return say("errors-no-replay"); },
    get noReplayText() { return say("errors-no-replay-text"); },
    get noPuzzle() { return say("errors-no-puzzle"); },
    get noPlayer() { return say("errors-no-player"); },
    get noPlayerText() { return say("errors-no-player-text"); },
    get noPuzzleText() { return say("errors-no-puzzle-text"); },
    get noGame() { return say("errors-no-game"); },
    noGameText: (titles: string[]) => say("errors-no-game-text", { titles }),
    get loading() { return say("errors-loading"); },
    get preparing() { return say("errors-preparing"); },
    get banned() { return say("errors-banned"); },
    get noServer() { return say("errors-no-server"); },
  },

  /** Games over days, sounds, and what is said without a network. */
  days: {
    get live() { return say("days-live"); },
    get overDays() { return say("days-over-days"); },
    /** A time for each decision: "3 days a decision". */
    hours: (hours: number) => say("days-hours", { unit: unitOf(hours), n: inUnit(hours) }),
    get note() { return say("days-note"); },
    terms: (hours: number) => say("days-terms", { unit: unitOf(hours), n: inUnit(hours) }),
    turns: (n: number) => say("days-turns", { n }),
    /** A time that is left, roughly: "3 d". */
    time: (ms: number) => {
      const minutes = Math.ceil(ms / 60_000);
      const [unit, n] = minutes >= 2880 ? ["days", minutes / 1440] : minutes >= 60 ? ["hours", minutes / 60] : ["minutes", minutes];
      return say("days-time", { unit, n: Math.floor(n) });
    },
    left: (time: string) => say("days-left", { time }),
    vacation: (date: string) => say("days-vacation", { date }),
    get sheet() { return say("days-sheet"); },
    get sound() { return say("days-sound"); },
    sounds: {
      get off() { return say("days-sounds-off"); },
      get soft() { return say("days-sounds-soft"); },
      get full() { return say("days-sounds-full"); },
    },
    get vibration() { return say("days-vibration"); },
    get offline() { return say("days-offline"); },
    get offlineTable() { return say("days-offline-table"); },
    get offlineChoice() { return say("days-offline-choice"); },
    get unsent() { return say("days-unsent"); },
    get unsentNote() { return say("days-unsent-note"); },
    get unsentRefused() { return say("days-unsent-refused"); },
    get newVersion() { return say("days-new-version"); },
    get reload() { return say("days-reload"); },
  },

  toast: { get close() { return say("toast-close"); } },
};
