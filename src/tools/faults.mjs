// @ts-check
// `npm run faults [-- --submissions 10000 --visitors 4 --seed 1]`: checks that every submitted form is stored exactly
// once in spite of faults. Needs `npm run build`. Exits with 1 if a submission was lost or stored twice.
import { runMain } from './run/main.mjs';

await runMain('src/tools/faults/faults.ts');
