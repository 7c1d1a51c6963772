import { expect, test } from "vitest";
import { startOf } from "./dates";

test("a day begins at midnight here", () => {
  expect(startOf("2027-05-03")).toBe(new Date(2027, 4, 3).getTime());
});

test("the day after the last one of a month is the first one of the next", () => {
  expect(startOf("2027-12-31", 1)).toBe(new Date(2028, 0, 1).getTime());
});

test.each(["", "yesterday", "2027-5-3", "2027-05-03T10:00", "1812-06-24"])("%s is no day of a filter", (text) => {
  expect(startOf(text)).toBeNull();
});
