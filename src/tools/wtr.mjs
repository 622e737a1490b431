// @ts-check
// `npm run test:browser`: do the specs hold in a browser? Arguments go to the runner. Browsers share the machine with
// whatever else runs on it: files that fail are run once more, one at a time, and what fails then has failed.
import { spawnSync } from 'node:child_process';
import { argv, exit } from 'node:process';
import { forgetFirstTry, readFirstTry } from './run/first-try.mjs';
import { installed } from './run/steps.mjs';

const [program = '', ...runner] = installed('@web/test-runner/dist/bin.js');

/** @param {readonly string[]} args */
const run = (args) =>
  spawnSync(program, [...runner, ...args], { stdio: ['ignore', 'inherit', 'inherit'] }).status ?? 1;

forgetFirstTry();
let status = run(argv.slice(2));
const failed = readFirstTry()?.failed ?? [];
if (status !== 0 && failed.length > 0) {
  console.log(`\nOnce more, one at a time: ${failed.join(', ')}\n`);
  status = run([...failed.flatMap((file) => ['--files', file]), '--concurrency', '1']);
}
forgetFirstTry();
exit(status);
