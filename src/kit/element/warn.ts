// Logs each developer warning once.

const printed = new Set<string>();

/**
 * Writes `<tag>: <message>` to the console as a warning, the first time only.
 * @param message describes the problem and what is used instead
 */
export function warn(tag: string, message: string): void {
  const line = `${tag}: ${message}`;
  if (printed.has(line)) return;
  printed.add(line);
  console.warn(line);
}

/** Allows all messages to be printed again. */
export const resetWarnings = (): void => printed.clear();
