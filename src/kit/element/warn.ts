// Logs each developer warning once.

const said = new Set<string>();

/**
 * Writes `<tag>: <sentence>` to the console as a warning, the first time only.
 * @param sentence what is wrong and what is used instead
 */
export function warn(tag: string, sentence: string): void {
  const message = `${tag}: ${sentence}`;
  if (said.has(message)) return;
  said.add(message);
  console.warn(message);
}

/** Lets every message be said again; for tests. */
export const resetWarnings = (): void => said.clear();
