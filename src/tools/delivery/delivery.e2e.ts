// A short run of `npm run delivery`: is every event stored, exactly once, however its page ends?
import { expect, test } from 'vitest';
import { printReport } from './count';
import { runDelivery } from './delivery';

test('of 300 events none is lost and none is doubled', async () => {
  const report = await runDelivery({ events: 300, visitors: 2, seed: 3, killEvery: 150 });
  expect({ lost: report.lost, doubled: report.doubled }, printReport(report)).toEqual({
    lost: [],
    doubled: [],
  });
  expect(report.stored).toBe(300);
  expect(report.serverKills).toBeGreaterThan(0);
}, 480_000);
