// A boardgame.io server with a game of Hierarchy's size: seven open cards each, laid on a line, and a new deal when none are left.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { FlatFile, Origins, Server } = require("boardgame.io/server");

const CARDS = ["assassin", "leper", "serf", "tower", "surgeon", "knight", "usurper", "sorcerer", "dragon", "baroness", "high-priest", "queen", "king", "imposter"];

function deal(random) {
  const deck = random.Shuffle(CARDS);
  return { hands: [deck.slice(0, 7), deck.slice(7)], line: [], discard: [], face: null, log: [] };
}

const game = {
  name: "line",
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => deal(random),
  playerView: ({ G }) => ({ ...G }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID, random }, card) => {
      const hand = G.hands[playerID];
      const place = hand.indexOf(card);
      if (place < 0) return "INVALID_MOVE";
      hand.splice(place, 1);
      G.line.push(card);
      G.face = card;
      G.log.push(`${playerID} lays ${card}`);
      if (G.hands.every((cards) => cards.length === 0)) Object.assign(G, deal(random));
    },
  },
};

const [port, apiPort] = process.argv.slice(2, 4).map(Number);
const dir = process.argv[4];
const server = Server({ games: [game], origins: [Origins.LOCALHOST], ...(dir ? { db: new FlatFile({ dir }) } : {}) });
server.run({ port, lobbyConfig: { apiPort } });
