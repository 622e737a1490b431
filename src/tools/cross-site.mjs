// @ts-check
// `npm run cross-site [-- --requests 10000 --seed 1]`: sends what belongs to one site to another site of the same server. Uses
// PostgreSQL if DATABASE_URL is set. Exits with 1 when an answer is about the wrong site, or a site has changed.
import { runMain } from './run/main.mjs';

await runMain('src/tools/cross-site/cross-site.ts');
