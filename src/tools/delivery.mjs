// @ts-check
// `npm run delivery [-- --events 10000 --visitors 4 --seed 1]`: checks that every event is stored exactly once, however its
// page ends. Needs `npm run build`. Exits with 1 when less than 99.9 % were stored, or any event twice.
import { argv, exit } from 'node:process';
import { runnerImport } from 'vite';

const { module } = await runnerImport('src/tools/delivery/delivery.ts', {
  configFile: false,
  logLevel: 'warn',
});
exit((await module.main(argv.slice(2))) ? 0 : 1);
