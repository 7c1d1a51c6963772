/** The texts of Shadow Throne's table, by purpose; the texts themselves are in the game's catalogue. */
import { gameWords } from "$/text/game";
import type { CharacterFace, Faction } from "./cards";

const { say } = gameWords("shadow-throne");

const factionName = (faction: Faction): string => say("table-faction", { faction });

/** What a card does to its owner's gold. */
const purse = (gold: number): string => (gold > 0 ? "collects" : gold < 0 ? "pays" : "nothing");

export const text = {
  where: {
    draft: (battle: number, pick: number, target: number) => say("table-where-draft", { battle, pick, target }),
    wave: (battle: number, wave: number, target: number) => say("table-where-wave", { battle, wave, target }),
    keep: (battle: number, target: number) => say("table-where-keep", { battle, target }),
    over: (battles: number) => say("table-where-over", { battles }),
  },
  battleNumber: (battle: number) => say("table-battle-number", { battle }),
  wave: (wave: number) => say("table-wave", { wave }),
  to: (target: number) => say("table-to", { target }),

  get factions() { return say("table-factions"); },
  faction: factionName,
  /** How a faction stands; a short form for phones. */
  leads: (by: number, short: boolean) => say("table-leads", { by, short }),
  tied: (short: boolean) => say("table-tied", { short }),
  behind: (by: number, short: boolean) => say("table-behind", { by, short }),
  nobody: (short: boolean) => say("table-nobody", { short }),
  won: (short: boolean) => say("table-won", { short }),
  lost: (short: boolean) => say("table-lost", { short }),
  brings: (influence: number) => say("table-brings", { influence }),

  get battle() { return say("table-the-battle"); },
  lineOf: (name: string | null) => (name === null ? say("table-line") : say("table-line-of", { name })),
  get yourCard() { return say("table-your-card"); },
  placeHere: (wave: number) => say("table-place-here", { wave }),
  get thinking() { return say("table-thinking"); },
  get choosing() { return say("table-choosing"); },
  get sealed() { return say("table-sealed"); },
  get kept() { return say("table-kept"); },
  influence: (n: number) => say("table-influence", { n }),
  gold: (n: number) => say("table-gold", { n }),
  sealedOwn: (card: string) => say("table-sealed-own", { card }),
  sealedOf: (name: string, card: string) => say("table-sealed-of", { name, card }),

  get dead() { return say("table-dead"); },
  get flagChurch() { return say("table-flag-church"); },
  token: (n: number) => say("table-token", { n }),
  notes: {
    get faceDown() { return say("table-could-not-pay"); },
    get outside() { return say("table-not-in-battle"); },
    get dead() { return say("table-half-influence"); },
    get converted() { return say("table-converted"); },
    get churchNow() { return say("table-church-now"); },
    tokens: (printed: number, tokens: number) => say("table-tokens", { printed, tokens }),
    get extra() { return say("table-called"); },
    get stayed() { return say("table-stayed"); },
  },
  /** A character's power, for which faction, and why. */
  now: (power: number, side: string, why: string) => say("table-now", { power, side, why: why || null }),
  /** A character of a line, with its current power. */
  character: (card: string, wave: number, now: string) => say("table-character", { card, wave, now }),
  /** A card as printed, and its number of copies. */
  card: ({ slug, power, faction, influence, gold }: CharacterFace, copies: number) => say("table-card", { card: slug, copies, power, faction: factionName(faction), influence, gold }),
  copies: (n: number) => say("table-copies", { n }),
  cardStayed: (card: string) => say("table-card-stayed", { card }),

  get pool() { return say("table-pool"); },
  poolOf: (name: string) => say("table-pool-of", { name }),
  get passed() { return say("table-passed"); },
  pick: (round: number) => say("table-pick", { round }),
  passedIn: (round: number) => say("table-passed-in", { round }),
  get nextPick() { return say("table-next-pick"); },
  get takeHere() { return say("table-take-here"); },
  get hand() { return say("table-hand"); },
  handOf: (name: string) => say("table-hand-of", { name }),
  hidden: (n: number) => say("table-hidden", { n }),

  hush: (price: string) => say("table-hush", { price }),
  get tooDear() { return say("table-too-dear"); },
  cost: (n: number) => say("table-cost", { purse: purse(n), gold: Math.abs(n) }),
  costHushed: (n: number) => say("table-cost-hushed", { purse: purse(n), gold: Math.abs(n) }),
  get turnsDown() { return say("table-turns-down"); },
  wouldHave: (faction: Faction, power: number) => say("table-would-have", { faction, power }),

  ask: {
    draftLead: (round: number) => say("table-ask-draft-lead", { round }),
    draft: (name: string) => say("table-ask-draft", { name }),
    get draftLast() { return say("table-ask-draft-last"); },
    take: (card: string) => say("table-ask-take", { card }),
    get takeIt() { return say("table-ask-take-it"); },
    waveLead: (wave: number) => say("table-ask-wave-lead", { wave }),
    get wave() { return say("table-ask-wave"); },
    seal: (card: string) => say("table-ask-seal", { card }),
    get sealIt() { return say("table-ask-seal-it"); },
    hush: (faction: Faction) => say("table-ask-hush", { faction }),
    get extraLead() { return say("table-ask-extra-lead"); },
    extra: (gold: number) => say("table-ask-extra", { gold }),
    extraNone: (gold: number) => say("table-ask-extra-none", { gold }),
    get extraSmall() { return say("table-ask-extra-small"); },
    get noExtra() { return say("table-ask-no-extra"); },
    rivalExtra: (name: string) => say("table-ask-rival-extra", { name }),
    get keepLead() { return say("table-ask-keep-lead"); },
    get keep() { return say("table-ask-keep"); },
    get keepSmall() { return say("table-ask-keep-small"); },
    youAnd: (names: string[]) => say("table-ask-you-and", { names }),
  },

  /** Why: in the herald, while an effect is announced. */
  moments: {
    get killed() { return say("table-why-killed"); },
    get poor() { return say("table-why-poor"); },
    get result() { return say("table-why-result"); },
  },

  score: {
    get before() { return say("table-score-before"); },
    get won() { return say("table-score-won"); },
    get martyr() { return say("table-score-martyr"); },
    get total() { return say("table-score-total"); },
    get gold() { return say("table-score-gold"); },
    get goldNote() { return say("table-score-gold-note"); },
  },

  /** The whole table in words. */
  inWords: {
    battle: (battle: number, drafting: boolean, wave: number, target: number) => say("table-in-words-battle", { battle, drafting, wave, target }),
    player: (name: string, influence: number, gold: number, line: string | null) => say("table-in-words-player", { name, influence, gold, line }),
    counts: (faction: Faction, power: number) => say("table-in-words-counts", { faction: factionName(faction), power }),
    next: (before: string, next: string) => say("table-in-words-next", { before, next }),
    pool: (cards: string[]) => say("table-in-words-pool", { cards, count: cards.length }),
    hand: (cards: string[]) => say("table-in-words-hand", { cards, count: cards.length }),
    handOf: (name: string, cards: string[]) => say("table-in-words-hand-of", { name, cards, count: cards.length }),
  },
};
