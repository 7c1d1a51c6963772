import type { GameCode, ScoreRow } from "../module";
import { faces, familyOf } from "./cards";
import type { Event } from "./messages";
import { moments } from "./moments";
import Table from "./Table.svelte";
import { text } from "./text";
import type { BehindTable, Place } from "./view";

const KINDS = Object.values(faces)
  .filter((face) => face.number !== undefined)
  .reverse();

/** The stacks of a player in words, including those whose ability is not available. */
function stacks(place: Place): string[] {
  return place.stacks.map((stack) => text.inWords.stack(stack, stack.leads || familyOf(stack.card) === "prohibitive"));
}

function kindRow(slug: string, places: Place[]): ScoreRow {
  const held = places.map((place) => place.stacks.find((stack) => stack.card === slug));
  return {
    rule: "BT-22",
    label: text.valued(slug),
    note: held.map((stack) => stack?.count ?? 0).join(" : "),
    values: held.map((stack) => stack?.points ?? 0),
  };
}

export const game: GameCode<BehindTable> = {
  faces,
  Table,
  where: (view) => text.where(view.table.deck, view.table.reshuffled && !view.over),
  chapter: (event: Event) => (event.kind === "row-opened" ? text.opens(event.card.card) : undefined),
  moments,
  sounds: { "row-lost": "bust" },
  points: (view) => view.table.places.map((place) => place.score),
  score: ({ table }) => [
    ...KINDS.map((face) => kindRow(face.slug, table.places)).filter((row) => row.values.some(Boolean)),
    { rule: "BT-22", label: text.score, values: table.places.map((place) => place.score), total: true },
  ],
  decisionText: (decision) => {
    const [verb = "", card = ""] = decision.split(" ");
    const verbs: Record<string, string> = { reveal: text.verbs.reveal, collect: text.verbs.collect, give: text.verbs.giveUp };
    return verbs[verb] ?? faces[card]?.name;
  },
  inWords: (play) => {
    const { places, row, deck, reshuffled, known, stage, left, discard } = play.table;
    const [top] = known;
    return [
      play.question,
      text.inWords.row(row),
      ...places.map((place) => text.inWords.holds(play.name(place.seat), stacks(place), place.score)),
      text.inWords.deck(deck, reshuffled),
      top && stage !== "over" ? (play.view.viewer === null ? text.nextIs(top, null) : text.youAloneSee(top, null)) : "",
      left.length > 0 ? text.inWords.left(left) : "",
      text.discarded(discard),
    ]
      .filter(Boolean)
      .join(" ");
  },
};
