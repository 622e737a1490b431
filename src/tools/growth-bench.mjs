// @ts-check
// `DATABASE_URL=… npm run growth-bench -- --servers 1,2,4 --seconds 5 --connections 32`: measures forms and pages per
// second of several servers on one PostgreSQL, or of one server with its embedded database, their processor time per
// request, and how long another visitor waits for pages meanwhile; `--rate 400` sends a fixed number per second. Needs
// `npm run build`.
import { runMain } from './run/main.mjs';

await runMain('src/tools/growth-bench/growth-bench.ts');
