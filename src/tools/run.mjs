// Runs a TypeScript tool on Node 20: bundles it with Vite into .cache and imports it. `node src/tools/run.mjs
// <file.ts> [arguments]`
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const [entry] = process.argv.splice(2, 1);
if (!entry) throw new Error('run.mjs: pass the file to run, for example demo/generators/pictures/make.ts');
const outDir = resolve('.cache/tools', basename(entry, '.ts'));
await build({
  configFile: false,
  logLevel: 'warn',
  ssr: { target: 'node' },
  build: {
    ssr: entry,
    outDir,
    emptyOutDir: true,
    target: 'node20',
    rollupOptions: { output: { entryFileNames: 'main.mjs' } },
  },
});
await import(pathToFileURL(resolve(outDir, 'main.mjs')).href);
