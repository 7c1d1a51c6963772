/** All games that have a folder here; nothing else in the client knows a game by name. */
import { Catalogue } from "$/lib/catalogue";
import { gameSources, language } from "$/lib/language";
import type { Door, GameCode, GameModule } from "./module";

const found = import.meta.glob<Door>("./*/door.ts", { eager: true, import: "door" });
const code = import.meta.glob<{ game: GameCode<never> }>("./*/index.ts");

export const doors: Door[] = Object.values(found).sort((a, b) => a.place - b.place);

export function doorOf(name: string): Door | undefined {
  return doors.find((door) => door.name === name);
}

/** The code of a game. Its table's type is its own affair: here it is any table. */
export async function loadGame(name: string): Promise<GameModule> {
  const load = code[`./${name}/index.ts`];
  if (!load) throw new Error(`there is no game called "${name}" here; there are: ${doors.map((d) => d.name).join(", ")}`);
  const [{ game }, catalogue] = await Promise.all([load(), loadCatalogue(name)]);
  return { ...(game as unknown as GameCode), catalogue };
}

/** The words of a game. */
async function loadCatalogue(name: string): Promise<Catalogue> {
  return new Catalogue(language, await gameSources(name));
}
