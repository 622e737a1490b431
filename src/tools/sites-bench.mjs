// @ts-check
// `npm run sites-bench -- --sites 1,100,10000 --visited 400 --requests 2000`: what sites cost the server that has them, in the
// embedded database, and in PostgreSQL with DATABASE_URL: start, memory, the first request of a site, and later ones. Needs
// `npm run build`.
import { runMain } from './run/main.mjs';

await runMain('src/tools/sites-bench/sites-bench.ts');
