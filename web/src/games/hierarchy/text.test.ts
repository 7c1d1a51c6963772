import { beforeAll, expect, it } from "vitest";
import { Catalogue } from "$/lib/catalogue";
import { loadGameSources } from "$/lib/language";
import { loadWords } from "$/text";
import { registerWords } from "$/text/game";
import { text } from "./text";
import type { Demand, HierarchyTable } from "./view";

beforeAll(async () => {
  await loadWords();
  registerWords("hierarchy", new Catalogue("en", await loadGameSources("hierarchy")));
});

function demanding(demand: Partial<Demand>, number: number | null): string {
  const table = { number, demand: { asks: "higher", also: [], never: [], silent: false, ...demand } } as unknown as HierarchyTable;
  return `${text.asks(table)} ${text.exceptions(table)}`.trim();
}

it("says what a top card asks for, what else may follow, and what may not", () => {
  expect(demanding({}, 4)).toBe("Asks for anything above 4.");
  expect(demanding({ also: ["assassin", "leper"], never: ["high-priest"] }, 9)).toBe(
    "Asks for anything above 9. Also: Assassin and Leper. Not: High Priest.",
  );
  expect(demanding({ asks: "lower" }, 7)).toBe("Asks for a lower number, below 7.");
  expect(demanding({ asks: "exception", also: ["usurper"] }, 13)).toBe("Nothing is above 13. Also: Usurper.");
  expect(demanding({ silent: true }, 8)).toBe("Asks for anything above 8. No text counts: no Imposter, no conditions.");
});

it("says who can open an empty Line", () => {
  expect(demanding({ asks: "first", also: ["serf", "dragon"] }, null)).toBe("Asks for a first card. Only Serf and Dragon can open.");
});
