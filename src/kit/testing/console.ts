// Captures expected console output; the runner fails on any other.

/**
 * Runs the action and returns the output of `console.warn` and `console.error`, which is not printed.
 */
export async function captureConsole(action: () => unknown): Promise<string[]> {
  const printed: string[] = [];
  const { warn, error } = console;
  console.warn = (...words: unknown[]) => void printed.push(words.map(String).join(' '));
  console.error = (...words: unknown[]) => void printed.push(words.map(String).join(' '));
  try {
    await action();
  } finally {
    Object.assign(console, { warn, error });
  }
  return printed;
}
