// @ts-check
// `npm run search-bench -- --items 10000 --queries 1000 --seed 1`: measures the time of a search preview on the server,
// with the embedded database, or with PostgreSQL if DATABASE_URL is set. Exit code 1: slower than the limit.
import { runMain } from './run/main.mjs';

await runMain('src/tools/search-bench/search-bench.ts');
