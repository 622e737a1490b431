// Does the last line of `npm test` tell the truth, also when something other than a test failed?
import { expect, it } from 'vitest';
import { summarize } from './summary.mjs';

const steps = [{ name: 'Types' }, { name: 'Tests' }];
const ran = (...passed: boolean[]) =>
  passed.map((ok, index) => ({ name: steps[index]!.name, seconds: 1, passed: ok }));
const counts = (passed: number, failed: number, skipped = 0) => ({ passed, failed, skipped });
const last = (lines: string[]) => lines.at(-1);

it('adds up the runners', () => {
  const results = [
    { runner: 'node', counts: counts(3, 0) },
    { runner: 'browser', counts: counts(4, 0, 2) },
  ];
  const { lines, passed } = summarize(steps, ran(true, true), results);
  expect(last(lines)).toBe('7 passed, 0 failed');
  expect(lines).toContain('2 skipped');
  expect(passed).toBe(true);
});

it('shows failed tests', () => {
  const failed = { ...counts(3, 2), failures: ['a.test.ts > adds: 1 is not 2'] };
  const { lines, passed } = summarize(steps, ran(true, false), [{ runner: 'node', counts: failed }]);
  expect(lines).toContain('  failed   a.test.ts > adds: 1 is not 2');
  expect(last(lines)).toBe('3 passed, 2 failed');
  expect(passed).toBe(false);
});

it('counts a failed step without failed tests as one failure, and says what was not run', () => {
  const { lines, passed } = summarize(steps, ran(false), [{ runner: 'node', counts: undefined }]);
  expect(last(lines)).toBe('0 passed, 1 failed');
  expect(lines).toContain('  not run  Tests');
  expect(passed).toBe(false);
});

it('does not pass when a step was left out', () => {
  expect(summarize(steps, ran(true), []).passed).toBe(false);
});
