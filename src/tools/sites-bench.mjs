// @ts-check
// `npm run sites-bench -- --sites 1,100,10000 --visited 400 --requests 2000`: measures what sites cost their server,
// with the embedded database, or with PostgreSQL if DATABASE_URL is set: start, memory, the first request of a site,
// and later ones. Needs `npm run build`.
import { runMain } from './run/main.mjs';

await runMain('src/tools/sites-bench/sites-bench.ts');
