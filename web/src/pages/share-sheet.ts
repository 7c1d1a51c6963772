/** The sheet for sharing a moment of a game, loaded with its texts when it is first opened. */
import type * as ShareSheet from "./ShareSheet.svelte";

export async function loadShareSheet(): Promise<typeof ShareSheet> {
  const [sheet, { loadStudyWords }] = await Promise.all([import("./ShareSheet.svelte"), import("$/text/study")]);
  await loadStudyWords();
  return sheet;
}
