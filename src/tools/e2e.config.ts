// Configuration of the end-to-end tests: Vitest in Node drives a real browser against the built server.
import { defineConfig } from 'vitest/config';
import { createLongestFirst } from './longest-first.mjs';
import { BASELINE_WASM } from './node-flags.mjs';

const SLOWEST = [
  'demo-pages.e2e.ts',
  'csp.e2e.ts',
  'site-markup.e2e.ts',
  'consent-pages.e2e.ts',
  'browser-support.e2e.ts',
  'media-touch.e2e.ts',
  'gallery-markup.e2e.ts',
  'chaos.e2e.ts',
  'no-script.e2e.ts',
  'comments-view.e2e.ts',
  'restaurant.e2e.ts',
  'media-moves.e2e.ts',
  'owner.e2e.ts',
  'tracking.e2e.ts',
  'gallery-layout-shift.e2e.ts',
  'image.e2e.ts',
  'gallery-designs.e2e.ts',
  'loading.e2e.ts',
  'faults.e2e.ts',
  'embed.e2e.ts',
  'rolling.e2e.ts',
  'cart-page.e2e.ts',
  'site-context.e2e.ts',
  'gallery-scale.e2e.ts',
  'form.e2e.ts',
  'disclosure-layout-shift.e2e.ts',
  'comments.e2e.ts',
  'commerce-keyboard.e2e.ts',
  'consent.e2e.ts',
  'contributing.e2e.ts',
];

export default defineConfig({
  root: `${import.meta.dirname}/../..`,
  cacheDir: '.cache/vite-e2e',
  test: {
    environment: 'node',
    // The servers that tests start have the same flag.
    execArgv: [BASELINE_WASM],
    include: ['src/e2e/**/*.e2e.ts', 'src/tools/**/*.e2e.ts'],
    globalSetup: 'src/tools/e2e-setup.ts',
    // Generous for busy machines.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Allows for a busy machine; a poll ends as soon as it succeeds.
    expect: { poll: { timeout: 15_000, interval: 50 } },
    // One more than the usual two cores: a worker spends a third of its time waiting.
    maxWorkers: 3,
    // Files in the same worker share its browser and server (src/e2e/harness.ts).
    isolate: false,
    sequence: { sequencer: createLongestFirst(SLOWEST) },
  },
});
