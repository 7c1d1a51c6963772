import { expect, it } from "vitest";
import type { View } from "$/lib/protocol";
import { explorerAddress } from "./explorer-address";
import { game } from "./hierarchy";
import { deck } from "./hierarchy/deck";
import type { HierarchyTable } from "./hierarchy/view";
import type { GameModule } from "./module";

const hierarchy = game as unknown as GameModule<HierarchyTable>;
const cards = Object.keys(deck);
const [gold, grey] = [cards.slice(0, cards.length / 2), cards.slice(cards.length / 2)];

function dealt(hands: string[][], change: Partial<View<HierarchyTable>> = {}): View<HierarchyTable> {
  return {
    game: "hierarchy",
    ply: 0,
    waiting: ["p2"],
    table: { hands, line: [], discards: [] },
    ...change,
  } as unknown as View<HierarchyTable>;
}

it("begins with the cards of the player who begins, and goes on with the decisions", () => {
  expect(explorerAddress(hierarchy, dealt([gold, grey]), [])).toBe(`/explorer/hierarchy?deal=${grey.join(".")}`);
  const query = new URLSearchParams(explorerAddress(hierarchy, dealt([gold, grey]), ["play serf", "play imposter as king"])?.split("?")[1]);
  expect(query.get("line")).toBe("play serf.play imposter as king");
});

it("has no address without a whole deal, with a sealed decision, or in a game that is not solved", () => {
  expect(explorerAddress(hierarchy, dealt([gold, grey.slice(1)]), [])).toBeNull();
  expect(explorerAddress(hierarchy, dealt([gold, grey], { ply: 1 }), [])).toBeNull();
  expect(explorerAddress(hierarchy, dealt([gold, grey]), ["play serf", null])).toBeNull();
  const unsolved = {} as GameModule<HierarchyTable>;
  expect(explorerAddress(unsolved, dealt([gold, grey]), [])).toBeNull();
});
