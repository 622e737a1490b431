/** One application for all tests of a file, with its clock reset before each test. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { OPEN_MS, type TestApp, testApp } from './test-app';

/**
 * Call at the top of a test file; the result is available once the first test runs.
 * @param emptied tables to clear before each test
 */
export function sharedApp(...emptied: readonly string[]): TestApp {
  const test = {} as TestApp;
  beforeAll(async () => {
    Object.assign(test, await testApp());
  }, OPEN_MS);
  beforeEach(async () => {
    test.skew.ms = 0;
    for (const table of emptied)
      await test.db.query(`delete from ${table} where site_id = $1`, [test.siteId]);
  });
  afterAll(() => test.db.close());
  return test;
}

/**
 * Moves the clock of an application to the start of a rate window. A window that ended during a test would begin to
 * count again.
 */
export function startWindow({ skew }: Pick<TestApp, 'skew'>, windowMs: number): void {
  skew.ms = windowMs - (Date.now() % windowMs);
}
