// @ts-check
// `npm run cross-site [-- --requests 10000 --seed 1]`: sends what belongs to one site to another site of the same server. Uses
// PostgreSQL if DATABASE_URL is set. Exits with 1 when an answer is about the wrong site, or a site has changed.
import { argv, exit } from 'node:process';
import { runnerImport } from 'vite';

const { module } = await runnerImport('src/tools/cross-site/cross-site.ts', {
  configFile: false,
  logLevel: 'warn',
});
exit((await module.main(argv.slice(2))) ? 0 : 1);
