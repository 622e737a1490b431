// @ts-check
// `npm run check`: types, format, lint, unused code, layers, generated files and requirement ids.
import { exit } from 'node:process';
import { CHECKS, CHECKS_AT_A_TIME } from './run/plan.mjs';
import { runInParallel } from './run/steps.mjs';

const results = await runInParallel(CHECKS, CHECKS_AT_A_TIME);
const failed = results.filter(({ passed }) => !passed);
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.map(({ name }) => name).join(', ')}.`);
  exit(1);
}
