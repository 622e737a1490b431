// @ts-check
// `npm run test:e2e`: do the journeys work on the built site? Needs `npm run build`; arguments go to Vitest
// (`npm run test:e2e -- src/e2e/smoke.e2e.ts`).
import { spawnSync } from 'node:child_process';
import { argv, exit } from 'node:process';
import { ensureBrowser } from './browser.mjs';
import { vitest } from './run/plan.mjs';

try {
  // Here and not in the tests: an installation may take longer than a test.
  ensureBrowser();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  exit(1);
}

const [program = '', ...args] = vitest('e2e', '--config', 'src/tools/e2e.config.ts', ...argv.slice(2));
const { status } = spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
exit(status ?? 1);
