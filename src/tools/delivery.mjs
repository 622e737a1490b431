// @ts-check
// `npm run delivery [-- --events 10000 --visitors 4 --seed 1]`: checks that every event is stored exactly once, however
// its page ends. Needs `npm run build`. Exits with 1 if less than 99.9 % of the events were stored, or any event twice.
import { runMain } from './run/main.mjs';

await runMain('src/tools/delivery/delivery.ts');
