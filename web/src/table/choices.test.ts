import { beforeEach, describe, expect, it, vi } from "vitest";
import { Choices, type Gestures, type Table } from "./choices.svelte";

const LEGAL = ["play leper", "play tower discard serf", "play tower discard king", "return dragon", "pass"];

const gestures: Gestures = {
  path: (decision) => {
    const [verb, card = "", , other] = decision.split(" ");
    if (verb === "pass") return [];
    if (verb === "return") return [`line ${card}`];
    return [`hand ${card}`, other ? `hand ${other}` : "top"];
  },
  question: (spot) => (spot.startsWith("hand ") ? `play ${spot.slice(5)}` : undefined),
  meant: (spot) => (spot === "line dragon wing" ? "line dragon" : spot),
};

let decided: string[];
let table: { -readonly [name in keyof Table]: Table[name] };

function choices(change: Partial<Table> = {}, more: Partial<Gestures> = {}): Choices {
  Object.assign(table, change);
  const made = new Choices(table);
  made.teach({ ...gestures, ...more });
  return made;
}

beforeEach(() => {
  decided = [];
  table = {
    asked: true,
    legal: LEGAL,
    notAsked: "Ben is thinking.",
    oneTap: false,
    decide: (decision) => Promise.resolve(void decided.push(decision)),
    why: (decision) => Promise.resolve({ text: `no: ${decision}`, rules: ["HI-4"] }),
  };
});

describe("lighting", () => {
  it("lights the beginnings of all paths, and nothing while others decide", () => {
    expect([...choices().lit]).toEqual(["hand leper", "hand tower", "line dragon"]);
    expect(choices({ asked: false }).lit.size).toBe(0);
  });

  it("lights what may follow what is lifted", () => {
    const made = choices();
    expect(made.touch("hand tower")).toBe(true);
    expect([...made.lit]).toEqual(["hand serf", "hand king"]);
    expect(made.open).toEqual(["play tower discard serf", "play tower discard king"]);
    expect(made.only).toBeNull();
  });
});

describe("deciding", () => {
  it("decides a path of one spot at once", () => {
    choices().touch("line dragon");
    expect(decided).toEqual(["return dragon"]);
  });

  it("takes a touch of a part for one of the whole", () => {
    choices().touch("line dragon wing");
    expect(decided).toEqual(["return dragon"]);
  });

  it("lifts first where a path goes on, and decides at its end", () => {
    const made = choices();
    made.touch("hand leper");
    expect([made.only, decided]).toEqual(["play leper", []]);
    made.touch("top");
    expect(decided).toEqual(["play leper"]);
  });

  it("can be confirmed where one decision is left", () => {
    const made = choices();
    made.confirm();
    made.touch("hand leper");
    made.confirm();
    expect(decided).toEqual(["play leper"]);
  });

  it("confirms by a second touch of the keyboard, and puts back by one of the mouse", () => {
    const made = choices();
    made.touch("hand leper");
    made.touch("hand leper");
    expect([made.picked, decided]).toEqual([[], []]);
    made.touch("hand leper");
    made.touch("hand leper", true);
    expect(decided).toEqual(["play leper"]);
  });

  it("plays a lifted card at once with one-tap play, unless a choice is left", () => {
    const made = choices({ oneTap: true });
    made.touch("hand tower");
    expect(decided).toEqual([]);
    made.touch("hand leper");
    expect(decided).toEqual(["play leper"]);
  });

  it("sends one decision at a time, and is ready again when it is taken", async () => {
    let done = (): void => {};
    const made = choices({ decide: (decision) => new Promise((resolve) => (decided.push(decision), (done = resolve))) });
    made.take("pass");
    made.take("play leper");
    made.touch("line dragon");
    expect([decided, made.sending, made.lit.size]).toEqual([["pass"], "pass", 0]);
    done();
    await vi.waitFor(() => expect(made.sending).toBeNull());
    expect(made.lit.size).toBe(3);
  });
});

describe("putting back", () => {
  it("puts back what was touched last", () => {
    const made = choices();
    made.touch("hand tower");
    expect([made.back(), made.picked, made.back()]).toEqual([true, [], false]);
  });

  it("lifts another card instead", () => {
    const made = choices();
    made.touch("hand tower");
    made.touch("hand leper");
    expect(made.picked).toEqual(["hand leper"]);
  });
});

describe("refusing", () => {
  it("asks the server why an unlit spot is unlit", async () => {
    const made = choices();
    made.touch("hand usurper");
    await vi.waitFor(() => expect(made.refusal).toMatchObject({ spot: "hand usurper", text: "no: play usurper", rules: ["HI-4"] }));
  });

  it("says who decides while we are not asked", async () => {
    const made = choices({ asked: false });
    made.touch("hand leper");
    await vi.waitFor(() => expect(made.refusal?.text).toBe("Ben is thinking."));
  });

  it("prefers what the table knows itself", async () => {
    const made = choices({}, { reason: () => "The Minstrel guards it." });
    made.touch("hand usurper");
    await vi.waitFor(() => expect(made.refusal?.text).toBe("The Minstrel guards it."));
  });

  it("forgets a refusal at the next touch, and an answer that comes too late", async () => {
    const answers: ((text: string) => void)[] = [];
    const made = choices({ why: () => new Promise((resolve) => answers.push((text) => resolve({ text }))) });
    made.touch("hand usurper");
    made.touch("hand queen");
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.("second");
    await vi.waitFor(() => expect(made.refusal?.text).toBe("second"));
    answers[0]?.("first");
    await Promise.resolve();
    expect(made.refusal?.spot).toBe("hand queen");
    made.touch("hand leper");
    expect(made.refusal).toBeNull();
  });
});

it("drags only what is lifted, not what decides at once", () => {
  const made = choices();
  expect([made.canDrag("hand tower"), made.canDrag("line dragon"), made.canDrag("deck")]).toEqual([true, false, false]);
});

it("ranks the spots of a bot's best three decisions", () => {
  const made = choices();
  const hint = ["pass", "play leper", "return dragon", "play tower discard serf"].map((decision) => ({ decision, share: 0.3 }));
  expect(made.rankOf("hand leper", hint)).toMatchObject({ place: 1 });
  expect(made.rankOf("hand tower", hint)).toBeNull();
  expect(made.rankOf("hand leper", null)).toBeNull();
});
