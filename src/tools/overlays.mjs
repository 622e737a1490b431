// @ts-check
// `npm run overlays [-- --steps 10000 --seed 1]`: opens and closes overlays of all kinds in random order, by Escape and
// their buttons, and checks focus, inert and scrolling after each step (src/e2e/overlay-stack.e2e.ts). Needs
// `npm run build`. Exits with 1 on a difference.
import { spawnSync } from 'node:child_process';
import { argv, env, execPath, exit } from 'node:process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  args: argv.slice(2),
  options: { steps: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
});
for (const [name, value] of Object.entries(values))
  if (!/^[1-9]\d*$/.test(value)) {
    console.error(`--${name}: ${value} is not a positive whole number.`);
    exit(1);
  }
const { status } = spawnSync(
  execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'src/tools/e2e.config.ts',
    'src/e2e/overlay-stack.e2e.ts',
  ],
  { stdio: 'inherit', env: { ...env, OVERLAY_STEPS: values.steps, OVERLAY_SEED: values.seed } },
);
exit(status ?? 1);
