/** Made by web/build/page_types.py from games/behind_the_throne/__init__.py: not to be edited. */
import type { Basics } from "../module";

export const basics: Basics = {
  name: "behind-the-throne",
  players: [2, 4],
  minutes: 25,
};
