// @ts-check
// `npm run faults [-- --submissions 10000 --visitors 4 --seed 1]`: is every form that was sent stored, exactly once, whatever
// happens on the way? Start it after `npm run build`. Ends with 1 when something was lost or doubled.
import { argv, exit } from 'node:process';
import { runnerImport } from 'vite';

const { module } = await runnerImport('src/tools/faults/faults.ts', { configFile: false, logLevel: 'warn' });
exit((await module.main(argv.slice(2))) ? 0 : 1);
