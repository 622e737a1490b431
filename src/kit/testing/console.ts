// Captures expected console output; the runner fails on any other.

/** Runs the action and returns what it wrote to `console.warn` and `console.error`, keeping it from the console. */
export async function captureConsole(action: () => unknown): Promise<string[]> {
  const said: string[] = [];
  const { warn, error } = console;
  console.warn = (...words: unknown[]) => void said.push(words.map(String).join(' '));
  console.error = (...words: unknown[]) => void said.push(words.map(String).join(' '));
  try {
    await action();
  } finally {
    Object.assign(console, { warn, error });
  }
  return said;
}
