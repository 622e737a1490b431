// @ts-check
// `npm run conformance -- https://site.example/api [--token …]`: does a backend answer every documented call as the elements
// expect it? Ends with 0 when it does, 1 when something is wrong, 2 when the question cannot be asked.
import { argv, exit } from 'node:process';
import { runnerImport } from 'vite';

const { module } = await runnerImport('src/tools/conformance/conformance.ts', {
  configFile: false,
  logLevel: 'warn',
});
exit(await module.main(argv.slice(2)));
