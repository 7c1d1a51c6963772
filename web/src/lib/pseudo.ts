/** A pseudo-language to test layouts: English, about 40 % longer and marked, so that text from outside the catalogues stands out. */

/** The usual code of such a language. It is used only if requested by this code, and not offered. */
export const PSEUDO = "en-XA";

const VOWELS: Record<string, string> = { a: "áà", e: "éè", i: "íì", o: "óò", u: "úù", A: "ÁÀ", E: "ÉÈ", I: "ÍÌ", O: "ÓÒ", U: "ÚÙ" };

/** The folder with a language's texts: its own, except for this one. */
export function folderOf(language: string): string {
  return language === PSEUDO ? "en" : language;
}

const LONGER = 0.4;

/** A text in this language: all vowels get accents, and enough of them are doubled to make it 40 % longer. */
export function pseudoLocalize(text: string): string {
  let more = Math.round(LONGER * text.length);
  return text.replace(/[aeiou]/gi, (vowel) => (VOWELS[vowel] ?? vowel).slice(0, more-- > 0 ? 2 : 1));
}
