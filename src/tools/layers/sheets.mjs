// @ts-check
// Checks that imported style sheets exist: their type is a wildcard module, so the compiler does not notice.
import { posix } from 'node:path';
import { importsOf } from '../source/parse.mjs';

/** @typedef {import('../source/files.mjs').SourceFile} SourceFile */
/** @typedef {import('./map.mjs').Finding} Finding */

/**
 * @param {readonly SourceFile[]} files
 * @param {(path: string) => boolean} exists path from the root of the project
 * @returns {Finding[]}
 */
export function checkSheets(files, exists) {
  return files.flatMap((file) =>
    importsOf(file)
      .filter(({ specifier }) => specifier.startsWith('.') && /\.css(?:\?|$)/.test(specifier))
      .filter(
        ({ specifier }) => !exists(posix.join(posix.dirname(file.path), specifier.replace(/\?.*$/, ''))),
      )
      .map(({ specifier, line }) => ({
        path: file.path,
        line,
        message: `imports '${specifier}', which does not exist`,
      })),
  );
}
