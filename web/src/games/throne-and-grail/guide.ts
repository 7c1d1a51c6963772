/** A first game of Throne and the Grail: what to do and why, over the positions of guide.json. */
import type { Frame, Guide } from "../module";
import frames from "./guide.json";
import type { GrailTable } from "./view";

export const guide: Guide<GrailTable> = {
  me: "p1",
  frames: frames as unknown as Frame<GrailTable>[],
  steps: [
    {
      ply: 0,
      text: "Each round you lay five cards at the end of the Line, and once you take its last five. What you take counts.",
    },
    {
      ply: 0,
      text: "A Grail lies in the Line: leave it there until it has company. Lift the 6 and lay it at the open end.",
      spots: ["hand 6", "end"],
      decision: "play 6",
    },
    {
      ply: 2,
      text: "The rival laid a Blight, \u22123. The bracket says what a take would give now: points before and after.",
      spots: ["bracket"],
    },
    {
      ply: 2,
      text: "Lift the 8 and look at the bracket: it slides on and shows what the rival could take then. Lay it.",
      spots: ["hand 8", "end"],
      decision: "play 8",
    },
    {
      ply: 4,
      text: "Now the last five hold a Grail and three lands. You would lead in 5s, 6s and 8s, 19 points, less 3 for the Blight: take them.",
      spots: ["bracket"],
      decision: "take",
    },
    {
      ply: 6,
      text: "Your take is spent: only plays are left in this round, and what you lay may be lost. Lay a 7.",
      spots: ["hand 7", "end"],
      decision: "play 7",
    },
    {
      ply: 8,
      text: "The rival took 7, 8 and 7 and leads in 7s; 8s are level, so nobody scores them. Gold tabs show who leads.",
      spots: ["p1 8", "p2 7"],
    },
    {
      ply: 10,
      text: "Every card has to be laid. Both have taken, so nobody can take your Grail in this round: let it go.",
      spots: ["hand grail", "end"],
      decision: "play grail",
    },
    {
      ply: 13,
      text: "Round 2: new hands, and the Line stays. The rival laid the last Grail too, and did not take. Take all five!",
      spots: ["bracket"],
      decision: "take",
    },
    {
      ply: 14,
      text: "All three Grails win at once, whatever the points. Else the game goes on for four rounds, and more points win.",
    },
  ],
};
