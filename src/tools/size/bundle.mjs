// @ts-check
// Size of selected sources, regardless of their chunks: bundles them in memory with the build configuration.
import { resolve } from 'node:path';
import { build } from 'vite';
import { inlineCalls } from '../vite/inline-calls.mjs';
import { stripDescriptions } from '../vite/strip-descriptions.mjs';
import { toBuilt } from './measure.mjs';

/** @typedef {import('./measure.mjs').Built} Built */

const ENTRY = 'virtual:sources';

/**
 * Bundles sources with all exports and imports into one script.
 * @param {string} name
 * @param {readonly string[]} modules paths of sources
 * @returns {Promise<Built>}
 */
export async function bundle(name, modules) {
  const lines = modules.map((path) => `export * from ${JSON.stringify(resolve(path))};`).join('\n');
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [
      stripDescriptions(),
      inlineCalls(),
      {
        name: 'sources',
        // Vite looks for an entry as a file first.
        resolveId: (id) => (id.endsWith(ENTRY) ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? lines : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: ENTRY, formats: ['es'], fileName: name },
      rolldownOptions: { output: { minify: true, codeSplitting: false } },
    },
  });
  const [made] = [result].flat();
  const chunk = made && 'output' in made ? made.output.find((one) => one.type === 'chunk') : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`${name}: nothing was built.`);
  return { ...toBuilt(name, chunk.code), name, imports: [] };
}
