// @ts-check
// How do the loader and <site-services> stay one request each? The few lines they share with later chunks they get as
// a copy of their own.

/**
 * @param {string} entry end of the importing file's path
 * @param {RegExp} modules imports of which the entry gets a copy
 * @returns {import('vite').Plugin}
 */
export function ownCopy(entry, modules) {
  return {
    name: 'own-copy',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!importer?.endsWith(entry) || !modules.test(source)) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && `${resolved.id}?own-copy=${entry}`;
    },
  };
}
