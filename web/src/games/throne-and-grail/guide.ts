/** A first game of Throne and the Grail: what to do and why, step by step. */
import type { GuideStep } from "../module";

export const steps: GuideStep[] = [
  { ply: 0 },
  {
    ply: 0,
    spots: ["hand 6", "end"],
    decision: "play 6",
  },
  {
    ply: 2,
    spots: ["bracket"],
  },
  {
    ply: 2,
    spots: ["hand 8", "end"],
    decision: "play 8",
  },
  {
    ply: 4,
    spots: ["bracket"],
    decision: "take",
  },
  {
    ply: 6,
    spots: ["hand 7", "end"],
    decision: "play 7",
  },
  {
    ply: 8,
    spots: ["p1 8", "p2 7"],
  },
  {
    ply: 10,
    spots: ["hand grail", "end"],
    decision: "play grail",
  },
  {
    ply: 13,
    spots: ["bracket"],
    decision: "take",
  },
  { ply: 14 },
];
