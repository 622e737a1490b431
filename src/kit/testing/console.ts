// Captures expected console output; the runner fails on any other.

/**
 * Runs the action and returns the output of `console.warn` and `console.error` instead of printing it.
 */
export async function captureConsole(action: () => unknown): Promise<string[]> {
  const stop = expectOutput(/^/);
  let captured: string[] = [];
  try {
    await action();
  } finally {
    captured = stop();
  }
  return captured;
}

/**
 * Captures matching warnings and errors, and prints the others, until the returned function is called.
 * @returns a function that stops capturing and returns the captured messages
 */
export function expectOutput(expected: RegExp): () => string[] {
  const captured: string[] = [];
  const { warn, error } = console;
  const capture =
    (print: typeof warn): typeof warn =>
    (...words: unknown[]) => {
      const line = words.map(String).join(' ');
      if (expected.test(line)) captured.push(line);
      else print(...words);
    };
  Object.assign(console, { warn: capture(warn), error: capture(error) });
  return () => {
    Object.assign(console, { warn, error });
    return captured;
  };
}
