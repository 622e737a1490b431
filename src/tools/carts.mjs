// @ts-check
// `npm run carts [-- --steps 10000 --seed 1]`: checks that the carts of members and guests are the same for every reader
// after each of many random steps. Uses PostgreSQL if DATABASE_URL is set. Exits with 1 on a difference.
import { argv, exit } from 'node:process';
import { runnerImport } from 'vite';

const { module } = await runnerImport('src/tools/carts/carts.ts', {
  configFile: false,
  logLevel: 'warn',
});
exit((await module.main(argv.slice(2))) ? 0 : 1);
