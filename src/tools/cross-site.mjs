// @ts-check
// `npm run cross-site [-- --requests 10000 --seed 1]`: sends data of one site to another site of the same server. Uses
// PostgreSQL if DATABASE_URL is set. Exits with 1 if a response is about the wrong site, or if a site has changed.
import { runMain } from './run/main.mjs';

await runMain('src/tools/cross-site/cross-site.ts');
