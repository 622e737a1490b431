// @ts-check
// `npm run build:demo`: writes the demo (example site, index, element pages) to dist/demo, to be served at `/`.
import { runnerImport } from 'vite';

const { module } = await runnerImport('src/tools/demo/build.ts', { configFile: false, logLevel: 'warn' });
await module.buildDemo();
