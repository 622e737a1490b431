// @ts-check
// `npm run check`: is the code right as it is written? Types, format, lint, unused code, layers, generated files.
import { exit } from 'node:process';
import { CHECK } from './run/plan.mjs';
import { runSteps } from './run/steps.mjs';

const failed = runSteps(CHECK, { keepGoing: true }).filter(({ passed }) => !passed);
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.map(({ name }) => name).join(', ')}.`);
  exit(1);
}
