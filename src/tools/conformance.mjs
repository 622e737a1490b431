// @ts-check
// `npm run conformance -- https://site.example/api [--token …]`: checks whether a backend responds to every
// documented call as the elements expect. Exit code 0: conforming; 1: not conforming; 2: invalid arguments.
import { runMain } from './run/main.mjs';

await runMain('src/tools/conformance/conformance.ts');
