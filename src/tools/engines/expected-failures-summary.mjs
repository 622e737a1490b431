// @ts-check
// Lines about expected failures of specs in the summary.
import { readFileSync } from 'node:fs';
import { resultFile } from '../run/results.mjs';

/** @typedef {import('./skip-plugin.mjs').ExpectedFailureCount} ExpectedFailureCount */

/**
 * Expected failures in the runs of the specs, with the sum over an engine's runs for each entry.
 * @param {readonly string[]} runs
 * @returns {readonly ExpectedFailureCount[]}
 */
export function readExpectedFailures(runs) {
  /** @type {Map<string, ExpectedFailureCount>} */
  const sums = new Map();
  for (const count of runs.flatMap(readCounts)) {
    const key = [count.engine, count.file, count.capability].join();
    sums.set(key, { ...count, tests: count.tests + (sums.get(key)?.tests ?? 0) });
  }
  return [...sums.values()];
}

/** @param {string} run @returns {readonly ExpectedFailureCount[]} */
function readCounts(run) {
  try {
    return JSON.parse(readFileSync(resultFile(`expected-failures-${run}`), 'utf8'));
  } catch {
    return [];
  }
}

/** @param {ExpectedFailureCount} count */
export const describeExpectedFailures = ({ engine, capability, reason, file, tests }) =>
  `  expected failures in ${engine}: ${tests} of ${file} (${capability}: ${reason})`;

/** Counts entries without a matching test as failures. @param {readonly ExpectedFailureCount[]} counts @returns {import('../run/results.mjs').RunnerResult} */
export function checkExpectedFailures(counts) {
  const failures = counts
    .filter(({ tests }) => tests === 0)
    .map(
      ({ engine, file, capability }) =>
        `${file}: no test matches its entry in expected-failures.mjs (${engine}, ${capability})`,
    );
  return { passed: 0, failed: failures.length, skipped: 0, failures, files: [] };
}
