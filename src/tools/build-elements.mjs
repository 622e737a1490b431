// @ts-check
// `npm run build:elements`: builds the library into dist/elements. The first build empties the folder; the others are
// independent of each other.
import { exit } from 'node:process';
import { installed, runInParallel, runInSequence, tool } from './run/steps.mjs';

const BUILDS_AT_A_TIME = 2;

/** @param {string} mode see vite.config.ts @returns {import('./run/steps.mjs').Step} */
const build = (mode) => ({
  name: `Build: ${mode}`,
  command: installed('vite/bin/vite.js', 'build', '--mode', mode),
});

const FIRST = [build('elements')];
/** Longest first. */
const OTHERS = ['slim', 'all-in-one', 'dev', 'theme', 'rules', 'gate', 'bars'].map(build);
const LAST = [
  { name: 'Snippets for the head', command: tool('head-snippets.mjs') },
  { name: 'Types', command: tool('ship-types.mjs') },
];

const hasPassed = (/** @type {import('./run/steps.mjs').StepResult[]} */ results) =>
  results.every(({ passed }) => passed);

const passed =
  hasPassed(await runInSequence(FIRST)) &&
  hasPassed(await runInParallel(OTHERS, BUILDS_AT_A_TIME)) &&
  hasPassed(await runInSequence(LAST));
if (!passed) exit(1);
