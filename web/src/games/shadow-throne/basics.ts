/** Made by web/build/page_types.py from games/shadow_throne/__init__.py: not to be edited. */
import type { Basics } from "../module";

export const basics: Basics = {
  name: "shadow-throne",
  players: [3, 5],
  minutes: 40,
};
