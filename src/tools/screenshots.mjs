// @ts-check
// `npm run screenshots [-- parts of addresses] [--no-js] [--fold] [--themes]`: takes screenshots of the demo pages,
// narrow and wide, light and dark, and in two themes, into screenshots/. Requires `npm run build`.
import { argv } from 'node:process';
import { runnerImport } from 'vite';

const { module } = await runnerImport('src/tools/demo/screenshots.ts', {
  configFile: false,
  logLevel: 'warn',
});
await module.takeScreenshots(argv.slice(2));
