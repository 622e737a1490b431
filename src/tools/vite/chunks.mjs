// @ts-check
// Rules for the chunks of the library: a chunk is a list of folders.
import { resolve, sep } from 'node:path';
import { COPY } from './self-contained.mjs';

/**
 * A rule that puts folders, or files, into one chunk. A folder that ends in `/*` excludes its subfolders. The chunk
 * includes the static imports of its modules, except those that a rule with a higher priority includes.
 * @param {string} name
 * @param {readonly string[]} folders relative to the project root, packages as `node_modules/name`
 * @param {{ priority: number, minShareCount?: number, tags?: '$initial'[] }} options
 */
export function chunkOf(name, folders, options) {
  const matchers = folders.map(toMatcher);
  return {
    name,
    test: (/** @type {string} */ id) => !id.includes(COPY) && matchers.some((matches) => matches(id)),
    ...options,
  };
}

/** @param {string} folder @returns {(id: string) => boolean} */
function toMatcher(folder) {
  if (/\.tsx?$/.test(folder)) return (id) => id === resolve(folder);
  if (folder.startsWith('\0')) return (id) => id.startsWith(folder);
  const isFlat = folder.endsWith('/*');
  const prefix = resolve(folder.replace(/\/\*$/, '')) + sep;
  return (id) => id.startsWith(prefix) && !(isFlat && id.slice(prefix.length).includes(sep));
}
