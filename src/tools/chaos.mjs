// @ts-check
// `npm run chaos -- --faults 20`: kills and pauses parts of a database cluster (npm run cluster) and its servers while
// visitors submit, order and join; compares what was acknowledged with what is stored. `--minutes 30 --servers 4
// --visitors 16 --seed 1 --only primary,server`. Needs `npm run build`. Exit code 1: there are differences.
import { runMain } from './run/main.mjs';

await runMain('src/tools/chaos/chaos.ts');
