import { expect, it } from "vitest";
import { isolateDirection } from "./names";

it("leaves an ordinary name as it is", () => {
  expect(isolateDirection("Ada Łovelace 3")).toBe("Ada Łovelace 3");
});

it("isolates a name that is written from right to left", () => {
  expect(isolateDirection("דנה")).toBe("\u2068דנה\u2069");
});

it("drops marks that would turn the words around the name", () => {
  expect(isolateDirection("Ada\u202e")).toBe("Ada");
});
