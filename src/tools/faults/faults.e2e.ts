// A short run of `npm run faults`.
import { expect, test } from 'vitest';
import { runFaults } from './faults';
import { isSuccess, printReport } from './report';

test('each of 120 submissions is stored exactly once', async () => {
  const report = await runFaults({ submissions: 120, visitors: 2, seed: 5, killEvery: 70 });
  expect(isSuccess(report), printReport(report)).toBe(true);
  expect(report.sent + report.unsent.length).toBe(120);
  expect(report.serverKills).toBe(1);
  expect(report.tabKills).toBeGreaterThan(0);
}, 480_000);
