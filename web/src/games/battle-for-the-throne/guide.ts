/** A guided first game of Battle For The Throne: through the ranks to the King, using every kind of card once. */
import type { GuideStep } from "../module";

export const steps: GuideStep[] = [
  {
    ply: 0,
    spots: ["court p2 king", "court p2 queen 1", "court p2 jack 1", "court p1 king"],
  },
  {
    ply: 0,
    spots: ["hand 10s", "court p2 jack 1"],
    decision: "attack 10s p2 jack 1",
  },
  {
    ply: 4,
    spots: ["hand joker", "strike", "court p1 jack 1"],
    decision: "jester",
  },
  {
    ply: 5,
    spots: ["hand ah", "court p2 queen 1"],
    decision: "attack ah p2 queen 1",
  },
  {
    ply: 8,
    spots: ["strike", "court p1 jack 1"],
    decision: "accept",
  },
  {
    ply: 9,
    spots: ["deck"],
    decision: "draw",
  },
  {
    ply: 10,
    spots: ["hand jh", "end jack"],
    decision: "deploy jh",
  },
  {
    ply: 12,
    spots: ["hand kd", "court p2 king"],
    decision: "charge kd p2 king",
  },
  {
    ply: 15,
    spots: ["hand 10c", "court p2 king"],
    decision: "attack 10c p2 king",
  },
  { ply: 17 },
];
