import { expect, it } from "vitest";
import { saveSharedDevice, sharedDeviceAt } from "./pass-and-play";

it("knows the tokens of a table's further seats", () => {
  saveSharedDevice("t1", { seats: ["a", "b"], watcher: "w" });
  expect(sharedDeviceAt("t1")).toEqual({ seats: ["a", "b"], watcher: "w" });
  expect(sharedDeviceAt("t2")).toEqual({ seats: [] });
});

it("keeps the last tables only", () => {
  for (let n = 0; n < 30; n++) saveSharedDevice(`t${n}`, { seats: [String(n)] });
  expect(sharedDeviceAt("t0")).toEqual({ seats: [] });
  expect(sharedDeviceAt("t29")).toEqual({ seats: ["29"] });
});
