// @ts-check
// `npm run fuzz [-- --requests 100000 --seed 1]`: sends random requests to every call and page of the server. Uses PostgreSQL
// if DATABASE_URL is set. Exits with 1 when one is answered with a server error, or not at all.
import { argv, exit } from 'node:process';
import { runnerImport } from 'vite';

const { module } = await runnerImport('src/tools/fuzz/fuzz.ts', {
  configFile: false,
  logLevel: 'warn',
});
exit((await module.main(argv.slice(2))) ? 0 : 1);
