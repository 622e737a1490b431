// @ts-check
// `npm run carts [-- --steps 10000 --seed 1]`: takes random steps in the carts of members and guests, and checks after
// each that all readers of a cart see the same. Uses PostgreSQL if DATABASE_URL is set. Exits with 1 on a difference.
import { runMain } from './run/main.mjs';

await runMain('src/tools/carts/carts.ts');
