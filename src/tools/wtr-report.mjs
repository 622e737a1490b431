// @ts-check
// How many browser tests passed, and which files must be tried again? Writes it where `wtr.mjs` and the summary of
// `npm test` read it.
import { relative } from 'node:path';
import { cwd, env } from 'node:process';
import { addCounts, failure, writeCounts } from './run/counts.mjs';
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
  return sessions.map(countSession).reduce(addCounts, others);
}

/** @param {Session} session @returns {Counts} */
function countSession({ testFile, passed: whole, testResults, errors }) {
  const tests = testResults ? testsOf(testResults) : [];
  const run = tests.filter(({ skipped }) => !skipped);
  const failures = run
    .filter(({ passed }) => !passed)
    .map(({ name, error }) => failure(testFile, name, error?.message));
  const passed = run.length - failures.length;
  // A file that fails as a whole (noise, a crash, a syntax error) has no failed test of its own.
  if (!whole && failures.length === 0) failures.push(failure(testFile, 'as a whole', errors[0]?.message));
  return { passed, failed: failures.length, skipped: tests.length - run.length, failures };
}

/** @param {Suite} suite @returns {Suite['tests']} its own and those of the suites in it */
function testsOf({ tests, suites }) {
  return [...tests, ...suites.flatMap(testsOf)];
}
