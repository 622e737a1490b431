// @ts-check
// `npm run test:engines`: specs and journeys in Firefox and WebKit, two runs at a time; the journeys need `npm run build`.
// Installs Debian's packages as root; elsewhere the summary lists what is left out. The last line is `N passed, N failed`.
import { exit } from 'node:process';
import { ensureEngines } from './engines/engines.mjs';
import {
  checkExpectedFailures,
  describeExpectedFailures,
  readExpectedFailures,
} from './engines/expected-failures-summary.mjs';
import { SPEC_RUNS } from './engines/spec-runs.mjs';
import { clearResults, readResult, resultFile } from './run/results.mjs';
import { installed, runInParallel } from './run/steps.mjs';
import { summarize } from './run/summary.mjs';

const WTR = '@web/test-runner/dist/bin.js';
const CONFIG = 'src/tools/engines/wtr.config.mjs';
/** A browser that shows one page at a time leaves a core idle. */
const RUNS_AT_A_TIME = 2;

const { available, notes } = ensureEngines();
clearResults();
const runs = SPEC_RUNS.filter(({ engine }) => available.includes(engine));
const specs = runs.map(({ name, engine }) => ({
  name: `Specs: ${name}`,
  command: installed(WTR, '--config', CONFIG),
  env: { ENGINES: engine, SPEC_RUN: name },
}));
const journeys = {
  name: `Journeys in ${available.join(' and ')}`,
  command: installed(
    'vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${resultFile('journeys')}`,
    '--config',
    'src/tools/engines/journeys.config.ts',
  ),
  env: { ENGINES: available.join(',') },
};
const steps = available.length > 0 ? [...specs, journeys] : [];
const results = await runInParallel(steps, RUNS_AT_A_TIME);
const expectedFailures = readExpectedFailures(runs.map(({ name }) => name));
const runners = [
  ...[...runs.map(({ name }) => name), 'journeys'].map((runner) => ({ runner, result: readResult(runner) })),
  { runner: 'expected failures', result: checkExpectedFailures(expectedFailures) },
];
const summary = summarize(steps, results, runners);
const otherFiles =
  '  left out webkit: spec files outside WEBKIT_FILES (media preferences, exact frame times, window sizes)';
const lines = [
  ...notes.map((note) => `  ${note}`),
  ...(available.includes('webkit') ? [otherFiles] : []),
  ...expectedFailures.map(describeExpectedFailures),
  ...summary.lines,
];
console.log(`\n${lines.join('\n')}`);
if (!summary.passed) exit(1);
