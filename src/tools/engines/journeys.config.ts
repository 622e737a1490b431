// Configuration of the journeys: Vitest in Node drives the engines of `ENGINES` against the built server.
import { defineConfig } from 'vitest/config';
import { BASELINE_WASM } from '../node-flags.mjs';

const engines = (process.env.ENGINES ?? 'firefox,webkit').split(',');

export default defineConfig({
  root: `${import.meta.dirname}/../../..`,
  cacheDir: '.cache/vite-journeys',
  test: {
    environment: 'node',
    execArgv: [BASELINE_WASM],
    include: engines.map((engine) => `src/tools/engines/journeys/${engine}.journey.ts`),
    // Generous for busy machines.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A poll ends as soon as it succeeds.
    expect: { poll: { timeout: 20_000, interval: 50 } },
    maxWorkers: 2,
  },
});
