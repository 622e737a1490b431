// @ts-check
// Lets each spec file skip the tests that its engine cannot run, and reports how many these are.
import { writeFileSync } from 'node:fs';
import { resultFile } from '../run/results.mjs';
import { findLeftOut, LEFT_OUT } from './left-out.mjs';

/** @typedef {import('@web/test-runner').TestSuiteResult} Suite */
/** @typedef {{ engine: string, capability: string, reason: string, file: string, tests: number }} LeftOutCount */

/** @returns {import('vite').Plugin} */
export function skipPlugin() {
  return {
    name: 'skip-left-out',
    enforce: 'pre',
    // On the first line, so that line numbers stay.
    transform: (code, id) =>
      /\.spec\.tsx?$/.test(id.split('?', 1)[0] ?? '')
        ? `import '/src/tools/engines/skip.mjs'; ${code}`
        : null,
  };
}

/**
 * Writes how many tests each entry of an engine left out.
 * @param {string} engine
 * @param {string} run name of the run
 * @returns {import('@web/test-runner').Reporter}
 */
export function leftOutReporter(engine, run) {
  return {
    onTestRunFinished({ sessions }) {
      const left = [...sessions].flatMap(({ testFile, testResults }) =>
        (testResults ? skippedTitles(testResults, '') : []).map((title) =>
          findLeftOut(engine, testFile, title),
        ),
      );
      /** @type {LeftOutCount[]} */
      const counts = LEFT_OUT.filter(({ engines }) => engines.includes(engine)).map((entry) => ({
        engine,
        capability: entry.capability,
        reason: entry.reason,
        file: entry.file,
        tests: left.filter((it) => it === entry).length,
      }));
      writeFileSync(resultFile(`left-out-${run}`), JSON.stringify(counts));
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
