import { expect, it } from "vitest";
import { abbreviated, plainFaces } from "./plain-faces";

it("abbreviates names as far as they differ", () => {
  expect(abbreviated(["Duke", "Assassin", "Captain", "Ambassador", "Contessa"])).toEqual(["D", "As", "Ca", "Am", "Co"]);
});

it("takes at most three letters, and letters and digits only", () => {
  expect(abbreviated(["Guard", "Guardian", "<b>", "The Queen", "c1", "c10", "\u516c\u7235"])).toEqual([
    "Gua",
    "Gua",
    "b",
    "T",
    "c1",
    "c10",
    "\u516c",
  ]);
});

it("gives each kind of card a colour of its own, and the number that is printed on it", () => {
  const faces = plainFaces(
    [
      { slug: "duke" },
      {
        slug: "page",
        stats: [
          ["Rank", "low"],
          ["Strength", "3"],
        ],
      },
    ],
    (slug) => slug.toUpperCase(),
  );
  expect(faces["duke"]).toMatchObject({ name: "DUKE", rules: [] });
  expect(faces["duke"]?.number).toBeUndefined();
  expect(faces["page"]?.number).toBe("3");
  expect(faces["page"]?.tincture).not.toBe(faces["duke"]?.tincture);
  expect(faces["page"]?.charge).toContain(">P</text>");
});
