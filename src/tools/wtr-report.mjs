// @ts-check
// How many browser tests passed, and which files must be tried again? Writes it where `wtr.mjs` and the summary of
// `npm test` read it.
import { relative } from 'node:path';
import { cwd, env } from 'node:process';
import { writeCounts } from './run/counts.mjs';
import { leaveFirstTry, readFirstTry } from './run/first-try.mjs';

/** @typedef {import('@web/test-runner').TestSession} Session */
/** @typedef {import('@web/test-runner').TestSuiteResult} Suite */
/** @typedef {import('./run/counts.mjs').Counts} Counts */

const NONE = { passed: 0, failed: 0, skipped: 0 };

/** @returns {import('@web/test-runner').Reporter} */
export function countsReporter() {
  return {
    onTestRunFinished({ sessions }) {
      // Made-up specs of the runner's own tests are not the project's.
      if (env.COUNTS === 'off') return;
      const first = readFirstTry();
      writeCounts('browser', countSessions(sessions, first?.rest));
      if (first) return;
      const failed = sessions
        .filter(({ passed }) => !passed)
        .map(({ testFile }) => relative(cwd(), testFile));
      leaveFirstTry({ failed, rest: countSessions(sessions.filter(({ passed }) => passed)) });
    },
  };
}

/** @param {readonly Session[]} sessions @param {Counts} [others] what was counted before */
function countSessions(sessions, others = NONE) {
  const counts = { ...others };
  for (const session of sessions) {
    const before = counts.failed;
    if (session.testResults) addSuite(counts, session.testResults);
    // A file that fails as a whole (noise, a crash, a syntax error) has no failed test of its own.
    if (!session.passed && counts.failed === before) counts.failed += 1;
  }
  return counts;
}

/** @param {Counts} counts @param {Suite} suite */
function addSuite(counts, suite) {
  for (const test of suite.tests) counts[test.skipped ? 'skipped' : test.passed ? 'passed' : 'failed'] += 1;
  for (const inner of suite.suites) addSuite(counts, inner);
}
