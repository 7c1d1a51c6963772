/** A first battle of Shadow Throne: what to do and why, over the positions of guide.json. */
import type { Frame, Guide } from "../module";
import frames from "./guide.json";
import type { ShadowTable } from "./view";

export const guide: Guide<ShadowTable> = {
  me: "p1",
  frames: frames as unknown as Frame<ShadowTable>[],
  steps: [
    {
      ply: 0,
      text: "Empire, Rebels and Church fight over the throne, and you have a card in every camp. Whoever gets 15 influence from the winners ends the game.",
    },
    {
      ply: 0,
      text: "Take one card of your pool; the rest goes to your left. The Phabos Scouts have 2 power, cost 2 gold, and strengthen the other Rebels of their wave.",
      spots: ["pool phabos-scouts", "take"],
      decision: "draft phabos-scouts",
    },
    {
      ply: 3,
      text: "This pool comes from your right, without what was taken there. The Mutinous Soldier, a Rebel as well, brings 1 gold: take it.",
      spots: ["pool mutinous-soldier", "take"],
      decision: "draft mutinous-soldier",
    },
    {
      ply: 18,
      text: "Six cards each, and four waves: in each all send one card in secret. You have 3 gold; begin with income and seal the Loyal Soldier.",
      spots: ["hand loyal-soldier", "place"],
      decision: "play loyal-soldier",
    },
    {
      ply: 21,
      text: "The Benthon Knights killed the Outlaw: the dead give no power and only half their influence. Your Soldier is of the Empire, as they are, and was spared.",
      spots: ["line p2 outlaw 1", "line p3 benthon-knights 1", "line p1 loyal-soldier 1"],
    },
    {
      ply: 21,
      text: "The faction you sent last costs 1 more now, hush money: look at the ribbons. A Rebel after an Empire card pays none. Seal the Scouts.",
      spots: ["hand phabos-scouts", "place"],
      decision: "play phabos-scouts",
    },
    {
      ply: 24,
      text: "Your Scouts gave a rival's Mutinous Soldier +1, and the Rebels lead. The King's Guard could not be paid: it lies face down, out of the battle, and its player got 1 gold.",
      spots: ["line p2 mutinous-soldier 2", "line p3 kings-guard 2"],
    },
    {
      ply: 24,
      text: "Your Mutinous Soldier is the second Rebel in a row: hush money takes the income. Send it all the same.",
      spots: ["hand mutinous-soldier", "place"],
      decision: "play mutinous-soldier",
    },
    {
      ply: 27,
      text: "The Shepherd converted every commoner of the wave: yours counts for the Church now. The Rebels lead by 1 only: send the Defiant Slave, for 1 gold.",
      spots: ["line p1 mutinous-soldier 3", "hand defiant-slave", "place"],
      decision: "play defiant-slave",
    },
    {
      ply: 30,
      text: "The Rebels win: Scouts and Slave bring you 3 influence. Each player keeps one unplayed card, and the next battle begins with new pools.",
    },
  ],
};
