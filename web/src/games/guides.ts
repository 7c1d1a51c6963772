/** The guided first games, for the games that have one: steps from `games/NAME/guide.ts`, positions from `guide.json`, and texts from the game's catalogue. */
import { gameWords } from "$/text/game";
import type { Frame, Guide, GuideStep } from "./module";

/** The seat of the learner, as in web/build/guides.py and lessons.py. */
export const LEARNER = "p1";

const scripts = import.meta.glob<GuideStep[]>("./*/guide.ts", { import: "steps" });
const positions = import.meta.glob<Frame[]>("./*/guide.json", { import: "default" });

export function hasGuide(game: string): boolean {
  return `./${game}/guide.ts` in scripts;
}

/** The game's words must be loaded. */
export async function loadGuide(game: string): Promise<Guide> {
  const [steps, frames] = await Promise.all([scripts[`./${game}/guide.ts`]?.(), positions[`./${game}/guide.json`]?.()]);
  if (!steps || !frames) throw new Error(`${game} has no guided first game`);
  const { say } = gameWords(game);
  return { me: LEARNER, frames, steps: steps.map((step, n) => ({ ...step, text: say(`guide-${n + 1}`) })) };
}
