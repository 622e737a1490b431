// Are the results of every runner read as what they say, and a missing one as missing?
import { rmSync, writeFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { readCounts, resultFile, writeCounts } from './counts.mjs';

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

it('reads the report of Vitest, and counts a file that could not run as a failure', () => {
  const report = {
    numTotalTests: 6,
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}] },
    ],
  };
  writeFileSync(resultFile(RUNNER), JSON.stringify(report));
  expect(readCounts(RUNNER)).toEqual({ passed: 3, failed: 2, skipped: 2 });
});
