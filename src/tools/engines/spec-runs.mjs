// @ts-check
// The runs of the specs in other engines. Firefox shows one page at a time, so its specs are split into two runs side
// by side.
import { join } from 'node:path';
import { readSources } from '../source/files.mjs';
import { WEBKIT_FILES } from './expected-failures.mjs';

/** @typedef {import('./engines.mjs').Engine} Engine */
/**
 * `name`: name of the result; `files`: file patterns, or a filter of all spec files.
 * @typedef {{ name: string, engine: Engine, files: readonly string[] | ((path: string) => boolean) }} SpecRun
 */

const ROOT = join(import.meta.dirname, '../../..');

/** Blocks from G on take as long as all other specs. */
const isInSecondHalf = (/** @type {string} */ path) => /^src\/blocks\/[g-z]/.test(path);

/**
 * Longest first.
 * @type {readonly SpecRun[]}
 */
export const SPEC_RUNS = [
  { name: 'firefox-1', engine: 'firefox', files: (path) => !isInSecondHalf(path) },
  { name: 'firefox-2', engine: 'firefox', files: isInSecondHalf },
  { name: 'webkit', engine: 'webkit', files: WEBKIT_FILES },
];

/** @param {string} name @returns {SpecRun | undefined} */
export function findSpecRun(name) {
  return SPEC_RUNS.find((run) => run.name === name);
}

/** Paths or patterns of the spec files of a run. @param {SpecRun} run @returns {readonly string[]} */
export function listFiles({ files }) {
  if (typeof files !== 'function') return files;
  return readSources(ROOT, ['elements', 'src'])
    .map(({ path }) => path)
    .filter((path) => /\.spec\.tsx?$/.test(path))
    .filter(files);
}
