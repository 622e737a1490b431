// @ts-check
// Lets each spec file skip the tests that its engine cannot run, and reports how many these are.
import { writeFileSync } from 'node:fs';
import { resultFile } from '../run/results.mjs';
import { findLeftOut, LEFT_OUT } from './left-out.mjs';

/** @typedef {import('@web/test-runner').TestSuiteResult} Suite */
/** @typedef {import('../wtr-report.mjs').TimedBrowser} TimedBrowser */
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

/** Writes how many tests each entry left out in each engine. @returns {import('@web/test-runner').Reporter} */
export function leftOutReporter() {
  return {
    onTestRunFinished({ sessions }) {
      /** @type {LeftOutCount[]} */
      const counts = LEFT_OUT.flatMap(({ engines, capability, reason, file }) =>
        engines.map((engine) => ({ engine, capability, reason, file, tests: 0 })),
      );
      for (const { browser, testFile, testResults } of sessions)
        for (const title of testResults ? skippedTitles(testResults, '') : []) {
          const { runner } = /** @type {TimedBrowser} */ (browser);
          const entry = findLeftOut(runner, testFile, title);
          const count = counts.find(
            (it) => it.engine === runner && it.file === entry?.file && it.reason === entry.reason,
          );
          if (count) count.tests++;
        }
      writeFileSync(resultFile('left-out'), JSON.stringify(counts));
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
