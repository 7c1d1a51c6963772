import type { GameCode, ScoreRow } from "../module";
import { faces } from "./cards";
import type { Event } from "./messages";
import { moments } from "./moments";
import Table from "./Table.svelte";
import { text } from "./text";
import type { BehindTable, Place } from "./view";

const name = (card: string): string => faces[card]?.name ?? card;
const KINDS = Object.values(faces).filter((face) => face.number !== undefined).reverse();

/** The stacks of a player in words, with those whose ability is out of reach. */
function stacks(place: Place): string[] {
  return place.stacks.map((stack) => {
    const words = text.several(stack.count, name(stack.card));
    const binds = faces[stack.card]?.markName === "prohibitive";
    return stack.leads || binds ? words : text.inWords.notServing(words);
  });
}

function kindRow(slug: string, places: Place[]): ScoreRow {
  const held = places.map((place) => place.stacks.find((stack) => stack.card === slug));
  return {
    rule: "BT-22",
    label: `${name(slug)}, ${faces[slug]?.number}`,
    note: held.map((stack) => stack?.count ?? 0).join(" : "),
    values: held.map((stack) => stack?.points ?? 0),
  };
}

export const game: GameCode<BehindTable> = {
  faces,
  Table,
  where: (view) => text.where(view.table.deck, view.table.reshuffled && !view.over),
  chapter: (event: Event) => (event.kind === "row-opened" ? text.opens(name(event.card.card)) : undefined),
  moments,
  guide: async () => (await import("./guide")).guide,
  points: (view) => view.table.places.map((place) => place.score),
  score: ({ table }) => [
    ...KINDS.map((face) => kindRow(face.slug, table.places)).filter((row) => row.values.some(Boolean)),
    { rule: "BT-22", label: text.score, values: table.places.map((place) => place.score), total: true },
  ],
  inWords: (play) => {
    const { places, row, deck, reshuffled, known, stage, left } = play.table;
    const [top] = known;
    return [
      play.question,
      text.inWords.row(row.map((card) => `${name(card)}, ${faces[card]?.number}`)),
      ...places.map((place) => text.inWords.holds(play.name(place.seat), stacks(place), place.score)),
      `${text.theDeck(deck)}; ${reshuffled ? text.endInDeck : text.endOnTop}.`,
      top && stage !== "over" ? (play.view.viewer === null ? text.nextIs(name(top)) : text.youAloneSee(name(top))) : "",
      left.length > 0 ? text.inWords.deck(left.map((pile) => text.several(pile.count, name(pile.card)))) : "",
      text.discarded(play.table.discard.map((pile) => text.several(pile.count, name(pile.card)))),
    ].filter(Boolean).join(" ");
  },
};
