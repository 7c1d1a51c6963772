/** A first game of Behind the Throne: what to do and why, over the positions of guide.json. */
import { gameWords } from "$/text/game";
import type { Frame, Guide } from "../module";
import frames from "./guide.json";
import type { BehindTable } from "./view";

const { say } = gameWords("behind-the-throne");

export const guide: Guide<BehindTable> = {
  me: "p1",
  frames: frames as unknown as Frame<BehindTable>[],
  steps: [
    {
      ply: 0,
      text: say("guide-1"),
      spots: ["deck"],
      decision: "reveal",
    },
    {
      ply: 3,
      text: say("guide-2"),
      spots: ["home"],
      decision: "collect",
    },
    {
      ply: 7,
      text: say("guide-3"),
      spots: ["p2 assassin", "p2 queen", "own jester"],
    },
    {
      ply: 10,
      text: say("guide-4"),
      spots: ["own jester", "own jester down"],
      decision: "use jester down",
    },
    {
      ply: 11,
      text: say("guide-5"),
      spots: ["p2 assassin"],
      decision: "destroy p2 assassin",
    },
    {
      ply: 12,
      text: say("guide-6"),
      spots: ["home", "own king"],
      decision: "collect",
    },
    {
      ply: 18,
      text: say("guide-7"),
      spots: ["p2 queen"],
      decision: "swap p2 queen",
    },
    {
      ply: 23,
      text: say("guide-8"),
      spots: ["home", "own king"],
      decision: "collect",
    },
    {
      ply: 24,
      text: say("guide-9"),
      spots: ["own assassin"],
      decision: "drop assassin",
    },
    {
      ply: 26,
      text: say("guide-10"),
    },
  ],
};
