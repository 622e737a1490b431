// Warnings of the elements about options and markup: for the caller instead of the console.
import { resetWarnings } from '../../kit/element/warn';

/**
 * Runs a function, and hands what it warns about to another one. Elements print to the console, each text once; a server
 * reads pages of anybody, and must not keep their texts. Nothing else runs meanwhile.
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
