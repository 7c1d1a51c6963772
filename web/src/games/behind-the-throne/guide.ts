/** A first game of Behind the Throne: what to do and why, over the positions of guide.json. */
import type { Frame, Guide } from "../module";
import frames from "./guide.json";
import type { BehindTable } from "./view";

export const guide: Guide<BehindTable> = {
  me: "p1",
  frames: frames as unknown as Frame<BehindTable>[],
  steps: [
    {
      ply: 0,
      text: "At the end each kind of which you hold two or more pays its number, once. Reveal cards into a row: none may be above the one before it.",
      spots: ["deck"],
      decision: "reveal",
    },
    {
      ply: 3,
      text: "King 9, Minstrel 6, Jester 3: little in the deck is below 3, and a card above it could cost you the whole row. Stop and collect.",
      spots: ["home"],
      decision: "collect",
    },
    {
      ply: 7,
      text: "Your rival has a Queen and an Assassin. Upright stacks serve their owner; a stack lies down when someone else has more of its kind.",
      spots: ["p2 assassin", "p2 queen", "own jester"],
    },
    {
      ply: 10,
      text: "Queen 8 after Alchemist 7 breaks the row. Your Jester adds or takes one, once a turn: tap it, then take one off.",
      spots: ["own jester", "own jester down"],
      decision: "use jester down",
    },
    {
      ply: 11,
      text: "Now the last two are equal, and you may destroy one card of any stack. Take the Assassin away from your rival.",
      spots: ["p2 assassin"],
      decision: "destroy p2 assassin",
    },
    {
      ply: 12,
      text: "Small signs show where the row would go. Collect it: a second King makes your first nine points.",
      spots: ["home", "own king"],
      decision: "collect",
    },
    {
      ply: 18,
      text: "Two small cards bring you little. Swap them: the whole row goes to your rival, and you take the Queen, your second, worth eight points. Your rival may discard what is new.",
      spots: ["p2 queen"],
      decision: "swap p2 queen",
    },
    {
      ply: 23,
      text: "Kings bind you: with two of them you swap only a row of two or more. The deck may hold the End by now, so take what you have.",
      spots: ["home", "own king"],
      decision: "collect",
    },
    {
      ply: 24,
      text: "Six kinds, and only five may stay. Drop the Assassin: a single card pays nothing.",
      spots: ["own assassin"],
      decision: "drop assassin",
    },
    {
      ply: 26,
      text: "Your rival turned up the End of Game card, and you win by 17 to 0. It comes into the deck when the first deck has run out.",
    },
  ],
};
