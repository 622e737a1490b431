// @ts-check
// Vite plugin: style sheets with the same content are one file with several names; each name gets a file.
import { basename } from 'node:path';

/**
 * @param {string} suffix ends the names of the entries of style sheets
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
