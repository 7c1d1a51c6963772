/** Made by web/build/page_types.py from games/battle_for_the_throne/__init__.py: not to be edited. */
import type { Basics } from "../module";

export const basics: Basics = {
  name: "battle-for-the-throne",
  players: [2, 6],
  minutes: 40,
};
