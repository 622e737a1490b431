// @ts-check
// The steps of `npm run check` and `npm test`.
import { env } from 'node:process';
import { resultFile } from './results.mjs';
import { installed, tool } from './steps.mjs';

/** @typedef {import('./steps.mjs').Step} Step */

/** Checkers that are written in Go: with fewer garbage collections, they need a fifth less processor time. */
const GO = { GOGC: '400' };

/**
 * Static checks, which are independent of each other; longest first. Repeated runs are faster: types and exports of
 * unchanged files are kept in `.cache`.
 * @type {readonly Step[]}
 */
export const CHECKS = [
  {
    name: 'Lint with types',
    command: installed('oxlint/bin/oxlint', '--type-aware', '--deny-warnings'),
    env: GO,
  },
  { name: 'Types: browser', command: checkTypes('browser', '.'), env: GO },
  {
    name: 'Unused code and packages',
    command: installed('knip/bin/knip.js', '--no-config-hints', '--cache', '--cache-location', '.cache/knip'),
  },
  { name: 'Types: tools', command: checkTypes('tools', 'src/tools'), env: GO },
  {
    name: 'Format and lint',
    command: installed('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.'),
  },
  { name: 'Types: server', command: checkTypes('server', 'src/server'), env: GO },
  { name: 'Layers', command: tool('layers.mjs') },
  { name: 'Generated files', command: tool('manifest.mjs', '--check') },
  { name: 'Requirement ids', command: tool('spec.mjs', '--check') },
];

/** How many checks run concurrently; some of them use several cores. */
export const CHECKS_AT_A_TIME = 2;

/** The test runners, in the order of the summary. */
export const RUNNERS = ['node', 'browser', 'slim', 'e2e'];

/** What `npm test` runs after the checks, in order. @type {readonly Step[]} */
export const TESTS = [
  { name: 'Tests in Node', command: vitest('node') },
  { name: 'Build', command: npmRun('build') },
  { name: 'Browser', command: tool('browser.mjs') },
  { name: 'Tests in a browser', command: installed('@web/test-runner/dist/bin.js') },
  // Only specs of the kit, which both runtimes use; `npm run test:slim` runs all.
  {
    name: 'Tests on the slim runtime',
    command: installed(
      '@web/test-runner/dist/bin.js',
      '--config',
      'src/tools/wtr-slim.config.mjs',
      '--files',
      'src/kit/element/*.spec.{ts,tsx}',
    ),
  },
  { name: 'End-to-end tests', command: vitest('e2e', '--config', 'src/tools/e2e.config.ts') },
];

/**
 * Command line of the compiler, incremental.
 * @param {string} name
 * @param {string} project folder of its tsconfig.json
 */
function checkTypes(name, project) {
  const cache = `.cache/types/${name}.json`;
  return installed('typescript/bin/tsc', '-p', project, '--incremental', '--tsBuildInfoFile', cache);
}

/**
 * Command line of a Vitest run that also writes its result.
 * @param {string} runner
 * @param {string[]} args
 */
function vitest(runner, ...args) {
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${resultFile(runner)}`];
  return installed('vitest/vitest.mjs', 'run', ...report, ...args);
}

/**
 * Command line of a script in package.json, run by the same npm.
 * @param {string} script
 */
function npmRun(script) {
  return env.npm_execpath ? [process.execPath, env.npm_execpath, 'run', script] : ['npm', 'run', script];
}
