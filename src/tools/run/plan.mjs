// @ts-check
// What belongs to `npm run check` and `npm test`, and in which order? Quick and cheap first.
import { env } from 'node:process';
import { resultFile } from './counts.mjs';
import { installed, tool } from './steps.mjs';

/** @typedef {import('./steps.mjs').Step} Step */

const TSC = 'typescript/bin/tsc';

/** Everything that can be said without running the product. @type {readonly Step[]} */
export const CHECK = [
  { name: 'Types: browser', command: installed(TSC, '-p', 'tsconfig.json') },
  { name: 'Types: server', command: installed(TSC, '-p', 'src/server') },
  { name: 'Types: tools', command: installed(TSC, '-p', 'src/tools') },
  {
    name: 'Format and lint',
    command: installed('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.'),
  },
  { name: 'Lint with types', command: installed('oxlint/bin/oxlint', '--type-aware', '--deny-warnings') },
  { name: 'Unused code and packages', command: installed('knip/bin/knip.js', '--no-config-hints') },
  { name: 'Layers', command: tool('layers.mjs') },
  { name: 'Generated files', command: tool('manifest.mjs', '--check') },
  { name: 'Requirement ids', command: tool('spec.mjs', '--check') },
];

/** The test runners that leave counts, in the order of the summary. */
export const RUNNERS = ['node', 'browser', 'e2e'];

/** Everything. @type {readonly Step[]} */
export const TEST = [
  ...CHECK,
  { name: 'Tests in Node', command: vitest('node') },
  { name: 'Build', command: npmRun('build') },
  { name: 'Browser', command: tool('browser.mjs') },
  { name: 'Tests in a browser', command: tool('wtr.mjs') },
  { name: 'End-to-end tests', command: tool('e2e.mjs') },
];

/** A Vitest run that also leaves its counts. @param {string} runner @param {string[]} args */
export function vitest(runner, ...args) {
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${resultFile(runner)}`];
  return installed('vitest/vitest.mjs', 'run', ...report, ...args);
}

/** A script of package.json, by the npm that runs us. @param {string} script */
function npmRun(script) {
  return env.npm_execpath ? [process.execPath, env.npm_execpath, 'run', script] : ['npm', 'run', script];
}
