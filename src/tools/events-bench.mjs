// @ts-check
// `npm run events-bench -- --seconds 5 --connections 32 --batch 1`: measures the events per second that the built
// server acknowledges, with the embedded database, or with PostgreSQL if DATABASE_URL is set. Needs `npm run build`.
// `--rate 15000` sends a fixed number per second. Exit code 1: an event was lost or stored twice.
import { runMain } from './run/main.mjs';

await runMain('src/tools/events-bench/events-bench.ts');
