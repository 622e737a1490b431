// @ts-check
// `npm run carts [-- --steps 10000 --seed 1]`: checks that the carts of members and guests are the same for every reader
// after each of many random steps. Uses PostgreSQL if DATABASE_URL is set. Exits with 1 on a difference.
import { runMain } from './run/main.mjs';

await runMain('src/tools/carts/carts.ts');
