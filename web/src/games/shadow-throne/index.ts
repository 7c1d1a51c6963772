import type { Play } from "$/table/play.svelte";
import type { GameCode } from "../module";
import { faces, type Faction } from "./cards";
import type { Event, PowerCounted } from "./messages";
import { moments } from "./moments";
import Table from "./Table.svelte";
import { text } from "./text";
import type { Player, ShadowTable } from "./view";

/** Null if there are no cards. */
function lineInWords({ line }: Player): string | null {
  const cards = line.map((one) => {
    const now = one.face_down ? text.notes.faceDown : one.dead ? text.dead : text.inWords.counts(one.faction, one.power);
    return text.character(one.card, one.wave, now);
  });
  return cards.length > 0 ? cards.reduce((before, next) => text.inWords.next(before, next)) : null;
}

function powerInWords(play: Play<ShadowTable>): string {
  const power = (faction: Faction): number => play.table.factions.find(({ name }) => name === faction)?.power ?? 0;
  const counted: PowerCounted = { kind: "power-counted", empire: power("Empire"), rebels: power("Rebels"), church: power("Church") };
  return play.tell(counted);
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
    if (event.kind === "battle-begun") return text.battleNumber(event.battle);
    return event.kind === "wave-revealed" ? text.wave(event.wave) : undefined;
  },
  moments,
  decisionText: (decision) => {
    const face = faces[decision.split(" ")[1] ?? ""];
    return face?.full ?? face?.name;
  },
  points: ({ table }) => table.players.map(({ influence }) => influence),
  score: ({ table: { players } }) => [
    {
      rule: "ST-22",
      label: text.score.before,
      values: players.map(({ influence, spoils }) => influence - (spoils?.influence ?? 0) - (spoils?.martyr ?? 0)),
    },
    { rule: "ST-22", label: text.score.won, values: players.map(({ spoils }) => spoils?.influence ?? 0) },
    { rule: "ST-18", label: text.score.martyr, values: players.map(({ spoils }) => spoils?.martyr ?? 0) },
    { rule: "ST-23", label: text.score.total, values: players.map(({ influence }) => influence), total: true },
    { rule: "ST-23", label: text.score.gold, note: text.score.goldNote, values: players.map(({ gold }) => gold) },
  ],
  inWords: (play) => {
    const { players, pool, stage, battle, wave, target } = play.table;
    const hand = players.find(({ seat }) => seat === play.near)?.hand;
    return [
      play.question,
      text.inWords.battle(battle, stage === "draft", wave, target),
      powerInWords(play),
      ...players.map((one) => text.inWords.player(play.name(one.seat), one.influence, one.gold, lineInWords(one))),
      pool ? text.inWords.pool(pool) : "",
      !hand ? "" : play.me === null ? text.inWords.handOf(play.nameOf(play.near), hand) : text.inWords.hand(hand),
    ]
      .filter(Boolean)
      .join(" ");
  },
};
