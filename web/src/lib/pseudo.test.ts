import { expect, it } from "vitest";
import { folderOf, PSEUDO, pseudoLocalize } from "./pseudo";

it("has accents on every vowel and is about 40 % longer", () => {
  const text = "Lay a card on top of the Line, or pass.";
  const longer = pseudoLocalize(text);
  expect(longer).not.toMatch(/[aeiou]/i);
  expect(longer.length).toBeGreaterThan(1.25 * text.length);
  expect(longer.length).toBeLessThanOrEqual(Math.round(1.4 * text.length));
});

it("leaves what has no vowels", () => {
  expect(pseudoLocalize("HI-4: 13")).toBe("HÍÌ-4: 13");
  expect(pseudoLocalize("7, 8")).toBe("7, 8");
});

it("takes its words from English; every other language has its own", () => {
  expect([folderOf(PSEUDO), folderOf("de")]).toEqual(["en", "de"]);
});
