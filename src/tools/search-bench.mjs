// @ts-check
// `npm run search-bench -- --items 10000 --queries 1000 --seed 1`: time of a search preview on the server, in the
// embedded database, and in PostgreSQL with DATABASE_URL. Exit code 1: slower than the limit.
import { runMain } from './run/main.mjs';

await runMain('src/tools/search-bench/search-bench.ts');
