import { t } from "$/text";
import type { GameCode } from "../module";
import { faces } from "./cards";
import type { Event } from "./messages";
import { moments } from "./moments";
import Table from "./Table.svelte";
import { text } from "./text";
import type { Player, ShadowTable } from "./view";

const names = (cards: string[]): string => t.list(cards.map((card) => faces[card]?.name ?? card)) || text.empty;

function lineInWords({ line }: Player): string {
  const cards = line.map((one) => {
    const fate = one.face_down ? text.notes.faceDown : one.dead ? text.dead : `${one.faction}, ${text.power(one.power)}`;
    return `${text.lineInWords(faces[one.card]?.name ?? one.card, one.wave)}, ${fate}`;
  });
  return cards.join("; ") || text.empty;
}

export const game: GameCode<ShadowTable> = {
  faces,
  Table,
  seatField: "argent",
  where: ({ table }) => {
    if (table.stage === "draft") return text.where.draft(table.battle, table.round, table.target);
    if (table.stage === "keep") return text.where.keep(table.battle, table.target);
    return table.stage === "over" ? text.where.over(table.battle) : text.where.wave(table.battle, table.wave, table.target);
  },
  chapter: (event: Event) => {
    if (event.kind === "battle-begun") return text.chapters.battle(event.battle);
    return event.kind === "wave-revealed" ? text.chapters.wave(event.wave) : undefined;
  },
  moments,
  guide: async () => (await import("./guide")).guide,
  points: ({ table }) => table.players.map(({ influence }) => influence),
  score: ({ table: { players } }) => [
    {
      rule: "ST-22", label: text.score.before,
      values: players.map(({ influence, spoils }) => influence - (spoils?.influence ?? 0) - (spoils?.martyr ?? 0)),
    },
    { rule: "ST-22", label: text.score.won, values: players.map(({ spoils }) => spoils?.influence ?? 0) },
    { rule: "ST-18", label: text.score.martyr, values: players.map(({ spoils }) => spoils?.martyr ?? 0) },
    { rule: "ST-23", label: text.score.total, values: players.map(({ influence }) => influence), total: true },
    { rule: "ST-23", label: text.score.goldTie, note: text.score.goldNote, values: players.map(({ gold }) => gold) },
  ],
  inWords: (play) => {
    const { factions, players, pool, stage, battle, wave, target } = play.table;
    const near = players.find(({ seat }) => seat === play.near);
    return [
      play.question,
      `Battle ${battle}${stage === "draft" ? "" : `, wave ${wave} of 4`}; ${target} influence ends the game.`,
      `Power: ${factions.map((side) => `${side.name} ${side.power}`).join(", ")}.`,
      ...players.map((one) => `${play.name(one.seat)}: ${text.influence(one.influence)}, ${text.gold(one.gold)}; ${lineInWords(one)}.`),
      pool ? `${text.pool}: ${names(pool)}.` : "",
      near?.hand ? `${play.me === null ? text.handOf(play.nameOf(play.near)) : text.hand}: ${names(near.hand)}.` : "",
    ].filter(Boolean).join(" ");
  },
};
