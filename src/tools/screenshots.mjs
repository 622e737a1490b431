// @ts-check
// `npm run screenshots [-- words of addresses] [--no-js] [--fold]`: how do the pages of the demo look? Each is taken
// narrow and wide, light and dark, into screenshots/; start it after `npm run build`.
import { argv } from 'node:process';
import { runnerImport } from 'vite';

const { module } = await runnerImport('src/tools/demo/screenshots.ts', {
  configFile: false,
  logLevel: 'warn',
});
await module.takeScreenshots(argv.slice(2));
