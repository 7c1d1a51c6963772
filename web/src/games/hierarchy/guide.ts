/** A first game of Hierarchy: what to do and why, over the positions of guide.json. */
import { gameWords } from "$/text/game";
import type { Frame, Guide } from "../module";
import frames from "./guide.json";
import type { HierarchyTable } from "./view";

const { say } = gameWords("hierarchy");

export const guide: Guide<HierarchyTable> = {
  me: "p1",
  frames: frames as unknown as Frame<HierarchyTable>[],
  steps: [
    { ply: 0, text: say("guide-1") },
    {
      ply: 0,
      text: say("guide-2"),
      spots: ["hand baroness", "top"],
      decision: "play baroness",
    },
    {
      ply: 2,
      text: say("guide-3"),
      spots: ["hand knight", "top"],
      decision: "play knight",
    },
    {
      ply: 4,
      text: say("guide-4"),
      spots: ["top"],
    },
    {
      ply: 4,
      text: say("guide-5"),
      spots: ["hand surgeon", "top"],
      decision: "play surgeon",
    },
    {
      ply: 5,
      text: say("guide-6"),
      spots: ["line tower"],
      decision: "return tower",
    },
    {
      ply: 8,
      text: say("guide-7"),
      spots: ["hand imposter", "line dragon"],
      decision: "play imposter as dragon",
    },
    {
      ply: 10,
      text: say("guide-8"),
      spots: ["top"],
    },
    {
      ply: 10,
      text: say("guide-9"),
      spots: ["hand sorcerer", "top"],
      decision: "play sorcerer",
    },
    { ply: 11, text: say("guide-10") },
  ],
};
