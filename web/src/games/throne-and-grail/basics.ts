/** Made by web/build/page_types.py from games/throne_and_grail/__init__.py: not to be edited. */
import type { Basics } from "../module";

export const basics: Basics = {
  name: "throne-and-grail",
  players: [2, 2],
  minutes: 20,
};
