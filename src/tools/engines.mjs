// @ts-check
// `npm run test:engines`: the specs in Firefox. Installs Debian's packages as root; elsewhere the summary lists what is
// left out. The last line is `N passed, N failed`.
import { exit } from 'node:process';
import { ensureEngines } from './engines/engines.mjs';
import { leftOutLines, readLeftOut } from './engines/left-out-summary.mjs';
import { clearResults, readResult } from './run/results.mjs';
import { installed, runInSequence } from './run/steps.mjs';
import { summarize } from './run/summary.mjs';

const { available, notes } = ensureEngines();
clearResults();
const steps = available.includes('firefox')
  ? [
      {
        name: 'Specs in firefox',
        command: installed('@web/test-runner/dist/bin.js', '--config', 'src/tools/engines/wtr.config.mjs'),
      },
    ]
  : [];
const results = await runInSequence(steps);
const runners = [{ runner: 'firefox', result: readResult('firefox') }];
const summary = summarize(steps, results, runners);
const lines = [
  ...notes.map((note) => `  ${note}`),
  '  left out: webkit, because not all specs pass under its driver yet; ENGINES=webkit runs one.',
  ...leftOutLines(readLeftOut()),
  ...summary.lines,
];
console.log(`\n${lines.join('\n')}`);
if (!summary.passed) exit(1);
