// A short run of `npm run faults`: is everything that was sent stored, exactly once, over a line that breaks?
import { expect, test } from 'vitest';
import { isClean, printReport } from './count';
import { runFaults } from './faults';

test('of 120 submissions none is lost and none is doubled', async () => {
  const report = await runFaults({ submissions: 120, visitors: 2, seed: 5, killEvery: 70 });
  expect(isClean(report), printReport(report)).toBe(true);
  expect(report.sent + report.unsent.length).toBe(120);
  expect(report.serverKills).toBe(1);
  expect(report.tabKills).toBeGreaterThan(0);
}, 240_000);
