// @ts-check
// Makes each spec file skip the tests that are expected to fail in its engine, and reports their number.
import { writeFileSync } from 'node:fs';
import { resultFile } from '../run/results.mjs';
import { EXPECTED_FAILURES, findExpectedFailure } from './expected-failures.mjs';

/** @typedef {import('@web/test-runner').TestSuiteResult} Suite */
/** @typedef {{ engine: string, capability: string, reason: string, file: string, tests: number }} ExpectedFailureCount */

/** @returns {import('vite').Plugin} */
export function skipPlugin() {
  return {
    name: 'skip-expected-failures',
    enforce: 'pre',
    // On the first line, so that line numbers do not change.
    transform: (code, id) =>
      /\.spec\.tsx?$/.test(id.split('?', 1)[0] ?? '')
        ? `import '/src/tools/engines/skip.mjs'; ${code}`
        : null,
  };
}

/**
 * Writes how many tests each entry of an engine skipped.
 * @param {string} engine
 * @param {string} run name of the run
 * @returns {import('@web/test-runner').Reporter}
 */
export function expectedFailuresReporter(engine, run) {
  return {
    onTestRunFinished({ sessions }) {
      const left = [...sessions].flatMap(({ testFile, testResults }) =>
        (testResults ? skippedTitles(testResults, '') : []).map((title) =>
          findExpectedFailure(engine, testFile, title),
        ),
      );
      /** @type {ExpectedFailureCount[]} */
      const counts = EXPECTED_FAILURES.filter(({ engines }) => engines.includes(engine)).map((entry) => ({
        engine,
        capability: entry.capability,
        reason: entry.reason,
        file: entry.file,
        tests: left.filter((it) => it === entry).length,
      }));
      writeFileSync(resultFile(`expected-failures-${run}`), JSON.stringify(counts));
    },
  };
}

/** @param {Suite} suite @param {string} prefix @returns {string[]} */
function skippedTitles({ tests, suites }, prefix) {
  return [
    ...tests.filter(({ skipped }) => skipped).map(({ name }) => prefix + name),
    ...suites.flatMap((suite) => skippedTitles(suite, `${prefix}${suite.name} `)),
  ];
}
