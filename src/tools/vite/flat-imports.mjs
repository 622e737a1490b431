// @ts-check
// Vite plugin for builds of several files: the script of an element also imports what its imports import, so that a browser requests all of
// it as soon as the script has arrived, instead of one round trip later per level.

/** Requested by the loader together with the script (elements/autoload.ts), with what it imports. */
const REQUESTED_BY_LOADER = /^chunks\/(?:runtime|services)-/;

/** @returns {import('vite').Plugin} */
export function flatImports() {
  return {
    name: 'flat-imports',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.isEntry && /(^|\/)site-/.test(file.fileName))
          file.code += findLaterImports(file.fileName, bundle)
            .map((name) => `import${JSON.stringify(toRelative(file.fileName, name))};`)
            .join('');
    },
  };
}

/**
 * The files that only the imports of an entry import.
 * @param {string} entry
 * @param {Readonly<Record<string, object>>} bundle files by name
 * @returns {string[]}
 */
export function findLaterImports(entry, bundle) {
  const all = reach(entry, bundle);
  const early = all.filter(isEarly).flatMap((name) => reach(name, bundle));
  const known = new Set([entry, ...importsOf(entry, bundle), ...early]);
  return all.filter((name) => !known.has(name)).sort();
}

const isEarly = (/** @type {string} */ name) => REQUESTED_BY_LOADER.test(name);

/** Imports that the build writes; packages of the host are none. @type {typeof findLaterImports} */
const importsOf = (name, bundle) => {
  const { imports = [] } = /** @type {{ imports?: string[] }} */ (bundle[name] ?? {});
  return imports.filter((file) => file in bundle);
};

/** A file and all that it imports. @type {typeof findLaterImports} */
function reach(name, bundle) {
  const found = new Set([name]);
  for (const file of found) for (const next of importsOf(file, bundle)) found.add(next);
  return [...found];
}

/** @param {string} from @param {string} to paths of files from the root of the build */
const toRelative = (from, to) => `./${'../'.repeat(from.split('/').length - 1)}${to}`;
