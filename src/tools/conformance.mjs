// @ts-check
// `npm run conformance -- https://site.example/api [--token …]`: checks whether a backend responds to every
// documented call as the elements expect. Exit code 0: conforming; 1: not conforming; 2: invalid arguments.
import { argv, exit } from 'node:process';
import { runnerImport } from 'vite';

const { module } = await runnerImport('src/tools/conformance/conformance.ts', {
  configFile: false,
  logLevel: 'warn',
});
exit(await module.main(argv.slice(2)));
