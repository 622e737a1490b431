// @ts-check
// `npm run archive-docs`: copies the built documentation and the library into dist/archive/versions/<version>, to be served at
// `/versions/<version>/` beside later versions. Needs `npm run build`.
import { runnerImport } from 'vite';

const { module } = await runnerImport('src/tools/demo/archive.ts', { configFile: false, logLevel: 'warn' });
await module.archiveDocs();
