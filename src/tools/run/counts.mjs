// @ts-check
// How many tests did each runner pass and fail? The runners leave their counts in .cache/results; the summary adds them.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

const FOLDER = resolve(import.meta.dirname, '../../../.cache/results');

/** Path of a runner's result file. @param {string} runner @returns {string} */
export function resultFile(runner) {
  mkdirSync(FOLDER, { recursive: true });
  return resolve(FOLDER, `${runner}.json`);
}

/** Forgets what an earlier run left. */
export function clearCounts() {
  rmSync(FOLDER, { recursive: true, force: true });
}

/** @param {string} runner @param {Counts} counts */
export function writeCounts(runner, counts) {
  writeFileSync(resultFile(runner), `${JSON.stringify(counts)}\n`);
}

/**
 * The counts a runner left, in its own format or in Vitest's; undefined when it left none.
 * @param {string} runner
 * @returns {Counts | undefined}
 */
export function readCounts(runner) {
  let result;
  try {
    result = JSON.parse(readFileSync(resultFile(runner), 'utf8'));
  } catch {
    return undefined;
  }
  return 'numTotalTests' in result ? fromVitest(result) : result;
}

/**
 * Counts of Vitest's JSON report. A file that could not run has no test to fail, so it counts as one itself.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { status: string, assertionResults: unknown[] }[] }} report
 * @returns {Counts}
 */
function fromVitest(report) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
