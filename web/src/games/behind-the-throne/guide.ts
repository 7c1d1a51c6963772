/** A first game of Behind the Throne: what to do and why, step by step. */
import type { GuideStep } from "../module";

export const steps: GuideStep[] = [
  {
    ply: 0,
    spots: ["deck"],
    decision: "reveal",
  },
  {
    ply: 3,
    spots: ["home"],
    decision: "collect",
  },
  {
    ply: 7,
    spots: ["p2 assassin", "p2 queen", "own jester"],
  },
  {
    ply: 10,
    spots: ["own jester", "own jester down"],
    decision: "use jester down",
  },
  {
    ply: 11,
    spots: ["p2 assassin"],
    decision: "destroy p2 assassin",
  },
  {
    ply: 12,
    spots: ["home", "own king"],
    decision: "collect",
  },
  {
    ply: 18,
    spots: ["p2 queen"],
    decision: "swap p2 queen",
  },
  {
    ply: 23,
    spots: ["home", "own king"],
    decision: "collect",
  },
  {
    ply: 24,
    spots: ["own assassin"],
    decision: "drop assassin",
  },
  { ply: 26 },
];
