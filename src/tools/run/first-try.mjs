// @ts-check
// What did the first try of the browser tests leave for a second one? The reporter writes it, the runner takes it.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resultFile } from './counts.mjs';

/**
 * `failed`: spec files to try again, as paths from the root of the project; `rest`: counts of all the others.
 * @typedef {{ failed: readonly string[], rest: import('./counts.mjs').Counts }} FirstTry
 */

const file = () => resultFile('browser-first-try');

/** @param {FirstTry} outcome */
export function leaveFirstTry(outcome) {
  writeFileSync(file(), JSON.stringify(outcome));
}

/** @returns {FirstTry | undefined} undefined when none was left */
export function readFirstTry() {
  try {
    return JSON.parse(readFileSync(file(), 'utf8'));
  } catch {
    return undefined;
  }
}

export function forgetFirstTry() {
  rmSync(file(), { force: true });
}
