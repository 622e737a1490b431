// @ts-check
// `npm test`: does everything hold? Checks, Node tests, build, browser tests, end-to-end tests; stops at the first
// failure. The last line, `N passed, N failed`, adds up the test runners.
import { exit } from 'node:process';
import { clearCounts, readCounts } from './run/counts.mjs';
import { RUNNERS, TEST } from './run/plan.mjs';
import { runSteps } from './run/steps.mjs';
import { summarize } from './run/summary.mjs';

clearCounts();
const outcomes = runSteps(TEST);
const results = RUNNERS.map((runner) => ({ runner, counts: readCounts(runner) }));
const summary = summarize(TEST, outcomes, results);
console.log(`\n${summary.lines.join('\n')}`);
if (!summary.passed) exit(1);
