/** A first battle of Shadow Throne: what to do and why, step by step. */
import type { GuideStep } from "../module";

export const steps: GuideStep[] = [
  { ply: 0 },
  {
    ply: 0,
    spots: ["pool phabos-scouts", "take"],
    decision: "draft phabos-scouts",
  },
  {
    ply: 3,
    spots: ["pool mutinous-soldier", "take"],
    decision: "draft mutinous-soldier",
  },
  {
    ply: 18,
    spots: ["hand loyal-soldier", "place"],
    decision: "play loyal-soldier",
  },
  {
    ply: 21,
    spots: ["line p2 outlaw 1", "line p3 benthon-knights 1", "line p1 loyal-soldier 1"],
  },
  {
    ply: 21,
    spots: ["hand phabos-scouts", "place"],
    decision: "play phabos-scouts",
  },
  {
    ply: 24,
    spots: ["line p2 mutinous-soldier 2", "line p3 kings-guard 2"],
  },
  {
    ply: 24,
    spots: ["hand mutinous-soldier", "place"],
    decision: "play mutinous-soldier",
  },
  {
    ply: 27,
    spots: ["line p1 mutinous-soldier 3", "hand defiant-slave", "place"],
    decision: "play defiant-slave",
  },
  { ply: 30 },
];
