/** `import crown from "icon:imperial-crown"`: the shapes of one icon as text. Only imported icons reach the bundle. */
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const PREFIX = "icon:";
const RESOLVED = "\0icon:";

interface IconSet {
  icons: Record<string, { body: string; width?: number; height?: number }>;
}

export function icons(): Plugin {
  const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;
  return {
    name: "throneroom-icons",
    resolveId(id) {
      return id.startsWith(PREFIX) ? RESOLVED + id.slice(PREFIX.length) : undefined;
    },
    load(id) {
      if (!id.startsWith(RESOLVED)) return undefined;
      const name = id.slice(RESOLVED.length);
      const icon = set.icons[name];
      if (!icon) throw new Error(`game-icons has no icon "${name}": look for its name in @iconify-json/game-icons`);
      if ((icon.width ?? 512) !== 512 || (icon.height ?? 512) !== 512) throw new Error(`icon "${name}" is not 512 x 512`);
      return `export default ${JSON.stringify(icon.body)};`;
    },
  };
}
