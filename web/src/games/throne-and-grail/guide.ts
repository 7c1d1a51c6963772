/** A first game of Throne and the Grail: what to do and why, over the positions of guide.json. */
import { gameWords } from "$/text/game";
import type { Frame, Guide } from "../module";
import frames from "./guide.json";
import type { GrailTable } from "./view";

const { say } = gameWords("throne-and-grail");

export const guide: Guide<GrailTable> = {
  me: "p1",
  frames: frames as unknown as Frame<GrailTable>[],
  steps: [
    { ply: 0, text: say("guide-1") },
    {
      ply: 0,
      text: say("guide-2"),
      spots: ["hand 6", "end"],
      decision: "play 6",
    },
    {
      ply: 2,
      text: say("guide-3"),
      spots: ["bracket"],
    },
    {
      ply: 2,
      text: say("guide-4"),
      spots: ["hand 8", "end"],
      decision: "play 8",
    },
    {
      ply: 4,
      text: say("guide-5"),
      spots: ["bracket"],
      decision: "take",
    },
    {
      ply: 6,
      text: say("guide-6"),
      spots: ["hand 7", "end"],
      decision: "play 7",
    },
    {
      ply: 8,
      text: say("guide-7"),
      spots: ["p1 8", "p2 7"],
    },
    {
      ply: 10,
      text: say("guide-8"),
      spots: ["hand grail", "end"],
      decision: "play grail",
    },
    {
      ply: 13,
      text: say("guide-9"),
      spots: ["bracket"],
      decision: "take",
    },
    { ply: 14, text: say("guide-10") },
  ],
};
