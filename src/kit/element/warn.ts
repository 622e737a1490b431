// Logs each developer warning once.

const printed = new Set<string>();

/**
 * Writes `<tag>: <sentence>` to the console as a warning, the first time only.
 * @param sentence what is wrong and what is used instead
 */
export function warn(tag: string, sentence: string): void {
  const message = `${tag}: ${sentence}`;
  if (printed.has(message)) return;
  printed.add(message);
  console.warn(message);
}

/** Forgets which messages were printed; for tests. */
export const resetWarnings = (): void => printed.clear();
