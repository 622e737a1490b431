// @ts-check
// Lines of the summary about the specs that were left out.
import { readFileSync } from 'node:fs';
import { resultFile } from '../run/results.mjs';

/** @typedef {import('./skip-plugin.mjs').LeftOutCount} LeftOutCount */

/** What runs of the specs left out, with the sum of an engine's runs for each entry. @param {readonly string[]} runs @returns {readonly LeftOutCount[]} */
export function readLeftOut(runs) {
  /** @type {Map<string, LeftOutCount>} */
  const sums = new Map();
  for (const count of runs.flatMap(readCounts)) {
    const key = [count.engine, count.file, count.capability].join();
    sums.set(key, { ...count, tests: count.tests + (sums.get(key)?.tests ?? 0) });
  }
  return [...sums.values()];
}

/** @param {string} run @returns {readonly LeftOutCount[]} */
function readCounts(run) {
  try {
    return JSON.parse(readFileSync(resultFile(`left-out-${run}`), 'utf8'));
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
