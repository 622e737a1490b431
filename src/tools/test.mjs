// @ts-check
// `npm test`: checks, tests in Node, the build, tests in a browser and end-to-end tests; stops at the first phase that
// fails. The last line, `N passed, N failed`, adds up the test runners.
import { exit } from 'node:process';
import { CHECKS, CHECKS_AT_A_TIME, RUNNERS, TESTS } from './run/plan.mjs';
import { clearResults, readResult } from './run/results.mjs';
import { runInParallel, runInSequence } from './run/steps.mjs';
import { summarize } from './run/summary.mjs';

clearResults();
const checks = await runInParallel(CHECKS, CHECKS_AT_A_TIME);
const tests = checks.every(({ passed }) => passed) ? await runInSequence(TESTS) : [];
const runners = RUNNERS.map((runner) => ({ runner, result: readResult(runner) }));
const summary = summarize([...CHECKS, ...TESTS], [...checks, ...tests], runners);
console.log(`\n${summary.lines.join('\n')}`);
if (!summary.passed) exit(1);
