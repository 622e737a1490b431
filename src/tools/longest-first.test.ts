// Tests the order of the test files.
import { expect, it } from 'vitest';
import type { TestSpecification, Vitest } from 'vitest/node';
import { createLongestFirst } from './longest-first.mjs';

const toSpecification = (moduleId: string) =>
  ({ moduleId, project: { name: '', config: { sequence: { groupOrder: 0 } } } }) as TestSpecification;

/** Vitest without results of an earlier run. */
const vitest = {
  config: { root: '/' },
  cache: {
    getFileTestResults: () => undefined,
    getFileStats: (key: string) => ({ size: key.length }),
  },
} as unknown as Vitest;

it('puts the slowest files first and leaves the others in the order of Vitest', async () => {
  const files = ['/a/large-but-fast.e2e.ts', '/a/form.e2e.ts', '/a/slow.e2e.ts', '/a/middle.e2e.ts'];
  const Sequencer = createLongestFirst(['slow.e2e.ts', 'form.e2e.ts']);
  const sorted = await new Sequencer(vitest).sort(files.map(toSpecification));
  expect(sorted.map(({ moduleId }) => moduleId)).toEqual([
    '/a/slow.e2e.ts',
    '/a/form.e2e.ts',
    '/a/large-but-fast.e2e.ts',
    '/a/middle.e2e.ts',
  ]);
});
