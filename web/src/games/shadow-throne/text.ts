/** The words of Shadow Throne's table. */
import { t } from "$/text";

const gold = (n: number): string => `${n} gold`;

export const text = {
  where: {
    draft: (battle: number, pick: number, target: number) => `battle ${battle} \u00b7 pick ${pick} of 6 \u00b7 to ${target}`,
    wave: (battle: number, wave: number, target: number) => `battle ${battle} \u00b7 wave ${wave} of 4 \u00b7 to ${target}`,
    keep: (battle: number, target: number) => `battle ${battle} is over \u00b7 to ${target}`,
    over: (battle: number) => `over after ${t.count(battle, "battle")}`,
  },
  chapters: { battle: (n: number) => `Battle ${n}`, wave: (n: number) => `Wave ${n}` },

  factions: "The three factions",
  /** How a faction stands, and the same in short for a phone. */
  alone: (by: number) => [`leads by ${by}`, `leads by ${by}`],
  tied: ["tied for the lead", "tied"],
  behind: (n: number) => [`${n} behind`, `${n} behind`],
  nothing: ["nobody yet", "nobody"],
  won: ["won the battle", "won"],
  lost: ["lost the battle", "lost"],
  to: (target: number) => `to ${target}`,
  brings: (influence: number) => `${influence} influence for you`,

  wave: (n: number) => (n === 0 ? "Stayed" : `Wave ${n}`),
  battle: "The battle",
  lineOf: (name: string | null) => (name === null ? "Your line" : `${name}'s line`),
  yourCard: "your card",
  placeHere: (wave: number) => `Your place in wave ${wave}`,
  thinking: "thinking",
  choosing: "choosing",
  sealed: "sealed",
  kept: "kept",
  influence: (n: number) => `${n} influence`,
  gold,
  sealedOwn: (card: string) => `Your sealed card: ${card}`,
  openSealed: (name: string, card: string) => `Sealed card of ${name}: ${card}`,

  dead: "dead",
  converted: "Church",
  token: (n: number) => `+${n}`,
  notes: {
    faceDown: "could not pay",
    outside: "not in battle",
    dead: "half influence",
    converted: "converted",
    churchNow: "Church now",
    tokens: (printed: number, tokens: number) => `${printed} and ${t.count(tokens, "token")}`,
    extra: "called by Kyros",
    stayed: "stayed",
  },
  power: (n: number) => `counts ${n}`,
  copies: (n: number) => `\u00d7${n}`,

  pool: "The pool",
  poolOf: (name: string) => `${name}'s pool`,
  passed: "Passed on, this battle",
  passedLabel: (round: number) => `pick ${round}`,
  nextPick: "next pick",
  hand: "Your hand",
  handOf: (name: string) => `${name}'s hand`,
  hidden: (n: number) => t.count(n, "hidden card"),
  lineInWords: (card: string, wave: number) => `${card}, ${wave === 0 ? "from the last battle" : `wave ${wave}`}`,
  empty: "no cards yet",
  takeHere: "Into your hand",

  hush: (price: string) => `hush: ${price}`,
  tooDear: "too dear",
  cost: (n: number) => (n > 0 ? `You gain ${gold(n)}.` : n < 0 ? `You pay ${gold(-n)}.` : "It costs nothing."),
  costHushed: (n: number) => (n > 0 ? `Only ${gold(n)} after hush money.` : n < 0 ? `You pay ${gold(-n)}, hush money included.` : "Hush money takes the income."),
  turnsDown: "Too dear: it will turn face down, and you get 1 gold.",
  wouldHave: (faction: string, power: number) => `With it alone the ${faction} would have ${power}.`,

  ask: {
    draftLead: (round: number) => `Pick ${round} of 6.`,
    draft: (left: string) => `Take one, the rest goes to ${left}.`,
    draftLast: "The last card is yours.",
    take: (card: string) => `Take ${card}?`,
    takeIt: "Take it",
    waveLead: (wave: number) => `Wave ${wave}, in secret.`,
    wave: "Whom do you send?",
    seal: (card: string) => `Seal ${card}?`,
    sealIt: "Seal it",
    hush: (faction: string) => `You sent the ${faction} last: one more of them costs 1 more now.`,
    extraLead: "Kyros calls:",
    extra: (purse: number) => `another of the Empire? You have ${gold(purse)}.`,
    extraNone: (purse: number) => `nobody in your hand can follow with ${gold(purse)}.`,
    extraSmall: "No hush money now; the card joins this wave at once.",
    noExtra: "No one else",
    rivalExtra: (name: string) => `${name}'s King Kyros may call another of the Empire.`,
    keepLead: "Battle over.",
    keep: "Keep one card for the next battle.",
    keepSmall: "The others go back to the deck, unseen.",
    youAnd: (names: string[]) => `Waiting for you and ${t.list(names)}.`,
  },

  /** Why, in the herald, while an effect is told. */
  moments: {
    killed: "The dead give no power, and only half their influence (ST-10).",
    poor: "Who cannot pay turns the card face down; it is not in the battle (ST-7).",
    result: "Characters of the winning side bring influence, dead ones half; those of the others bring consolation gold (ST-22).",
  },

  score: {
    before: "Before the last battle",
    won: "Characters of the winners, last battle",
    martyr: "Simone's death",
    total: "Influence",
    goldTie: "Gold",
    goldNote: "decides if influence is equal",
  },
  the: (name: string, noble: boolean) => (noble ? name : `the ${name}`),
};
