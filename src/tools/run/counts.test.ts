// Are the results of every runner read as what they say, and a missing one as missing?
import { rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { addCounts, readCounts, resultFile, writeCounts } from './counts.mjs';

const RUNNER = 'made-up';
afterEach(() => rmSync(resultFile(RUNNER), { force: true }));

it('reads what a runner wrote', () => {
  writeCounts(RUNNER, { passed: 3, failed: 1, skipped: 2 });
  expect(readCounts(RUNNER)).toEqual({ passed: 3, failed: 1, skipped: 2 });
});

it('has nothing to say of a runner that left no result, or half of one', () => {
  expect(readCounts(RUNNER)).toBeUndefined();
  writeFileSync(resultFile(RUNNER), '{"passed":');
  expect(readCounts(RUNNER)).toBeUndefined();
});

it('reads the report of Vitest, names what failed, and counts a file that could not run as a failure', () => {
  const passed = { status: 'passed', title: 'adds' };
  const report = {
    testResults: [
      {
        name: resolve('src/a.test.ts'),
        status: 'failed',
        assertionResults: [
          passed,
          { status: 'failed', title: 'sums', fullName: 'a sums', failureMessages: ['1 is not 2\n  at b'] },
          { status: 'pending', title: 'later' },
          { status: 'todo', title: 'some day' },
        ],
      },
      { name: resolve('src/b.test.ts'), status: 'failed', message: 'no such module', assertionResults: [] },
      { name: resolve('src/c.test.ts'), status: 'passed', assertionResults: [passed, passed] },
    ],
  };
  writeFileSync(resultFile(RUNNER), JSON.stringify(report));
  expect(readCounts(RUNNER)).toEqual({
    passed: 3,
    failed: 2,
    skipped: 2,
    failures: ['src/a.test.ts > a sums: 1 is not 2', 'src/b.test.ts > did not run: no such module'],
  });
});

it('adds counts up', () => {
  const sum = addCounts(
    { passed: 1, failed: 0, skipped: 2 },
    { passed: 3, failed: 1, skipped: 0, failures: ['x'] },
  );
  expect(sum).toEqual({ passed: 4, failed: 1, skipped: 2, failures: ['x'] });
});
