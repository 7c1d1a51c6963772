/** A first game of Hierarchy: what to do and why, over the positions of guide.json. */
import type { Frame, Guide } from "../module";
import frames from "./guide.json";
import type { HierarchyTable } from "./view";

export const guide: Guide<HierarchyTable> = {
  me: "p1",
  frames: frames as unknown as Frame<HierarchyTable>[],
  steps: [
    {
      ply: 0,
      text: "You are Gold. All fourteen cards lie open: seven are yours, seven are Purple's. Whoever cannot lay a card on the Line loses.",
    },
    {
      ply: 0,
      text: "You hold the Imposter, so you begin. Lit cards can be laid: open the Line with the Baroness, 10.",
      spots: ["hand baroness", "top"],
      decision: "play baroness",
    },
    {
      ply: 2,
      text: "A higher number goes on a lower one, and texts make exceptions: the Dragon, 9, may carry off the Baroness. The Knight may slay the Dragon.",
      spots: ["hand knight", "top"],
      decision: "play knight",
    },
    {
      ply: 4,
      text: "Purple's Tower, 4, went on your Knight for a price: the Assassin was given up. Beside the top card you always read what it asks.",
      spots: ["top"],
    },
    {
      ply: 4,
      text: "The Surgeon, 5, sends cards home: first you choose one of Purple's in the Line, then Purple one of yours. Lay it.",
      spots: ["hand surgeon", "top"],
      decision: "play surgeon",
    },
    {
      ply: 5,
      text: "Send the Tower home. It counts as two cards in the Line wherever it lies: the notches show how long the Line is.",
      spots: ["line tower"],
      decision: "return tower",
    },
    {
      ply: 8,
      text: "Purple paid for the Tower again. Your Imposter can play as any covered card of Purple's: be the Dragon, 9, for one turn.",
      spots: ["hand imposter", "line dragon"],
      decision: "play imposter as dragon",
    },
    {
      ply: 10,
      text: "The Leper goes on any odd number, and no Royalty may follow. Lift a card: dashed edges show what Purple could answer.",
      spots: ["top"],
    },
    {
      ply: 10,
      text: "Under the Sorcerer texts are silent and only 9 to 13 may follow. Purple holds Serf and Usurper: nothing fits. Lay it.",
      spots: ["hand sorcerer", "top"],
      decision: "play sorcerer",
    },
    {
      ply: 11,
      text: "Purple is stuck, and the throne is yours. Count the rival's answers before each card: that is the whole art.",
    },
  ],
};
