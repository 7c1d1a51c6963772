/** A first battle of Shadow Throne: what to do and why, over the positions of guide.json. */
import { gameWords } from "$/text/game";
import type { Frame, Guide } from "../module";
import frames from "./guide.json";
import type { ShadowTable } from "./view";

const { say } = gameWords("shadow-throne");

export const guide: Guide<ShadowTable> = {
  me: "p1",
  frames: frames as unknown as Frame<ShadowTable>[],
  steps: [
    {
      ply: 0,
      text: say("guide-1"),
    },
    {
      ply: 0,
      text: say("guide-2"),
      spots: ["pool phabos-scouts", "take"],
      decision: "draft phabos-scouts",
    },
    {
      ply: 3,
      text: say("guide-3"),
      spots: ["pool mutinous-soldier", "take"],
      decision: "draft mutinous-soldier",
    },
    {
      ply: 18,
      text: say("guide-4"),
      spots: ["hand loyal-soldier", "place"],
      decision: "play loyal-soldier",
    },
    {
      ply: 21,
      text: say("guide-5"),
      spots: ["line p2 outlaw 1", "line p3 benthon-knights 1", "line p1 loyal-soldier 1"],
    },
    {
      ply: 21,
      text: say("guide-6"),
      spots: ["hand phabos-scouts", "place"],
      decision: "play phabos-scouts",
    },
    {
      ply: 24,
      text: say("guide-7"),
      spots: ["line p2 mutinous-soldier 2", "line p3 kings-guard 2"],
    },
    {
      ply: 24,
      text: say("guide-8"),
      spots: ["hand mutinous-soldier", "place"],
      decision: "play mutinous-soldier",
    },
    {
      ply: 27,
      text: say("guide-9"),
      spots: ["line p1 mutinous-soldier 3", "hand defiant-slave", "place"],
      decision: "play defiant-slave",
    },
    {
      ply: 30,
      text: say("guide-10"),
    },
  ],
};
