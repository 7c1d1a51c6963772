import { beforeEach, expect, it } from "vitest";
import type { Act } from "./protocol";
import { checkRecord, contribute, contributionTo, isMissing, keepHead, withContribution } from "./fair-deal";

const [ADA, BEN] = ["a1".repeat(32), "b2".repeat(32)];
const COMMITMENT = "392b8a7db6f00851636adb2e6598fa9e947383e5ced462e0571db52566f078d4";
const HEADS = [
  "b55939bd48acf5de223f08dc30cb47640952fde9a5346b958339aec56418aaf2",
  "15405d37077434f45291f75e03cfad292922ecf51eff445af85d0903e91994ae",
];
/** Written by the server. */
const RECORD = `throneroom record 1
game hierarchy
rules 1
players 2
commitment f82c5465bd57f6b32f6acb30895f52c9b7c710ca0615c92835aaf693bd14b33f
key c93eb4ffdafe40fb90b32ad4ce04d57f41015087d50ef7c15636d1575dd274ec
p1 play assassin
p2 play serf
server-commitment ${COMMITMENT}
server-secret 3afe9651d5a819b8b01badc94dd0f8f20a8084fb760e8b8733fee43e0a4936c8
contribution p2 ${BEN}
contribution p1 ${ADA}
log p1 play assassin
log p2 play serf
log out p2 resigned
log end 1 0 resigned
head f0d546886f4dedafbb0562d6c3f5ed1810d5c1e3d059eb7e64c18696ed5bcbb7
end 2 02fab53b46de2406cab6225c1fed78732c59f9b0f74c6f9a2f8fedb06138fb1b
`;

function kept(contribution: string, ...heads: string[]): void {
  localStorage.setItem("throneroom.deals", JSON.stringify({ [COMMITMENT]: { contribution, heads } }));
}

async function flaw(record: string): Promise<string | null> {
  return (await checkRecord(record, COMMITMENT)).flaw;
}

beforeEach(() => localStorage.clear());

it("finds nothing wrong with the record of the game that was shown", async () => {
  expect((await checkRecord(RECORD, COMMITMENT)).kept).toBeNull();
  keepHead({ commitment: COMMITMENT, contributions: [], head: HEADS[1] ?? "" });
  expect((await checkRecord(RECORD, COMMITMENT)).kept).toBe("heads");
  kept(ADA, ...HEADS);
  expect(await checkRecord(RECORD, COMMITMENT)).toMatchObject({ flaw: null, kept: "number" });
});

it("says what is wrong", async () => {
  kept(ADA, ...HEADS);
  expect(await flaw(RECORD.replace(/server-secret .*\n/, ""))).toBe("proof");
  expect(await flaw(RECORD.replace("server-secret 3", "server-secret 4"))).toBe("commitment");
  expect((await checkRecord(RECORD, "0".repeat(64))).flaw).toBe("commitment");
  expect(await flaw(RECORD.replace(ADA, BEN))).toBe("contribution");
  expect(await flaw(RECORD.replace(BEN, ADA))).toBe("key");
  expect(await flaw(RECORD.replace("log p2 play serf", "log p2 play knight"))).toBe("log");
  expect(await flaw(RECORD.replace("log out p2 resigned\n", ""))).toBe("log");
  kept(ADA, HEADS[0] ?? "", "0".repeat(64));
  expect(await flaw(RECORD)).toBe("head");
});

it("keeps one number for a game, and its first and latest heads", async () => {
  const number = contributionTo(COMMITMENT);
  expect(number).toMatch(/^[0-9a-f]{64}$/);
  for (const head of ["1", "2", "2", "3"]) keepHead({ commitment: COMMITMENT, contributions: [], head });
  expect(contributionTo(COMMITMENT)).toBe(number);
  expect(contributionTo("another")).not.toBe(number);
  expect(localStorage.getItem("throneroom.deals")).toContain('"heads":["1","3"]');
  expect(await flaw(RECORD)).toBe("contribution");
});

it("contributes to what may begin a game, once", () => {
  const next = { commitment: COMMITMENT, contributions: [] };
  const contribution = contributionTo(COMMITMENT);
  expect(withContribution({ type: "sit", seat: "p2" }, next)).toEqual({ type: "sit", seat: "p2", contribution });
  expect(withContribution({ type: "rematch", agree: false }, next)).toEqual({ type: "rematch", agree: false });
  expect(withContribution({ type: "start", fill: true }, null)).toEqual({ type: "start", fill: true });
  expect(isMissing("p1", next)).toBe(true);
  expect(isMissing("p1", { ...next, contributions: [{ seat: "p1", contribution: ADA }] })).toBe(false);
  expect(isMissing(null, next)).toBe(false);
});

it("expects a number in the key unless it came too late", async () => {
  let sent: Act | null = null;
  await contribute(COMMITMENT, (wish) => Promise.resolve((sent = wish)));
  expect(sent).toEqual({ type: "contribute", contribution: contributionTo(COMMITMENT) });
  await contribute(COMMITMENT, () => Promise.reject(new Error("no network")));
  expect(await flaw(RECORD)).toBe("contribution");
  await contribute(COMMITMENT, () => Promise.reject(Object.assign(new Error("the game has begun"), { code: "too_late" })));
  expect(await checkRecord(RECORD, COMMITMENT)).toMatchObject({ flaw: null, kept: "heads" });
});
