/** A guided first game of Battle For The Throne: through the ranks to the King, using every kind of card once. */
import { gameWords } from "$/text/game";
import type { Frame, Guide } from "../module";
import frames from "./guide.json";
import type { BattleTable } from "./view";

const { say } = gameWords("battle-for-the-throne");

export const guide: Guide<BattleTable> = {
  me: "p1",
  frames: frames as unknown as Frame<BattleTable>[],
  steps: [
    {
      ply: 0,
      text: say("guide-1"),
      spots: ["court p2 king", "court p2 queen 1", "court p2 jack 1", "court p1 king"],
    },
    {
      ply: 0,
      text: say("guide-2"),
      spots: ["hand 10s", "court p2 jack 1"],
      decision: "attack 10s p2 jack 1",
    },
    {
      ply: 4,
      text: say("guide-3"),
      spots: ["hand joker", "strike", "court p1 jack 1"],
      decision: "jester",
    },
    {
      ply: 5,
      text: say("guide-4"),
      spots: ["hand ah", "court p2 queen 1"],
      decision: "attack ah p2 queen 1",
    },
    {
      ply: 8,
      text: say("guide-5"),
      spots: ["strike", "court p1 jack 1"],
      decision: "accept",
    },
    {
      ply: 9,
      text: say("guide-6"),
      spots: ["deck"],
      decision: "draw",
    },
    {
      ply: 10,
      text: say("guide-7"),
      spots: ["hand jh", "end jack"],
      decision: "deploy jh",
    },
    {
      ply: 12,
      text: say("guide-8"),
      spots: ["hand kd", "court p2 king"],
      decision: "charge kd p2 king",
    },
    {
      ply: 15,
      text: say("guide-9"),
      spots: ["hand 10c", "court p2 king"],
      decision: "attack 10c p2 king",
    },
    {
      ply: 17,
      text: say("guide-10"),
    },
  ],
};
