// @ts-check
// Wraps React, a CommonJS package, as a module with named exports in the shared chunk, so that other chunks need no
// interop helper, and removes what nothing uses: a bundler keeps all exports of a CommonJS package.

import { parse, walk } from '../source/parse.mjs';
import { readReactExports } from './react-exports.mjs';

/** @typedef {import('./react-exports.mjs').ReactModule} ReactModule */

/** What the packages use of each other. */
const INTERNAL = [
  'version',
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
];
/** Prefix of the ID of a wrapped package. */
export const REACT_MODULES = '\0esm:';

/** @returns {import('vite').Plugin} */
export function reactAsModule() {
  /** @type {Record<ReactModule, string[]>} */
  let used;
  return {
    name: 'react-as-module',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      used = readReactExports(process.cwd());
    },
    resolveId: (source, importer) =>
      source in used && !importer?.startsWith(REACT_MODULES) && !isPartOfReact(importer)
        ? REACT_MODULES + source
        : null,
    load: (id) => {
      const name = /** @type {ReactModule} */ (id.slice(REACT_MODULES.length));
      return id.startsWith(REACT_MODULES) ? wrap(name, used[name]) : null;
    },
    transform: {
      filter: { id: /node_modules[\\/]react(-dom)?[\\/]cjs[\\/].*\.production\.js$/ },
      handler: (code, id) => ({
        code: removeUnusedExports(code, id, [...Object.values(used).flat(), ...INTERNAL]),
        map: null,
      }),
    },
  };
}

/** @param {string} name a CommonJS package @param {string[]} names its used exports */
function wrap(name, names) {
  return [
    `import cjs from '${name}';`,
    ...names.map((key) => `export const ${key} = cjs.${key};`),
    'export default cjs;',
  ].join('\n');
}

/**
 * Removes the assignments of unused exports; the minifier then removes the functions that only they used.
 * @param {string} code a CommonJS module
 * @param {string} id its name, for the parser's messages
 * @param {readonly string[]} used names of exports that other modules use
 */
export function removeUnusedExports(code, id, used) {
  /** @type {{ start: number, end: number }[]} */
  const unused = [];
  walk(parse({ path: id, text: code }), (node) => {
    if (node.type !== 'ExpressionStatement') return undefined;
    const { type, left } = node.expression;
    const isExport = type === 'AssignmentExpression' && left.object?.name === 'exports';
    if (isExport && !used.includes(left.property.name) && !isUsedBy(code, left.property.name))
      unused.push(node);
    return undefined;
  });
  // Starts at the end, so that earlier positions stay valid.
  return unused.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
}

/** @param {string} code the module that exports it @param {string} name */
const isUsedBy = (code, name) => code.split(`exports.${name}`).length > 2;

/**
 * react-dom itself requires react.
 * @param {string | undefined} importer
 */
const isPartOfReact = (importer) => /node_modules[\\/](react|react-dom|scheduler)[\\/]/.test(importer ?? '');
