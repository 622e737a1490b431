// @ts-check
// Wraps React, a CommonJS package, as a module with named exports in the shared chunk, so that other chunks need no
// interop helper, and removes what nothing uses: a bundler keeps all exports of a CommonJS package.

import { parse, walk } from '../source/parse.mjs';

/** The exports that the elements and r2wc use; the build fails at an import of another one. */
const EXPORTS = {
  react: [
    'Component',
    'Fragment',
    'Suspense',
    'createContext',
    'createElement',
    'lazy',
    'memo',
    'use',
    'useCallback',
    'useEffect',
    'useId',
    'useLayoutEffect',
    'useMemo',
    'useReducer',
    'useRef',
    'useState',
    'useSyncExternalStore',
  ],
  'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
  'react-dom': ['createPortal', 'flushSync'],
  'react-dom/client': ['createRoot', 'hydrateRoot'],
};
/** What the packages use of each other. */
const INTERNAL = [
  'version',
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
];
const USED = new Set([...Object.values(EXPORTS).flat(), ...INTERNAL]);
/** Prefix of the ID of a wrapped package. */
export const REACT_MODULES = '\0esm:';

/** @returns {import('vite').Plugin} */
export function reactAsModule() {
  return {
    name: 'react-as-module',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source in EXPORTS && !importer?.startsWith(REACT_MODULES) && !isPartOfReact(importer)
        ? REACT_MODULES + source
        : null,
    load: (id) => {
      const name = /** @type {keyof typeof EXPORTS} */ (id.slice(REACT_MODULES.length));
      return id.startsWith(REACT_MODULES) ? wrapper(name) : null;
    },
    transform: {
      filter: { id: /node_modules[\\/]react(-dom)?[\\/]cjs[\\/].*\.production\.js$/ },
      handler: (code, id) => ({ code: withoutUnusedExports(code, id), map: null }),
    },
  };
}

/** @param {keyof typeof EXPORTS} name a CommonJS package */
function wrapper(name) {
  return [
    `import cjs from '${name}';`,
    ...EXPORTS[name].map((key) => `export const ${key} = cjs.${key};`),
    'export default cjs;',
  ].join('\n');
}

/**
 * Removes the assignments of unused exports; the minifier then removes the functions that only they used.
 * @param {string} code a CommonJS module
 * @param {string} id its name, for the parser's messages
 */
export function withoutUnusedExports(code, id) {
  /** @type {{ start: number, end: number }[]} */
  const unused = [];
  walk(parse({ path: id, text: code }), (node) => {
    if (node.type !== 'ExpressionStatement') return undefined;
    const { type, left } = node.expression;
    const isExport = type === 'AssignmentExpression' && left.object?.name === 'exports';
    if (isExport && !isUsed(left.property.name, code)) unused.push(node);
    return undefined;
  });
  // Starts at the end, so that earlier positions stay valid.
  return unused.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
}

/** @param {string} name @param {string} code the module that exports it, which may use it, too */
const isUsed = (name, code) => USED.has(name) || code.split(`exports.${name}`).length > 2;

/**
 * react-dom itself requires react.
 * @param {string | undefined} importer
 */
const isPartOfReact = (importer) => /node_modules[\\/](react|react-dom|scheduler)[\\/]/.test(importer ?? '');
