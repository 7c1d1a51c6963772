import { expect, test } from "vitest";
import type { Update } from "$/lib/protocol";
import { soundsOf } from "./table-sounds";

function update(room: object, ...events: object[]): Update {
  return { room: { status: "running", you: "p1", question: null, standing: null, ...room }, events } as unknown as Update;
}
const decided = (seat: string, decision: string | null = "play", log: object[] = []): object => ({ kind: "decided", seat, decision, log });

test("a decision of a rival sounds like a card, and then it is our turn", () => {
  expect(soundsOf(update({ question: 5 }, decided("p2")), false)).toEqual(["card", "turn"]);
  expect(soundsOf(update({ question: 5 }, decided("p1")), false)).toEqual(["card"]);
  expect(soundsOf(update({ question: 5 }, decided("p2")), true)).toEqual(["card"]);
});

test("a secret one is sealed, and a game has sounds of its own", () => {
  expect(soundsOf(update({}, decided("p2", null)), false)).toEqual(["seal"]);
  expect(soundsOf(update({}, decided("p2", "go", [{ kind: "lost" }])), false, { lost: "bust" })).toEqual(["bust"]);
});

test("the end is a victory or not, and nothing sounds when nobody decides", () => {
  expect(soundsOf(update({ status: "over", standing: [1, 0] }, decided("p2")), false)).toEqual(["victory"]);
  expect(soundsOf(update({ status: "over", standing: [0, 1] }, decided("p2")), false)).toEqual(["bust"]);
  expect(soundsOf(update({ question: 5 }, { kind: "here", seat: "p2" }), false)).toEqual([]);
});
