// Redirects the elements' warnings about options and markup from the console to the caller.
import { resetWarnings } from '../../kit/element/warn';

/**
 * Runs a function and passes its warnings to another function. Elements print each text to the console only once, but a
 * server that renders pages of many sites must not remember their texts. The function must be synchronous.
 */
export function redirectWarnings<T>(run: () => T, to: (line: string) => void): T {
  const { warn } = console;
  resetWarnings();
  console.warn = (line: unknown) => to(String(line));
  try {
    return run();
  } finally {
    console.warn = warn;
    resetWarnings();
  }
}
