import { t } from "$/text/en";
import type { GameModule, ScoreRow } from "../module";
import { faceOf, faces } from "./cards";
import { moments } from "./moments";
import Table from "./Table.svelte";
import { text } from "./text";
import { courtOf, type BattleTable, type Character, type Player } from "./view";

const ROUND = /^Round (\d+): the die/;

function told(character: Character): string {
  return `${faceOf(character.card, character.suit)?.name} ${text.left(character.missing, character.points)}`;
}

/** The score by rule: what is left of each court. */
function score(players: Player[]): ScoreRow[] {
  const rows = (rule: string, label: string, value: (player: Player) => number | string): ScoreRow => ({
    rule, label, values: players.map((player) => (player.out ? "\u2013" : value(player))),
  });
  return [
    rows("BA-14", text.score.points, (player) => player.king?.missing ?? 0),
    rows("BA-5", text.score.court, (player) => courtOf(player).length),
    rows("BA-7", text.score.burden, (player) => courtOf(player).reduce((sum, character) => sum + character.damage, 0)),
    rows("BA-22", text.score.cards, (player) => player.hand_size + player.deck_size),
    { rule: "BA-20", label: text.score.king, values: players.map((p) => (p.out ? text.score.fell : text.score.stands)), total: true },
  ];
}

export const game: GameModule<BattleTable> = {
  faces,
  Table,
  where: ({ table }) => (table.stage === "setup" ? text.choosing : text.where(table.round, table.kings)),
  chapter: (sentence) => {
    const round = ROUND.exec(sentence)?.[1];
    return round === undefined ? undefined : text.chapter(round);
  },
  score: (view) => score(view.table.players),
  moments,
  guide: async () => (await import("./guide")).guide,
  inWords: (play) => {
    const { players, stage } = play.table;
    const court = (player: Player): string => {
      const name = play.name(player.seat);
      if (player.out) return text.outReason(name);
      const hand = player.seat === play.near && player.hand ? `: ${t.list(player.hand.map((card) => faces[card]?.name ?? card))}` : "";
      return `${name}: ${t.list(courtOf(player).map(told))}; ${t.count(player.hand_size, "card")} in hand${hand}, ${player.deck_size} in the deck, ${player.discards.length} discarded, ${text.jokers(player.jokers_unseen)}.`;
    };
    return [play.speak(play.view.asked), ...(stage === "setup" ? [] : players.map(court))].join(" ");
  },
};
