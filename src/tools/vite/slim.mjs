// @ts-check
// The runtime of `slim/`: the same sources on preact/compat instead of React.
import { isAbsolute, resolve } from 'node:path';

/** Mode and folder of the build. */
export const SLIM = 'slim';

/** @type {Record<string, string>} */
const REPLACEMENTS = {
  react: resolve('src/kit/slim/react.ts'),
  'react-dom': 'preact/compat',
  'react-dom/client': resolve('src/kit/slim/client.ts'),
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
  './block-root': resolve('src/kit/slim/block-root.tsx'),
};

/**
 * The modules that are bundled for tests, without r2wc, which imports source modules.
 * @param {readonly string[]} modules modules of packages, such as `react-dom`
 */
export function slimModules(modules) {
  const replaced = modules.map((name) => REPLACEMENTS[name] ?? name);
  const bundled = replaced.filter((name) => !isAbsolute(name) && !name.startsWith('@r2wc/'));
  return [...new Set([...bundled, 'preact', 'preact/compat'])];
}

/** @returns {import('vite').Plugin} */
export function slim() {
  const alias = Object.entries(REPLACEMENTS).map(([name, replacement]) => ({
    // Matches whole names only.
    find: new RegExp(`^${name.replaceAll('.', '\\.')}$`),
    replacement,
  }));
  return {
    name: SLIM,
    config: () => ({ resolve: { alias } }),
    configResolved: ({ optimizeDeps }) => {
      // React's plugin would bundle the replacement a second time, with the modules that it imports.
      optimizeDeps.include = (optimizeDeps.include ?? []).filter((name) => !(name in REPLACEMENTS));
    },
  };
}
