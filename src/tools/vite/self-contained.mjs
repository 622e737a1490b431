// @ts-check
// Vite plugin that keeps an entry in a single file: every source that it imports statically is copied into it instead
// of being shared with other entries through a chunk. Packages and `import()` are not affected.
import { basename, resolve } from 'node:path';

/** Marks the ID of a copied module; the rules for chunks ignore such modules. */
export const COPY = '?copied-into=';

/**
 * @param {string} entry path relative to the project root
 * @returns {import('vite').Plugin}
 */
export function selfContained(entry) {
  const file = resolve(entry);
  const copy = COPY + basename(entry);
  return {
    name: 'self-contained',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, { kind }) {
      if (!source.startsWith('.') || !(importer === file || importer?.endsWith(copy))) return null;
      const resolved = await this.resolve(source, importer.replace(copy, ''), { skipSelf: true });
      return resolved && kind !== 'dynamic-import' ? `${resolved.id}${copy}` : resolved;
    },
  };
}
