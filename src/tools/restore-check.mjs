// @ts-check
// `npm run restore-check`: deletes a PostgreSQL database with a base backup and a log archive while visitors submit and order, and
// restores it to a point in time; compares what was acknowledged before that time with what is there. `--seconds 5
// --visitors 8 --port 15600`. Needs `npm run build`. Exit code 1: there are differences.
import { runMain } from './run/main.mjs';

await runMain('src/tools/restore-check/restore-check.ts');
