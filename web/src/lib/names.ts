/** Names of people, who may choose any name. */

/** Letters of right-to-left scripts, and marks that change the direction of the text after them. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A person's name for use in a sentence: a right-to-left name is isolated from the text around it. */
export function isolateDirection(name: string): string {
  const plain = name.replace(DIRECTIONS, "");
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}
