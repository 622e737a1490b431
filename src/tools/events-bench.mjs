// @ts-check
// `npm run events-bench -- --seconds 5 --connections 32 --batch 1`: events per second that the built server acknowledges, in
// the embedded database, and in PostgreSQL with DATABASE_URL. Needs `npm run build`. Exit code 1: an event was lost or doubled.
import { runMain } from './run/main.mjs';

await runMain('src/tools/events-bench/events-bench.ts');
