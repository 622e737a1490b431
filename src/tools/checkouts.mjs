// @ts-check
// `npm run checkouts [-- --checkouts 10000 --stock 100 --parallel 50 --servers 3 --kills 100 --faults on --seed 1]`: checks that no piece is sold
// twice and no payment is lost or captured twice. Uses PostgreSQL if DATABASE_URL is set. Exits with 1 on a difference.
import { runMain } from './run/main.mjs';

await runMain('src/tools/checkouts/checkouts.ts');
