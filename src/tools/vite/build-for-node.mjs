// @ts-check
// Builds code that runs in Node: modules for the oldest supported version, with external npm packages.
import { resolve } from 'node:path';
import { build } from 'vite';

/**
 * @param {{
 *   input: Record<string, string>,
 *   out: string,
 *   output: import('vite').Rollup.OutputOptions,
 *   define?: Record<string, string>,
 *   logLevel?: import('vite').LogLevel,
 * }} options
 */
export async function buildForNode({ input, out, output, define = {}, logLevel = 'warn' }) {
  await build({
    root: resolve(import.meta.dirname, '../../..'),
    configFile: false,
    logLevel,
    define,
    build: {
      ssr: true,
      outDir: out,
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      rollupOptions: { input, output: { format: 'es', ...output } },
    },
  });
}
