// @ts-check
// `npm run chaos -- --faults 20`: servers on a database cluster (npm run cluster) whose parts are killed and paused while visitors
// submit, order and join; compares what was acknowledged with what is stored. `--minutes 30 --servers 4 --visitors 16 --seed 1
// --only primary,server`. Needs `npm run build`. Exit code 1: something differs.
import { runMain } from './run/main.mjs';

await runMain('src/tools/chaos/chaos.ts');
