// @ts-check
// `npm run fuzz [-- --requests 100000 --seed 1]`: sends random requests to every call and page of the server. Uses
// PostgreSQL if DATABASE_URL is set. Exits with 1 if one is answered with a server error, or not at all.
import { runMain } from './run/main.mjs';

await runMain('src/tools/fuzz/fuzz.ts');
