// @ts-check
// Vite plugin: the build merges style sheets with the same content into one file with several names; this writes a file
// for each name.
import { basename } from 'node:path';

/**
 * @param {string} suffix end of the names of style sheet entries
 * @returns {import('vite').Plugin}
 */
export function namedSheets(suffix) {
  return {
    name: 'named-sheets',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset') continue;
        for (const name of file.names.filter((one) => one.endsWith(`${suffix}.css`))) {
          const fileName = basename(name).replace(suffix, '');
          if (fileName !== file.fileName) this.emitFile({ type: 'asset', fileName, source: file.source });
        }
      }
    },
  };
}
