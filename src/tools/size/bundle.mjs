// @ts-check
// Measures the size of selected sources, regardless of their chunks: bundles them in memory with the build
// configuration.
import { resolve } from 'node:path';
import { build } from 'vite';
import { inlineCalls } from '../vite/inline-calls.mjs';
import { stripDescriptions } from '../vite/strip-descriptions.mjs';
import { toBuilt } from './measure.mjs';

/** @typedef {import('./measure.mjs').Built} Built */

const ENTRY = 'virtual:sources';

/**
 * @param {string} name
 * @param {readonly string[]} modules paths of sources
 * @returns {Promise<Built>}
 */
export async function bundle(name, modules) {
  return { ...toBuilt(name, await bundleSources(modules)), name, imports: [] };
}

/**
 * Bundles sources with all exports and imports into one script.
 * @param {readonly string[]} modules paths of sources
 * @returns {Promise<string>} the code of the script
 */
export async function bundleSources(modules) {
  const lines = modules.map((path) => `export * from ${JSON.stringify(resolve(path))};`).join('\n');
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [
      stripDescriptions(),
      inlineCalls(),
      {
        name: 'sources',
        // Vite first looks for an entry file.
        resolveId: (id) => (id.endsWith(ENTRY) ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? lines : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: ENTRY, formats: ['es'], fileName: 'bundle' },
      // Same options as in vite.config.ts.
      rolldownOptions: {
        treeshake: { propertyReadSideEffects: false },
        output: { minify: true, codeSplitting: false },
      },
    },
  });
  const [made] = [result].flat();
  const chunk = made && 'output' in made ? made.output.find((one) => one.type === 'chunk') : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`${modules.join(', ')}: nothing was built.`);
  return chunk.code;
}
