// @ts-check
// `npm run restore-check`: a PostgreSQL with a base backup and an archive of its log is lost while visitors submit and order, and
// restored to a point in time; compares what was acknowledged before that time with what is there. `--seconds 5 --visitors 8
// --port 15600`. Needs `npm run build`. Exit code 1: something differs.
import { runMain } from './run/main.mjs';

await runMain('src/tools/restore-check/restore-check.ts');
