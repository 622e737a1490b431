import { expect, it } from 'vitest';
import { summarize } from './summary.mjs';

const steps = [{ name: 'Types' }, { name: 'Tests' }];
const ran = (...passed: boolean[]) =>
  passed.map((ok, index) => ({ name: steps[index]!.name, seconds: 1 + 2 * index, passed: ok }));
const result = (passed: number, failed: number, skipped = 0) => ({
  passed,
  failed,
  skipped,
  failures: [] as string[],
  files: [] as { path: string; seconds: number }[],
});
const last = (lines: string[]) => lines.at(-1);

it('adds up the runners', () => {
  const runners = [
    { runner: 'node', result: result(3, 0) },
    { runner: 'browser', result: result(4, 0, 2) },
  ];
  const { lines, passed } = summarize(steps, ran(true, true), runners);
  expect(last(lines)).toBe('7 passed, 0 failed');
  expect(lines).toContain('2 skipped');
  expect(passed).toBe(true);
});

it('lists failed tests', () => {
  const failed = { ...result(3, 2), failures: ['a.test.ts > adds: 1 is not 2'] };
  const { lines, passed } = summarize(steps, ran(true, false), [{ runner: 'node', result: failed }]);
  expect(lines).toContain('  failed   a.test.ts > adds: 1 is not 2');
  expect(last(lines)).toBe('3 passed, 2 failed');
  expect(passed).toBe(false);
});

it('counts a failed step without failed tests as one failure, and lists the steps that did not run', () => {
  const { lines, passed } = summarize(steps, ran(false), [{ runner: 'node', result: undefined }]);
  expect(last(lines)).toBe('0 passed, 1 failed');
  expect(lines).toContain('  not run  Tests');
  expect(passed).toBe(false);
});

it('does not pass if a step did not run', () => {
  expect(summarize(steps, ran(true), []).passed).toBe(false);
});

it('shows the share of each step', () => {
  const { lines } = summarize(steps, ran(true, true), []);
  expect(lines.slice(0, 2)).toEqual(['  ok       Types (1.0 s, 25 %)', '  ok       Tests (3.0 s, 75 %)']);
});

it('lists the ten slowest files of all runners, the slowest first', () => {
  const files = (name: string, ...seconds: number[]) => ({
    ...result(1, 0),
    files: seconds.map((time) => ({ path: `${name}-${time}`, seconds: time })),
  });
  const runners = [
    { runner: 'node', result: files('node', 1, 3, 5, 7, 9, 11) },
    { runner: 'e2e', result: files('e2e', 2, 4, 6, 8, 10, 60) },
  ];
  const { lines } = summarize(steps, ran(true, true), runners);
  const start = lines.indexOf('Slowest test files:');
  expect(lines.slice(start + 1, start + 3)).toEqual(['   60.0 s  e2e-60', '   11.0 s  node-11']);
  expect(lines.filter((line) => / s {2}\w+-\d+$/.test(line))).toHaveLength(10);
});
