// @ts-check
// Lists the source files of the project, for all checks.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ path: string, text: string }} SourceFile path relative to the root, with forward slashes */

const CODE = /\.(?:m?js|tsx?)$/;
const SKIPPED = new Set(['node_modules', 'dist', '.cache', '.git']);

/**
 * Every code file (js, mjs, ts, tsx; not declarations) under the given folders, sorted by path.
 * @param {string} root absolute path of the project
 * @param {string[]} folders folders relative to the root; a missing one has no files
 * @returns {SourceFile[]}
 */
export function readSources(root, folders) {
  return read(root, folders, (path) => CODE.test(path) && !path.endsWith('.d.ts'));
}

/**
 * Every style sheet under the given folders, sorted by path.
 * @param {string} root absolute path of the project
 * @param {string[]} folders folders relative to the root
 * @returns {SourceFile[]}
 */
export function readStyles(root, folders) {
  return read(root, folders, (path) => path.endsWith('.css'));
}

/** @param {string} root @param {string[]} folders @param {(path: string) => boolean} matches @returns {SourceFile[]} */
function read(root, folders, matches) {
  return folders
    .flatMap((folder) => walk(root, folder))
    .filter(matches)
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** @param {string} root @param {string} folder @returns {string[]} */
function walk(root, folder) {
  let entries;
  try {
    entries = readdirSync(join(root, folder), { withFileTypes: true });
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? walk(root, path) : [path];
  });
}
