// @ts-check
// `npm run rolling -- --from HEAD~1`: servers of another version, built from git, and servers of this version share a
// PostgreSQL while visitors act; the old ones are replaced one by one, and one of them comes back. No request may fail,
// and what was acknowledged is stored once. `--seconds 5 --visitors 16`. Needs `npm run build` and Debian's
// `postgresql`. Exit code 1: something failed.
import { runMain } from './run/main.mjs';

await runMain('src/tools/rolling/rolling.ts');
