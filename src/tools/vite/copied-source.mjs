// @ts-check
// Vite plugin that copies a source into the chunk of one folder or file: if two elements that are never on the same page,
// or two parts of one, use a small source, a shared file would cost each of them more than its own copy.
import { basename, resolve, sep } from 'node:path';
import { COPY } from './self-contained.mjs';

/**
 * @param {string} source path relative to the project root
 * @param {string} folder folder whose modules get the copy, or a single module
 * @returns {import('vite').Plugin}
 */
export function copySource(source, folder) {
  const prefix = resolve(folder) + sep;
  return {
    name: 'copied-source',
    apply: 'build',
    enforce: 'pre',
    async resolveId(imported, importer) {
      if (!imported.startsWith('.') || !`${importer}${sep}`.startsWith(prefix)) return null;
      const resolved = await this.resolve(imported, importer, { skipSelf: true });
      return resolved?.id === resolve(source) ? `${resolved.id}${COPY}${basename(folder)}` : resolved;
    },
  };
}
