// @ts-check
// `npm run overlays [-- --steps 10000 --seed 1]`: opens and closes overlays of all kinds in random order, with Escape
// and their buttons, and checks focus, inert and scrolling after each step (src/e2e/overlay-stack.e2e.ts). Needs `npm
// run build`. Exits with 1 on a difference.
import { spawnSync } from 'node:child_process';
import { argv, env, execPath, exit } from 'node:process';
import { readArguments } from './arguments.mjs';

const { steps, seed } = readArguments(argv.slice(2), { steps: 1000, seed: 1 });
const { status } = spawnSync(
  execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'src/tools/e2e.config.ts',
    'src/e2e/overlay-stack.e2e.ts',
  ],
  { stdio: 'inherit', env: { ...env, OVERLAY_STEPS: `${steps}`, OVERLAY_SEED: `${seed}` } },
);
exit(status ?? 1);
