/** The module of a game that has no folder here: cards by their names, and a plain table. */
import { plainFaces } from "$/card/plain-faces";
import type { Catalogue } from "$/lib/catalogue";
import type { Sheet } from "$/lib/protocol";
import { factsOf, inWords } from "$/table/facts";
import PlainTable from "$/table/PlainTable.svelte";
import { t } from "$/text";
import type { GameCode } from "./module";

export function plainGame(sheet: Sheet, catalogue: Catalogue): GameCode {
  return {
    faces: plainFaces(sheet.cards, (slug) => catalogue.card(slug)),
    Table: PlainTable,
    where: (view) => (view.over ? "" : t.plain.where(view.ply)),
    chapter: () => "",
    inWords: (play) => [play.question, ...factsOf(play).map(({ name, fact }) => t.plain.fact(name, inWords(fact, play)))].join(" "),
  };
}
