/** Made by web/build/page_types.py from games/hierarchy/__init__.py: not to be edited. */
import type { Basics } from "../module";

export const basics: Basics = {
  name: "hierarchy",
  players: [2, 2],
  minutes: 20,
};
