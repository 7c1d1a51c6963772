/** The texts that the first page does not need, by purpose: own games, explorer, replay, review, puzzles, gallery; the texts themselves are in `src/throneroom/languages/LANG/study.ftl`. */
import { Catalogue, type Argument } from "$/lib/catalogue";
import { language, loadGameSources } from "$/lib/language";
import type { PuzzleKind } from "$/lib/protocol";
import { t, type KeyRow } from "./index";

let words: Catalogue | null = null;

/** Loads the texts; called before one of these pages is shown. */
export async function loadStudyWords(): Promise<void> {
  words ??= new Catalogue(language, await loadGameSources("study"));
}

function say(id: string, values?: Record<string, Argument>): string {
  if (!words) throw new Error("the words for studying games are not loaded yet");
  return words.say(id, values);
}

export const study = {
  /** Our finished games. */
  mine: {
    get none() {
      return say("mine-none");
    },
    get noneText() {
      return say("mine-none-text");
    },
    get toGames() {
      return say("mine-to-games");
    },
    get filters() {
      return say("mine-filters");
    },
    get game() {
      return say("mine-game");
    },
    get anyGame() {
      return say("mine-any-game");
    },
    get players() {
      return say("mine-players");
    },
    get anyNumber() {
      return say("mine-any-number");
    },
    get rivals() {
      return say("mine-rivals");
    },
    get anyRivals() {
      return say("mine-any-rivals");
    },
    get people() {
      return say("mine-people");
    },
    get bots() {
      return say("mine-bots");
    },
    botOf: (level: string) => say("mine-bot-of", { level }),
    get result() {
      return say("mine-result");
    },
    get anyResult() {
      return say("mine-any-result");
    },
    get won() {
      return say("mine-won");
    },
    get lost() {
      return say("mine-lost");
    },
    get uncounted() {
      return say("mine-uncounted");
    },
    get since() {
      return say("mine-since");
    },
    get until() {
      return say("mine-until");
    },
    get clear() {
      return say("mine-clear");
    },
    get list() {
      return say("mine-list");
    },
    count: (n: number) => say("mine-count", { n }),
    get noneFit() {
      return say("mine-none-fit");
    },
    get more() {
      return say("mine-more");
    },
    get record() {
      return say("mine-record");
    },
    get played() {
      return say("mine-played");
    },
    get victories() {
      return say("mine-victories");
    },
    showThese: (which: string) => say("mine-show-these", { which }),
    get uncountedNote() {
      return say("mine-uncounted-note");
    },
    get rating() {
      return say("mine-rating");
    },
    ratingNow: (rating: number, n: number) => say("mine-rating-now", { rating, n }),
    ratingRange: (low: number, high: number) => say("mine-rating-range", { low, high }),
    ratingPoint: (date: string, rating: number) => say("mine-rating-point", { date, rating }),
    get unrated() {
      return say("mine-unrated");
    },
    get openings() {
      return say("mine-openings");
    },
    get opening() {
      return say("mine-opening");
    },
    get export() {
      return say("mine-export");
    },
    get exportNote() {
      return say("mine-export-note");
    },
  },

  /** The statistics of a game over all games of the server. */
  statistics: {
    title: (game: string) => say("statistics-title", { game }),
    about: (n: number) => say("statistics-about", { n }),
    get none() {
      return say("statistics-none");
    },
    table: (players: number) => say("statistics-table", { players }),
    get seats() {
      return say("statistics-seats");
    },
    get seat() {
      return say("statistics-seat");
    },
    get share() {
      return say("statistics-share");
    },
    get range() {
      return say("statistics-range");
    },
    fromTo: (low: string, high: string) => say("statistics-from-to", { low, high }),
    even: (percent: string) => say("statistics-even", { percent }),
    get nobody() {
      return say("statistics-nobody");
    },
    get length() {
      return say("statistics-length");
    },
    lengthText: (mean: string, median: number, shortest: number, longest: number) =>
      say("statistics-length-text", { mean, median, shortest, longest }),
    get cards() {
      return say("statistics-cards");
    },
    get card() {
      return say("statistics-card");
    },
    get winners() {
      return say("statistics-winners");
    },
    get everyone() {
      return say("statistics-everyone");
    },
    get difference() {
      return say("statistics-difference");
    },
    get firsts() {
      return say("statistics-firsts");
    },
    get taken() {
      return say("statistics-taken");
    },
    get won() {
      return say("statistics-won");
    },
    get rules() {
      return say("statistics-rules");
    },
    get rule() {
      return say("statistics-rule");
    },
    get times() {
      return say("statistics-times");
    },
    get inGames() {
      return say("statistics-in-games");
    },
  },

  /** The explorer of a solved game. */
  explorer: {
    of: (game: string) => say("explorer-of", { game }),
    get about() {
      return say("explorer-about");
    },
    get search() {
      return say("explorer-search");
    },
    get begins() {
      return say("explorer-begins");
    },
    get anyCard() {
      return say("explorer-any-card");
    },
    get outcome() {
      return say("explorer-outcome");
    },
    get anyOutcome() {
      return say("explorer-any-outcome");
    },
    get firstWins() {
      return say("explorer-first-wins");
    },
    get secondWins() {
      return say("explorer-second-wins");
    },
    get order() {
      return say("explorer-order");
    },
    get byNumber() {
      return say("explorer-by-number");
    },
    get shortest() {
      return say("explorer-shortest");
    },
    get longest() {
      return say("explorer-longest");
    },
    get holds() {
      return say("explorer-holds");
    },
    heldAny: (card: string) => say("explorer-held-any", { card }),
    heldFirst: (card: string) => say("explorer-held-first", { card }),
    heldSecond: (card: string) => say("explorer-held-second", { card }),
    found: (n: number) => say("explorer-found", { n }),
    get none() {
      return say("explorer-none");
    },
    deal: (n: number) => say("explorer-deal", { n }),
    get ownDeal() {
      return say("explorer-own-deal");
    },
    verdict: (name: string, n: number) => say("explorer-verdict", { name, n }),
    over: (name: string) => say("explorer-over", { name }),
    wins: (n: number) => say("explorer-wins", { n }),
    loses: (n: number) => say("explorer-loses", { n }),
    get choices() {
      return say("explorer-choices");
    },
    best: (line: string) => say("explorer-best", { line }),
    get another() {
      return say("explorer-another");
    },
    get setUp() {
      return say("explorer-set-up");
    },
    setUpText: (n: number) => say("explorer-set-up-text", { n }),
    holder: (card: string, name: string) => say("explorer-holder", { card, name }),
    held: (name: string, n: number, all: number) => say("explorer-held", { name, n, all }),
    get open() {
      return say("explorer-open");
    },
    get cannot() {
      return say("explorer-cannot");
    },
    get previousPage() {
      return say("explorer-previous-page");
    },
    get nextPage() {
      return say("explorer-next-page");
    },
  },

  /** The review of a finished game. */
  review: {
    get title() {
      return say("review-title");
    },
    working: (done: number, all: number) => say("review-working", { done, all }),
    accuracy: (name: string | null, percent: number) => say("review-accuracy", { own: name === null, name, percent }),
    nothing: (name: string | null) => say("review-nothing", { own: name === null, name }),
    marks: (inaccuracies: number, mistakes: number, blunders: number) => say("review-marks", { inaccuracies, mistakes, blunders }),
    get clean() {
      return say("review-clean");
    },
    get balance() {
      return say("review-balance");
    },
    get even() {
      return say("review-even");
    },
    get deal() {
      return say("review-deal");
    },
    own: (name: string | null) => say("review-own", { own: name === null, name }),
    get rest() {
      return say("review-rest");
    },
    get others() {
      return say("review-others");
    },
    get luck() {
      return say("review-luck");
    },
    get result() {
      return say("review-result");
    },
    decision: (n: number, all: number) => say("review-decision", { n, all }),
    mark: (mark: string) => say("review-mark", { mark }),
    lost: (percent: number) => say("review-lost", { percent }),
    choice: (kind: "played" | "best" | "both", story: string, percent: number) => say("review-choice", { kind, story, percent }),
    brings: (sure: boolean) => say("review-brings", { sure }),
    prevents: (sure: boolean) => say("review-prevents", { sure }),
    /** The same where the played choice was the best. */
    bringsBest: (sure: boolean) => say("review-brings-best", { sure }),
    preventsBest: (sure: boolean) => say("review-prevents-best", { sure }),
    get noEvent() {
      return say("review-no-event");
    },
    get equal() {
      return say("review-equal");
    },
    get proven() {
      return say("review-proven");
    },
    get choices() {
      return say("review-choices");
    },
    moreChoices: (count: number) => say("review-others-left", { count }),
    get overview() {
      return say("review-overview");
    },
    get previous() {
      return say("review-previous");
    },
    get next() {
      return say("review-next");
    },
    get nextMark() {
      return say("review-next-mark");
    },
    get line() {
      return say("review-line");
    },
    lineStep: (exact: boolean, n: number, all: number, story: string) => say("review-line-step", { exact, n, all, story }),
    get back() {
      return say("review-back");
    },
    get retry() {
      return say("review-retry");
    },
    get seenBy() {
      return say("review-seen-by");
    },
  },

  /** Puzzles. */
  puzzle: {
    get title() {
      return say("puzzle-title");
    },
    get ofDay() {
      return say("puzzle-of-day");
    },
    get sameForAll() {
      return say("puzzle-same-for-all");
    },
    get solveToday() {
      return say("puzzle-solve-today");
    },
    get solvedToday() {
      return say("puzzle-solved-today");
    },
    get missedToday() {
      return say("puzzle-missed-today");
    },
    streak: (days: number) => say("puzzle-streak", { days }),
    longest: (days: number) => say("puzzle-longest", { days }),
    get byGame() {
      return say("puzzle-by-game");
    },
    count: (n: number) => say("puzzle-count", { n }),
    solved: (solved: number, tried: number) => say("puzzle-solved", { solved, tried }),
    rating: (rating: number) => say("puzzle-rating", { rating: String(rating) }),
    ratingChange: (rating: number, change: number) => say("puzzle-rating-change", { rating: String(rating), change }),
    get notCounted() {
      return say("puzzle-not-counted");
    },
    get today() {
      return say("puzzle-today");
    },
    get next() {
      return say("puzzle-next");
    },
    get again() {
      return say("puzzle-again");
    },
    get all() {
      return say("puzzle-all");
    },
    difficulty: (n: number) => say("puzzle-difficulty", { n }),
    /** How hard the next puzzles are. */
    get wanted() {
      return say("puzzle-wanted");
    },
    get wantedRating() {
      return say("puzzle-wanted-rating");
    },
    wantedLevel: (n: number, puzzles: number) => say("puzzle-wanted-level", { n, puzzles }),
    wantedWin: (turns: number, puzzles: number) => say("puzzle-wanted-win", { turns, puzzles }),
    brings: (proof: boolean) => say("puzzle-brings", { proof }),
    prevents: (proof: boolean) => say("puzzle-prevents", { proof }),
    /** What is asked, by kind; `turns` are our own decisions in a proof. */
    task: (kind: PuzzleKind, turns: number | null) =>
      ({
        win: say("puzzle-task-win", { turns: turns ?? 0 }),
        ending: say("puzzle-task-ending"),
        risk: say("puzzle-task-risk"),
        sure: say("puzzle-task-sure"),
      })[kind],
    /** The same in the list of games. */
    kind: {
      get win() {
        return say("puzzle-kind-win");
      },
      get ending() {
        return say("puzzle-kind-ending");
      },
      get risk() {
        return say("puzzle-kind-risk");
      },
      get sure() {
        return say("puzzle-kind-sure");
      },
    },
    /** How the solution is known. */
    known: {
      get win() {
        return say("puzzle-known-win");
      },
      get ending() {
        return say("puzzle-known-ending");
      },
      get risk() {
        return say("puzzle-known-risk");
      },
      get sure() {
        return say("puzzle-known-sure");
      },
    },
    get right() {
      return say("puzzle-right");
    },
    get wrong() {
      return say("puzzle-wrong");
    },
    proofRight: (decisions: number) => say("puzzle-proof-right", { decisions }),
    proofWrong: (decisions: number) => say("puzzle-proof-wrong", { decisions }),
    chanceRight: (best: number, other: number) => say("puzzle-chance-right", { best: t.percent(best), other: t.percent(other) }),
    chanceWrong: (own: number, best: number) => say("puzzle-chance-wrong", { own: t.percent(own), best: t.percent(best) }),
    get controls() {
      return say("puzzle-controls");
    },
    get which() {
      return say("puzzle-which");
    },
    get solution() {
      return say("puzzle-solution");
    },
    get own() {
      return say("puzzle-own");
    },
    /** A proof is played out: what is left to do after a right choice. */
    playOn: (turns: number) => say("puzzle-play-on", { turns }),
    /** The same after a wrong one, which is not taken. */
    slip: (decisions: number) => say("puzzle-slip", { decisions }),
    get position() {
      return say("puzzle-position");
    },
    get back() {
      return say("puzzle-back");
    },
    get forth() {
      return say("puzzle-forth");
    },
  },

  /** A link to a moment of a game, a picture of it, a film. */
  share: {
    get title() {
      return say("share-title");
    },
    get drawing() {
      return say("share-drawing");
    },
    failed: (why: string) => say("share-failed", { why }),
    pictureOf: (game: string) => say("share-picture-of", { game }),
    seenBy: (viewer: string, name: string) => say("share-seen-by", { viewer: viewer.startsWith("p") ? "seat" : viewer, name }),
    get download() {
      return say("share-download");
    },
    get send() {
      return say("share-send");
    },
    get copy() {
      return say("share-copy");
    },
    get copied() {
      return say("share-copied");
    },
    get notCopied() {
      return say("share-not-copied");
    },
    get film() {
      return say("share-film");
    },
    filmShows: (game: string) => say("share-film-shows", { game }),
    get make() {
      return say("share-make");
    },
    get making() {
      return say("share-making");
    },
    progress: (n: number, all: number) => say("share-progress", { n, all }),
    get cancel() {
      return say("share-cancel");
    },
    get downloadFilm() {
      return say("share-download-film");
    },
  },

  /** The lesson after the guided first game. */
  lesson: {
    position: (n: number, all: number) => say("lesson-position", { n, all }),
    get choose() {
      return say("lesson-choose");
    },
    get cannot() {
      return say("lesson-cannot");
    },
    best: (share: number) => say("lesson-best", { percent: Math.round(100 * share) }),
    close: (share: number, best: number) => say("lesson-close", { percent: Math.round(100 * share), best: Math.round(100 * best) }),
    worse: (share: number, best: number) => say("lesson-worse", { percent: Math.round(100 * share), best: Math.round(100 * best) }),
    get wins() {
      return say("lesson-wins");
    },
    get loses() {
      return say("lesson-loses");
    },
    get retry() {
      return say("lesson-retry");
    },
    get all() {
      return say("lesson-all");
    },
    get yours() {
      return say("lesson-yours");
    },
  },

  /** The gallery of all cards. */
  gallery: {
    get title() {
      return say("gallery-title");
    },
    get states() {
      return say("gallery-states");
    },
    get sizes() {
      return say("gallery-sizes");
    },
    /** The states of a card. */
    state: {
      get plain() {
        return say("gallery-state-plain");
      },
      get legal() {
        return say("gallery-state-legal");
      },
      get selected() {
        return say("gallery-state-selected");
      },
      get notLegal() {
        return say("gallery-state-not-legal");
      },
      get reply() {
        return say("gallery-state-reply");
      },
      get dead() {
        return say("gallery-state-dead");
      },
      get converted() {
        return say("gallery-state-converted");
      },
      get token() {
        return say("gallery-state-token");
      },
      get changedValue() {
        return say("gallery-state-changed-value");
      },
      get broken() {
        return say("gallery-state-broken");
      },
      get unavailable() {
        return say("gallery-state-unavailable");
      },
      get faceDown() {
        return say("gallery-state-face-down");
      },
      get sealed() {
        return say("gallery-state-sealed");
      },
      get targetPreview() {
        return say("gallery-state-target-preview");
      },
      get half() {
        return say("gallery-state-half");
      },
      get mini() {
        return say("gallery-state-mini");
      },
    },
    /** The texts on the example cards. */
    sample: {
      get dead() {
        return say("gallery-sample-dead");
      },
      get church() {
        return say("gallery-sample-church");
      },
      get now() {
        return say("gallery-sample-now");
      },
      get needs() {
        return say("gallery-sample-needs");
      },
      get falls() {
        return say("gallery-sample-falls");
      },
      get half() {
        return say("gallery-sample-half");
      },
    },
    tinctures: {
      get or() {
        return say("gallery-tinctures-or");
      },
      get purpure() {
        return say("gallery-tinctures-purpure");
      },
      get azure() {
        return say("gallery-tinctures-azure");
      },
      get vert() {
        return say("gallery-tinctures-vert");
      },
      get gules() {
        return say("gallery-tinctures-gules");
      },
      get sable() {
        return say("gallery-tinctures-sable");
      },
      get argent() {
        return say("gallery-tinctures-argent");
      },
    },
  },

  /** The replay of a finished game. */
  replay: {
    get slider() {
      return say("replay-slider");
    },
    step: (n: number, all: number, sentence: string, chance: { name: string; share: number } | null) =>
      say("replay-step", { n, all, sentence, known: chance !== null, name: chance?.name, percent: Math.round(100 * (chance?.share ?? 0)) }),
    get first() {
      return say("replay-first");
    },
    get previous() {
      return say("replay-previous");
    },
    get play() {
      return say("replay-play");
    },
    get pause() {
      return say("replay-pause");
    },
    get next() {
      return say("replay-next");
    },
    get last() {
      return say("replay-last");
    },
    get speed() {
      return say("replay-speed");
    },
    get seenBy() {
      return say("replay-seen-by");
    },
    get allOpen() {
      return say("replay-all-open");
    },
    get watcher() {
      return say("replay-watcher");
    },
    get goOn() {
      return say("replay-go-on");
    },
    get copy() {
      return say("replay-copy");
    },
    get download() {
      return say("replay-download");
    },
    get beginning() {
      return say("replay-beginning");
    },
    get more() {
      return say("replay-more");
    },
  },

  /** The keys that step through a game, each with what it does. */
  keys: {
    get title() {
      return say("steps-title");
    },
    get replay(): KeyRow[] {
      return [
        [t.keys.arrows, say("steps-arrows-deed")],
        [say("steps-turns"), say("steps-turns-deed")],
        [t.keys.homeEnd, say("steps-ends-deed")],
        [say("steps-space"), say("steps-space-deed")],
      ];
    },
    get review(): KeyRow[] {
      return [
        [t.keys.arrows, say("steps-arrows-deed")],
        [say("steps-turns"), say("steps-marks-deed")],
        [t.keys.homeEnd, say("steps-review-ends-deed")],
      ];
    },
    get puzzle(): KeyRow[] {
      return [
        [t.keys.arrows, say("steps-puzzle-arrows-deed")],
        [t.keys.homeEnd, say("steps-puzzle-ends-deed")],
      ];
    },
    get explorer(): KeyRow[] {
      return [
        [t.keys.arrows, say("steps-arrows-deed")],
        [t.keys.homeEnd, say("steps-ends-deed")],
      ];
    },
  },
};
