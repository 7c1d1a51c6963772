/** A language to test layouts with: English, longer by about 40 % and marked, so that what is not in a catalogue stands out. */

/** Its code is the one that is usual for such a language. It is spoken where it was asked for by this name, and not offered. */
export const PSEUDO = "en-XA";

const VOWELS: Record<string, string> = { a: "áà", e: "éè", i: "íì", o: "óò", u: "úù", A: "ÁÀ", E: "ÉÈ", I: "ÍÌ", O: "ÓÒ", U: "ÚÙ" };

/** Whose words a language has: its own, but for this one. */
export function folderOf(language: string): string {
  return language === PSEUDO ? "en" : language;
}

const LONGER = 0.4;

/** A piece of text as this language has it: all vowels have accents, and as many are doubled as make it 40 % longer. */
export function pseudoLocalize(text: string): string {
  let more = Math.round(LONGER * text.length);
  return text.replace(/[aeiou]/gi, (vowel) => (VOWELS[vowel] ?? vowel).slice(0, more-- > 0 ? 2 : 1));
}
