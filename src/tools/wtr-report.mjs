// @ts-check
// Reporter of Web Test Runner that writes the result for the summary of `npm test`.
import { failureLine, fileTime, sumResults, writeResult } from './run/results.mjs';

/** @typedef {import('@web/test-runner').TestSession} Session */
/** @typedef {import('@web/test-runner').TestSuiteResult} Suite */
/** @typedef {import('./run/results.mjs').RunnerResult} RunnerResult */

/**
 * `runner` is the name under which the results of the browser's specs are stored, `secondsOf` the duration of a spec
 * file.
 * @typedef {import('@web/test-runner').BrowserLauncher & { runner: string, secondsOf: (sessionId: string) => number }}
 * TimedBrowser
 */

/** Writes one result per browser. @returns {import('@web/test-runner').Reporter} */
export function resultReporter() {
  return {
    onTestRunFinished({ sessions }) {
      for (const browser of new Set([...sessions].map((session) => session.browser))) {
        const { runner, secondsOf } = /** @type {TimedBrowser} */ (browser);
        const own = [...sessions].filter((session) => session.browser === browser);
        writeResult(runner, sumResults(own.map((session) => toResult(session, secondsOf(session.id)))));
      }
    },
  };
}

/** @param {Session} session @param {number} seconds @returns {RunnerResult} */
function toResult({ testFile, passed: filePassed, testResults, errors }, seconds) {
  const tests = testResults ? allTests(testResults) : [];
  const run = tests.filter(({ skipped }) => !skipped);
  const failures = run
    .filter(({ passed }) => !passed)
    .map(({ name, error }) => failureLine(testFile, name, error?.message));
  const passed = run.length - failures.length;
  // A file that fails as a whole (console output, a crash, a syntax error) has no failed test.
  if (!filePassed && failures.length === 0)
    failures.push(failureLine(testFile, 'as a whole', errors[0]?.message));
  const files = [fileTime(testFile, seconds)];
  return { passed, failed: failures.length, skipped: tests.length - run.length, failures, files };
}

/**
 * Tests of a suite and all nested suites.
 * @param {Suite} suite
 * @returns {Suite['tests']}
 */
function allTests({ tests, suites }) {
  return [...tests, ...suites.flatMap(allTests)];
}
