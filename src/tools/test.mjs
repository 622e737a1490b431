// @ts-check
// `npm test`: checks, the build, tests in Node and in a browser, and end-to-end tests; stops after the first stage with a
// failure. The last line, `N passed, N failed`, adds up the test runners.
import { exit } from 'node:process';
import { CHECKS, CHECKS_AT_A_TIME, RUNNERS, TEST_STAGES } from './run/plan.mjs';
import { clearResults, readResult } from './run/results.mjs';
import { runInParallel, runInStages } from './run/steps.mjs';
import { summarize } from './run/summary.mjs';

clearResults();
const checks = await runInParallel(CHECKS, CHECKS_AT_A_TIME);
const tests = checks.every(({ passed }) => passed) ? await runInStages(TEST_STAGES) : [];
const runners = RUNNERS.map((runner) => ({ runner, result: readResult(runner) }));
const summary = summarize([...CHECKS, ...TEST_STAGES.flat(2)], [...checks, ...tests], runners);
console.log(`\n${summary.lines.join('\n')}`);
if (!summary.passed) exit(1);
