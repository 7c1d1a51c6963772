/** Faces for cards that nobody has drawn: a colour, and a few letters that tell each name from the others. */
import { TINCTURES, type Face, type Faces, type Tincture } from "./face";

export interface PlainCard {
  slug: string;
  /** What is printed on it: labels and values. */
  stats?: readonly (readonly string[])[];
}

const LETTERS = /[\p{L}\p{M}\p{N}]+/gu;
const NUMBER = /^[0-9]{1,2}$/;
/** The most letters on a shield, and their size by how many they are, of 512. */
const MOST_LETTERS = 3;
const SIZES = [400, 320, 230] as const;
/** How wide they may be, of 100. */
const WIDTH = 72;
/** How far the baseline lies below the middle, in sizes of the letters. */
const BASELINE = 0.32;

export function plainFaces(cards: readonly PlainCard[], nameOf: (slug: string) => string): Faces {
  const names = cards.map(({ slug }) => nameOf(slug));
  const letters = abbreviated(names);
  return Object.fromEntries(cards.map((card, n) => [card.slug, face(card, names[n] ?? "", letters[n] ?? "", tinctureOf(n))]));
}

function tinctureOf(n: number): Tincture {
  return TINCTURES[n % TINCTURES.length] ?? "argent";
}

function face({ slug, stats = [] }: PlainCard, name: string, letters: string, tincture: Tincture): Face {
  const number = stats.map(([, value]) => value).find((value) => value !== undefined && NUMBER.test(value));
  return { slug, name, charge: drawn(letters), chargeWidth: WIDTH, tincture, rules: [], ...(number === undefined ? {} : { number }) };
}

/** As an icon: letters and digits only, so that nothing is to be escaped. */
function drawn(letters: string): string {
  const size = SIZES[[...letters].length - 1] ?? SIZES[2];
  return `<text class="c-letters" font-size="${size}" x="256" y="${256 + Math.round(BASELINE * size)}">${letters}</text>`;
}

/** The beginning of each name, as long as it takes to tell it from the others: at most three letters. */
export function abbreviated(names: readonly string[]): string[] {
  const letters = names.map((name) => [...(name.match(LETTERS)?.join("") ?? "")]);
  return letters.map((own, n) => {
    for (let length = 1; length < MOST_LETTERS; length++) {
      const start = own.slice(0, length).join("");
      if (!letters.some((other, m) => m !== n && other.slice(0, length).join("") === start)) return start;
    }
    return own.slice(0, MOST_LETTERS).join("");
  });
}
