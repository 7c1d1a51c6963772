import type { View } from "$/lib/protocol";
import type { LogLine } from "$/table/play.svelte";
import type { GameCode, ScoreRow } from "../module";
import { faces } from "./cards";
import { fallsOf } from "./falls";
import type { Event } from "./messages";
import { moments } from "./moments";
import Table from "./Table.svelte";
import { text } from "./text";
import { courtOf } from "./court";
import type { BattleTable, Player } from "./view";

const NONE = "\u2013";

function placed(place: number | undefined): string {
  return place === undefined ? NONE : text.score.placed(place);
}

/** The score by rule: the places, and what is left of each court. */
function score(view: View<BattleTable>, log: readonly LogLine[]): ScoreRow[] {
  const { players } = view.table;
  const falls = new Map(fallsOf(log).map((fall) => [fall.seat, fall]));
  /** A player who resigned with a living King has no place. */
  const place = (player: Player, n: number): number | undefined => (view.standing?.[n] === 1 ? 1 : falls.get(player.seat)?.place);
  const rows = (rule: string, label: string, value: (player: Player) => number | string): ScoreRow => ({
    rule,
    label,
    values: players.map((player) => (player.out ? NONE : value(player))),
  });
  return [
    { rule: "BA-20", label: text.score.place, values: players.map((player, n) => placed(place(player, n))), total: true },
    { rule: "BA-17", label: text.score.fell, values: players.map(({ seat }) => falls.get(seat)?.round ?? NONE) },
    rows("BA-14", text.score.points, (player) => player.king?.missing ?? 0),
    rows("BA-5", text.score.court, (player) => courtOf(player).length),
    rows("BA-7", text.score.burden, (player) => courtOf(player).reduce((sum, character) => sum + character.damage, 0)),
    rows("BA-22", text.score.cards, (player) => player.hand_size + player.deck_size),
  ];
}

export const game: GameCode<BattleTable> = {
  faces,
  Table,
  where: ({ table }) => (table.stage === "setup" ? text.choosing : text.where(table.round, table.kings)),
  chapter: (event: Event) => (event.kind === "round-begun" ? text.chapter(event.round) : undefined),
  score,
  moments,
  sounds: { "king-lost": "bust" },
  decisionText: (decision) => {
    const [rank = "", suit = ""] = decision.split(" ");
    return faces[`${rank.slice(0, 1)}${suit.slice(0, 1)}`]?.name;
  },
  inWords: (play) => {
    const { players, stage } = play.table;
    const court = (player: Player): string => {
      if (player.out) return text.outReason(play.other(player.seat));
      const sizes = { held: player.hand_size, deck: player.deck_size, discards: player.discards.length, jokers: player.jokers_unseen };
      const hand = player.seat === play.near ? player.hand : null;
      return text.inWords(play.name(player.seat), courtOf(player).map(text.inWordsCharacter), hand, sizes);
    };
    return [play.question, ...(stage === "setup" ? [] : players.map(court))].join(" ");
  },
};
