import { rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { readResult, resultFile, sumResults, writeResult } from './results.mjs';

const RUNNER = 'made-up';
afterEach(() => rmSync(resultFile(RUNNER), { force: true }));

const result = {
  passed: 3,
  failed: 1,
  skipped: 2,
  failures: ['x'],
  files: [{ path: 'a.test.ts', seconds: 2 }],
};

it('reads the result of a runner', () => {
  writeResult(RUNNER, result);
  expect(readResult(RUNNER)).toEqual(result);
});

it('returns undefined for a missing or truncated result', () => {
  expect(readResult(RUNNER)).toBeUndefined();
  writeFileSync(resultFile(RUNNER), '{"passed":');
  expect(readResult(RUNNER)).toBeUndefined();
});

it('reads a report of Vitest, names the failed tests, and counts a file that could not run as a failure', () => {
  const passed = { status: 'passed', title: 'adds' };
  const times = { startTime: 1000, endTime: 3500 };
  const report = {
    testResults: [
      {
        ...times,
        name: resolve('src/a.test.ts'),
        status: 'failed',
        assertionResults: [
          passed,
          { status: 'failed', title: 'sums', fullName: 'a sums', failureMessages: ['1 is not 2\n  at b'] },
          { status: 'pending', title: 'later' },
          { status: 'todo', title: 'some day' },
        ],
      },
      {
        ...times,
        name: resolve('src/b.test.ts'),
        status: 'failed',
        message: 'no such module:\n  ./b\n    at load (b.ts:1:1)',
        assertionResults: [],
      },
      { ...times, name: resolve('src/c.test.ts'), status: 'passed', assertionResults: [passed, passed] },
    ],
  };
  writeFileSync(resultFile(RUNNER), JSON.stringify(report));
  expect(readResult(RUNNER)).toEqual({
    passed: 3,
    failed: 2,
    skipped: 2,
    failures: ['src/a.test.ts > a sums: 1 is not 2', 'src/b.test.ts > did not run: no such module: ./b'],
    files: ['a', 'b', 'c'].map((name) => ({ path: `src/${name}.test.ts`, seconds: 2.5 })),
  });
});

it('sums results', () => {
  expect(sumResults([result, result])).toEqual({
    passed: 6,
    failed: 2,
    skipped: 4,
    failures: ['x', 'x'],
    files: [...result.files, ...result.files],
  });
});
