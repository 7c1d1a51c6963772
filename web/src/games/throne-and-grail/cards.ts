/** Lands, Bounty, Blight and the Grail as they are drawn; the field is the kind of land. */
import church from "icon:church";
import cornucopia from "icon:cornucopia";
import hillFort from "icon:hill-fort";
import holyGrail from "icon:holy-grail";
import rat from "icon:rat";
import wheat from "icon:wheat";
import windmill from "icon:windmill";
import type { Face, Faces } from "$/card/face";
import { gameWords } from "$/text/game";
import { deck } from "./deck";

const { card } = gameWords("throne-and-grail");
const MOST = 20;

type Drawn = Pick<Face, "number" | "charge" | "chargeWidth" | "tincture" | "rules">;

function face(slug: string, drawn: Drawn): Face {
  return {
    ...drawn,
    slug,
    get name() {
      return card(slug, "face");
    },
  };
}

function land(slug: string, charge: string, tincture: Face["tincture"]): Face {
  return face(slug, { number: slug, charge, tincture, rules: ["TG-10", "TG-11"] });
}

function bounty(value: number): Face {
  return face(`+${value}`, { number: `+${value}`, charge: cornucopia, tincture: "argent", rules: ["TG-12"] });
}

function blight(value: number): Face {
  return face(`-${value}`, { number: `\u2212${value}`, charge: rat, tincture: "sable", rules: ["TG-12"] });
}

const values = Array.from({ length: MOST }, (_, n) => n + 1);

const ALL: Face[] = [
  land("5", wheat, "vert"),
  land("6", windmill, "azure"),
  land("7", church, "purpure"),
  land("8", hillFort, "gules"),
  face("grail", { charge: holyGrail, chargeWidth: 62, tincture: "or", rules: ["TG-9"] }),
  ...values.map(bounty),
  ...values.map(blight),
];

/** The faces of all numbers that a box can hold; the standard box has +3, +4 and -2, -3, -4. */
export const faces: Faces = Object.fromEntries(ALL.map((face) => [face.slug, face]));

export const gallery: string[] = Object.keys(deck);
