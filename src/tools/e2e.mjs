// @ts-check
// `npm run test:e2e`: do the journeys work on the built site? Needs `npm run build`; arguments go to Vitest
// (`npm run test:e2e -- src/e2e/smoke.e2e.ts`). Files that fail are run once more, one at a time, as in `wtr.mjs`.
import { spawnSync } from 'node:child_process';
import { argv, exit } from 'node:process';
import { ensureBrowser } from './browser.mjs';
import { addCounts, countFiles, readResult, writeCounts } from './run/counts.mjs';
import { vitest } from './run/plan.mjs';

try {
  // Here and not in the tests: an installation may take longer than a test.
  ensureBrowser();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  exit(1);
}

/** @param {readonly string[]} args */
function run(args) {
  const [program = '', ...rest] = vitest('e2e', '--config', 'src/tools/e2e.config.ts', ...args);
  return spawnSync(program, rest, { stdio: ['ignore', 'inherit', 'inherit'] }).status ?? 1;
}

/** The files of the report that the last run left. */
function reportedFiles() {
  const result = readResult('e2e');
  return result && 'testResults' in result ? result.testResults : [];
}

let status = run(argv.slice(2));
const first = reportedFiles();
const failed = first.filter((file) => file.status === 'failed');
if (status !== 0 && failed.length > 0) {
  console.log(`\nOnce more, one at a time:\n${countFiles(failed).failures?.join('\n')}\n`);
  status = run([...failed.map(({ name }) => name), '--maxWorkers', '1']);
  const rest = countFiles(first.filter((file) => file.status !== 'failed'));
  writeCounts('e2e', addCounts(rest, countFiles(reportedFiles())));
}
exit(status);
