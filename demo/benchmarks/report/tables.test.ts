import { expect, it } from 'vitest';
import { suiteTables } from './tables.mjs';

const RUN = { when: '2026-11-28T15:07:48.349Z', seconds: 50, cores: 2, load: [1.5, 1, 1], rounds: 5 };

it('prints the cost of an element beside that of a plain one, and the conditions of the run', () => {
  const sample = (cpu: number) => ({ readyMs: { med: 2 * cpu }, cpuMs: { med: cpu }, insertMs: { med: 3 } });
  const rows = Object.fromEntries(
    ['limit/plain-ce-light', 'ours/badge'].flatMap((id, at) =>
      [1, 100, 1000].map((size) => [`${id}#${size}`, sample(size * (at + 1))]),
    ),
  );
  const perElement = { 'ours/badge': { jsHeapBytes: 120, embedderBytes: 80, nodes: 2, listeners: 0 } };
  const [table = ''] = suiteTables({ upgrade: { ...RUN, rows, perElement, browser: '156.0' } });
  expect(table).toMatch(/\| ours\/badge \| 4 \| 2 \| .* \| 2000 \| 2 \| 3 \| 120 \| 80 \| 2 \| 0 \|/);
  expect(table).toContain('Measured on 2026-11-28 in 50 s: Chromium 156.0, 2 cores, load 1.5.');
});
