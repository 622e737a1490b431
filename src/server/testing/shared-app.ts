/** What do most files of server tests start with? One application for all their tests, whose clock is right before each. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { OPEN_MS, type TestApp, testApp } from './test-app';

/**
 * To be called at the head of a file; what it gives is there once the first test runs.
 * @param emptied tables that are empty before each test
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
