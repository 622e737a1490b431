// @ts-check
// Lines of the summary about the specs that were left out.
import { readFileSync } from 'node:fs';
import { resultFile } from '../run/results.mjs';

/** @typedef {import('./skip-plugin.mjs').LeftOutCount} LeftOutCount */

/** What the run of the specs left. @returns {readonly LeftOutCount[]} */
export function readLeftOut() {
  try {
    return JSON.parse(readFileSync(resultFile('left-out'), 'utf8'));
  } catch {
    return [];
  }
}

/** @param {readonly LeftOutCount[]} counts @returns {string[]} */
export function leftOutLines(counts) {
  return counts.map(({ engine, capability, reason, file, tests }) =>
    tests > 0
      ? `  left out ${engine}: ${tests} of ${file} (${capability}: ${reason})`
      : `  left out ${engine}: no test of ${file} matches; remove the entry (${capability})`,
  );
}
