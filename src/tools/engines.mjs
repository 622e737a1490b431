// @ts-check
// `npm run test:engines`: the specs in Firefox and WebKit. Installs Debian's packages as root; elsewhere the summary
// says which engine was left out. The last line is `N passed, N failed`.
import { env, exit } from 'node:process';
import { ensureEngines } from './engines/engines.mjs';
import { leftOutLines, readLeftOut } from './engines/left-out-summary.mjs';
import { clearResults, readResult } from './run/results.mjs';
import { installed, runInSequence } from './run/steps.mjs';
import { summarize } from './run/summary.mjs';

const { available, notes } = ensureEngines();
// WebKit runs the journeys only.
env.ENGINES = available.filter((engine) => engine === 'firefox').join();
clearResults();
const steps =
  available.length > 0
    ? [
        {
          name: `Specs in ${available.join(' and ')}`,
          command: installed('@web/test-runner/dist/bin.js', '--config', 'src/tools/engines/wtr.config.mjs'),
        },
      ]
    : [];
const results = await runInSequence(steps);
const runners = available.map((runner) => ({ runner, result: readResult(runner) }));
const summary = summarize(steps, results, runners);
const lines = [...notes.map((note) => `  ${note}`), ...leftOutLines(readLeftOut()), ...summary.lines];
console.log(`\n${lines.join('\n')}`);
if (!summary.passed) exit(1);
