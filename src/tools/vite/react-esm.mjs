// @ts-check
// Wraps React, a CommonJS package, as a module with named exports in the shared chunk, so that other chunks need no
// interop helper.
import { createRequire } from 'node:module';

const PACKAGES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
/** Prefix of the ID of a wrapped package. */
export const REACT_MODULES = '\0esm:';
const require = createRequire(import.meta.url);

/** @returns {import('vite').Plugin} */
export function reactAsModule() {
  return {
    name: 'react-as-module',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      PACKAGES.includes(source) && !importer?.startsWith(REACT_MODULES) && !isPartOfReact(importer)
        ? REACT_MODULES + source
        : null,
    load: (id) => (id.startsWith(REACT_MODULES) ? wrapper(id.slice(REACT_MODULES.length)) : null),
  };
}

/** @param {string} name a CommonJS package */
function wrapper(name) {
  process.env.NODE_ENV = 'production';
  const names = Object.keys(require(name)).filter((key) => /^[a-zA-Z]\w*$/.test(key) && key !== 'default');
  return [
    `import cjs from '${name}';`,
    ...names.map((key) => `export const ${key} = cjs.${key};`),
    'export default cjs;',
  ].join('\n');
}

/**
 * react-dom itself requires react.
 * @param {string | undefined} importer
 */
const isPartOfReact = (importer) => /node_modules[\\/](react|react-dom|scheduler)[\\/]/.test(importer ?? '');
