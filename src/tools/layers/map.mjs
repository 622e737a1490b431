// @ts-check
// Layers and their permitted imports: core <- services <- kit <- blocks, devtools <- elements <- demo, core <- theme <- kit,
// and core, theme <- server.

/** @typedef {{ path: string, line: number, message: string }} Finding */

/** What each layer may import besides itself. @type {Record<string, readonly string[]>} */
export const MAY_IMPORT = {
  core: [],
  theme: ['core'],
  services: ['core'],
  kit: ['core', 'theme', 'services'],
  blocks: ['core', 'theme', 'services', 'kit'],
  devtools: ['core', 'theme', 'services', 'kit'],
  elements: ['core', 'theme', 'services', 'kit', 'blocks', 'devtools'],
  demo: ['core', 'theme', 'services', 'kit', 'blocks', 'devtools', 'elements'],
  server: ['core', 'theme'],
  'server-render': ['core', 'theme', 'services', 'kit', 'blocks', 'elements'],
};

/** The layers that are shipped to visitors or run as the server. */
export const PRODUCT = Object.keys(MAY_IMPORT);

/** Code that is never shipped: it may import anything, but no product code may import it. */
const DEVELOPMENT = ['tools', 'e2e', 'spec', 'editors'];

/**
 * The layer of a project path: a product layer, `tools` (including all files at the top level, the benchmarks and the
 * generators of demo assets), `e2e`, `spec`, `editors`, or undefined for an unknown folder in `src`.
 * @param {string} path
 * @returns {string | undefined}
 */
export function layerOf(path) {
  const [top = '', second = ''] = path.split('/');
  if (top === 'demo' && (second === 'benchmarks' || second === 'generators')) return 'tools';
  if (top === 'elements' || top === 'demo') return top;
  if (top !== 'src') return 'tools';
  return PRODUCT.includes(second) || DEVELOPMENT.includes(second) ? second : undefined;
}

/** Whether the file is a test or a test helper, which may import anything. @param {string} path */
export function isTest(path) {
  return /\.(?:test|spec|e2e)\.[a-z]+$|\/testing\/|^src\/tools\/.*\.types\./.test(path);
}

/** Whether the rules for shipped code apply to this file. @param {string} path */
export function isProduct(path) {
  return PRODUCT.includes(layerOf(path) ?? '') && !isTest(path);
}
