// How do the end-to-end tests run? In Node, driving a real browser against the built server.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: `${import.meta.dirname}/../..`,
  cacheDir: '.cache/vite-e2e',
  test: {
    environment: 'node',
    include: ['src/e2e/**/*.e2e.ts', 'src/tools/**/*.e2e.ts'],
    exclude: ['demo/benchmarks/**'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A busy machine may need a while for what a person would wait for.
    expect: { poll: { timeout: 15_000, interval: 100 } },
    maxWorkers: 2,
    // Server, database and browser share a small machine: what fails once by the clock is tried again, and told as retried.
    retry: 2,
  },
});
