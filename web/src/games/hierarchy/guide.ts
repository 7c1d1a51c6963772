/** A first game of Hierarchy: what to do and why, step by step. */
import type { GuideStep } from "../module";

export const steps: GuideStep[] = [
  { ply: 0 },
  {
    ply: 0,
    spots: ["hand baroness", "top"],
    decision: "play baroness",
  },
  {
    ply: 2,
    spots: ["hand knight", "top"],
    decision: "play knight",
  },
  {
    ply: 4,
    spots: ["top"],
  },
  {
    ply: 4,
    spots: ["hand surgeon", "top"],
    decision: "play surgeon",
  },
  {
    ply: 5,
    spots: ["line tower"],
    decision: "return tower",
  },
  {
    ply: 8,
    spots: ["hand imposter", "line dragon"],
    decision: "play imposter as dragon",
  },
  {
    ply: 10,
    spots: ["top"],
  },
  {
    ply: 10,
    spots: ["hand sorcerer", "top"],
    decision: "play sorcerer",
  },
  { ply: 11 },
];
