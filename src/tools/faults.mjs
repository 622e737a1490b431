// @ts-check
// `npm run faults [-- --submissions 10000 --visitors 4 --seed 1]`: checks that every submitted form is stored exactly once
// in spite of faults. Needs `npm run build`. Exits with 1 when a submission was lost or stored twice.
import { argv, exit } from 'node:process';
import { runnerImport } from 'vite';

const { module } = await runnerImport('src/tools/faults/faults.ts', { configFile: false, logLevel: 'warn' });
exit((await module.main(argv.slice(2))) ? 0 : 1);
