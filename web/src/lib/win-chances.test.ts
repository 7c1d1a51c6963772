import { describe, expect, it } from "vitest";
import type { Chances } from "./protocol";
import { chanceLine, curveOf, saveCurve, turningPoints } from "./win-chances";

const chances: Chances = {
  chances: [
    [0.5, 0.5],
    [0.7, 0.3],
    [0.2, 0.8],
    [0.25, 0.75],
    [0, 1],
  ],
  free: [true, true, false, true],
};

describe("the line of a seat's chances", () => {
  it("is the bot's, once it has come", () => {
    expect(chanceLine(chances, { 0: [1, 0] }, 1, 4)).toEqual([0.5, 0.3, 0.8, 0.75, 1]);
  });

  it("is until then drawn straight between what was seen", () => {
    const line = chanceLine(null, { 1: [0.2, 0.8], 3: [0.6, 0.4] }, 0, 4);
    expect(line.map((share) => share && Number(share.toFixed(3)))).toEqual([null, 0.2, 0.4, 0.6, null]);
  });

  it("needs two values, and none beyond the end", () => {
    expect(chanceLine(null, { 1: [0.2, 0.8], 9: [1, 0] }, 0, 4)).toEqual([]);
  });
});

describe("turning points", () => {
  it("are the free decisions that changed most, in their order", () => {
    expect(turningPoints(chances, 0, 2, 0.1, true).map(({ ply }) => ply)).toEqual([2, 4]);
    expect(turningPoints(chances, 0, 9, 0.1, true).map(({ ply }) => ply)).toEqual([1, 2, 4]);
  });

  it("say by how much", () => {
    expect(turningPoints(chances, 1, 1, 0.1, true)[0]?.change).toBeCloseTo(0.5);
  });

  it("leave out the end of a game that was given up", () => {
    expect(turningPoints(chances, 0, 9, 0.1, false).map(({ ply }) => ply)).toEqual([1, 2]);
  });
});

it("keeps the curves of the last games", () => {
  for (let n = 0; n < 30; n++) saveCurve(`g${n}`, { 0: [n] });
  expect([curveOf("g0"), curveOf("g29")]).toEqual([{}, { 0: [29] }]);
});
