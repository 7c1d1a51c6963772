/** Names of people, who may call themselves whatever they like. */

/** Letters that run from right to left, and marks that turn the direction of what follows. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A person's name as it stands in a sentence: what runs the other way does not turn the words around it. */
export function isolateDirection(name: string): string {
  const plain = name.replace(DIRECTIONS, "");
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}
