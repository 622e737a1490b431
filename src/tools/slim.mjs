// @ts-check
// `npm run test:slim`: runs all specs and end-to-end tests on the runtime of `slim/`, in Chromium. Needs `npm run
// build`. `-- specs` or `-- e2e` runs one of the two; further arguments name files. The last line is `N passed, N
// failed`.
import { cpSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { argv, exit } from 'node:process';
import { clearResults, readResult, resultFile } from './run/results.mjs';
import { installed, runInSequence } from './run/steps.mjs';
import { summarize } from './run/summary.mjs';

const [kind, ...names] = argv.slice(2);

// Elements of a site that uses this runtime, with the files that both runtimes share.
const elements = resolve('.cache/slim-elements');
rmSync(elements, { recursive: true, force: true });
cpSync('dist/elements', elements, { recursive: true });
cpSync('dist/elements/slim', elements, { recursive: true });

const files = names.flatMap((name) => ['--files', name]);
const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${resultFile('e2e')}`];
const steps = [
  {
    name: 'slim',
    command: installed('@web/test-runner/dist/bin.js', '--config', 'src/tools/wtr-slim.config.mjs', ...files),
  },
  {
    name: 'e2e',
    command: installed(
      'vitest/vitest.mjs',
      'run',
      ...report,
      '--config',
      'src/tools/e2e.config.ts',
      ...names,
    ),
    env: { ELEMENTS_ROOT: elements },
  },
].filter(({ name }) => !kind || name === (kind === 'specs' ? 'slim' : kind));

clearResults();
const results = await runInSequence(steps);
const runners = steps.map(({ name }) => ({ runner: name, result: readResult(name) }));
const summary = summarize(steps, results, runners);
console.log(`\n${summary.lines.join('\n')}`);
if (!summary.passed) exit(1);
