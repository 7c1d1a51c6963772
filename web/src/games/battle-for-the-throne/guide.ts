/** A guided first game of Battle For The Throne: through the ranks to the King, with every kind of card once. */
import type { Frame, Guide } from "../module";
import frames from "./guide.json";
import type { BattleTable } from "./view";

export const guide: Guide<BattleTable> = {
  me: "p1",
  frames: frames as unknown as Frame<BattleTable>[],
  steps: [
    {
      ply: 0,
      text: "Three ranks: Jacks in front, then Queens, the King at the back. Who loses the King is out; the last King wins.",
      spots: ["court p2 king", "court p2 queen 1", "court p2 jack 1", "court p1 king"],
    },
    {
      ply: 0,
      text: "Only the front rank can be struck. Your 10 of Spades is black: on the red Jack it counts in full, and 10 points are all he has.",
      spots: ["hand 10s", "court p2 jack 1"],
      decision: "attack 10s p2 jack 1",
    },
    {
      ply: 4,
      text: "Ysolde strikes your Jack with a 10. Your Joker is a Jester: lay it on the attack, and both are gone.",
      spots: ["hand joker", "strike", "court p1 jack 1"],
      decision: "jester",
    },
    {
      ply: 5,
      text: "Her Queen is the front now. An Ace destroys any Jack or Queen at once, if she is not of its own suit.",
      spots: ["hand ah", "court p2 queen 1"],
      decision: "attack ah p2 queen 1",
    },
    {
      ply: 8,
      text: "She strikes again, and you have no Joker left. Touch the attack and let it land: your Jack will fall.",
      spots: ["strike", "court p1 jack 1"],
      decision: "accept",
    },
    {
      ply: 9,
      text: "An honourable death: whoever loses a character to points may draw a card. Take it from your deck.",
      spots: ["deck"],
      decision: "draw",
    },
    {
      ply: 10,
      text: "A Jack! Bringing a Jack or a Queen into its rank is an action too; now she must get past him again.",
      spots: ["hand jh", "end jack"],
      decision: "deploy jh",
    },
    {
      ply: 12,
      text: "Ysolde passes, and her King stands bare. A King from your hand charges for 10 on any suit; he could also heal yours, or take a character's place.",
      spots: ["hand kd", "court p2 king"],
      decision: "charge kd p2 king",
    },
    {
      ply: 15,
      text: "If you passed too, the round would end: discard, draw up to five, take an attack off. But her King has 10 points left: strike.",
      spots: ["hand 10c", "court p2 king"],
      decision: "attack 10c p2 king",
    },
    {
      ply: 17,
      text: "Her King falls, yours is the last. Remember the suits: never on its own, half on the other of its colour, full on the other colour.",
    },
  ],
};
