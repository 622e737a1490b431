// @ts-check
// Vite plugin that copies a source into the chunk of one folder: where two elements that no page loads together use a small
// source, a file that they share would cost each of them more than its own copy.
import { basename, resolve, sep } from 'node:path';
import { COPY } from './self-contained.mjs';

/**
 * @param {string} source path from the root of the project
 * @param {string} folder whose modules get the copy
 * @returns {import('vite').Plugin}
 */
export function ownCopy(source, folder) {
  const prefix = resolve(folder) + sep;
  return {
    name: 'own-copy',
    apply: 'build',
    enforce: 'pre',
    async resolveId(imported, importer) {
      if (!imported.startsWith('.') || !importer?.startsWith(prefix)) return null;
      const resolved = await this.resolve(imported, importer, { skipSelf: true });
      return resolved?.id === resolve(source) ? `${resolved.id}${COPY}${basename(folder)}` : resolved;
    },
  };
}
