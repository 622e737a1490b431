// @ts-check
// Lines of the summary about the specs that were left out.
import { readFileSync } from 'node:fs';
import { resultFile } from '../run/results.mjs';

/** @typedef {import('./skip-plugin.mjs').LeftOutCount} LeftOutCount */

/** What the run of an engine's specs left out. @param {string} engine @returns {readonly LeftOutCount[]} */
export function readLeftOut(engine) {
  try {
    return JSON.parse(readFileSync(resultFile(`left-out-${engine}`), 'utf8'));
  } catch {
    return [];
  }
}

/** @param {LeftOutCount} count */
export const leftOutLine = ({ engine, capability, reason, file, tests }) =>
  `  left out ${engine}: ${tests} of ${file} (${capability}: ${reason})`;

/** Counts entries that left no test out as failures. @param {readonly LeftOutCount[]} counts @returns {import('../run/results.mjs').RunnerResult} */
export function checkLeftOut(counts) {
  const failures = counts
    .filter(({ tests }) => tests === 0)
    .map(
      ({ engine, file, capability }) =>
        `${file}: no test matches its entry in left-out.mjs (${engine}, ${capability})`,
    );
  return { passed: 0, failed: failures.length, skipped: 0, failures, files: [] };
}
