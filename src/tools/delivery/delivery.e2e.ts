// A short run of `npm run delivery`.
import { expect, test } from 'vitest';
import { runDelivery } from './delivery';
import { printReport } from './report';

test('each of 300 events is stored exactly once', async () => {
  const report = await runDelivery({ events: 300, visitors: 2, seed: 3, killEvery: 150 });
  expect({ lost: report.lost, duplicated: report.duplicated }, printReport(report)).toEqual({
    lost: [],
    duplicated: [],
  });
  expect(report.stored).toBe(300);
  expect(report.serverKills).toBeGreaterThan(0);
}, 480_000);
