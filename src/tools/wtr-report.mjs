// @ts-check
// How many browser tests passed? Writes the counts where the summary of `npm test` reads them.
import { env } from 'node:process';
import { writeCounts } from './run/counts.mjs';

/** @typedef {import('@web/test-runner').TestSuiteResult} Suite */

/** @returns {import('@web/test-runner').Reporter} */
export function countsReporter() {
  return {
    onTestRunFinished({ sessions }) {
      const counts = { passed: 0, failed: 0, skipped: 0 };
      for (const session of sessions) {
        const before = counts.failed;
        if (session.testResults) addSuite(counts, session.testResults);
        // A file that fails as a whole (noise, a crash, a syntax error) has no failed test of its own.
        if (!session.passed && counts.failed === before) counts.failed += 1;
      }
      // Made-up specs of the runner's own tests are not the project's.
      if (env.COUNTS !== 'off') writeCounts('browser', counts);
    },
  };
}

/** @param {import('./run/counts.mjs').Counts} counts @param {Suite} suite */
function addSuite(counts, suite) {
  for (const test of suite.tests) counts[test.skipped ? 'skipped' : test.passed ? 'passed' : 'failed'] += 1;
  for (const inner of suite.suites) addSuite(counts, inner);
}
