import { expect, it } from 'vitest';
import { isClean, printReport, reportOf } from './count';
import { FAULTS, planFor } from './plan';

it('plans the same faults for the same seed, and every one of them', () => {
  expect(planFor(500, 7)).toEqual(planFor(500, 7));
  expect(planFor(500, 7)).not.toEqual(planFor(500, 8));
  expect(new Set(planFor(2000, 1))).toEqual(new Set(FAULTS));
});

const row = (number: number, submissionId = `s${number}`) => ({ number, submissionId });
const outcome = {
  plan: ['nothing', 'offline'] as const,
  told: new Set(['s0']),
  kept: new Map([[1, true]]),
  serverKills: 1,
  tabKills: 0,
  unsent: new Set<number>(),
};

it('is clean when each was stored once and nobody was told anything untrue', () => {
  const report = reportOf({ ...outcome, rows: [row(0), row(1)] });
  expect(report).toMatchObject({ sent: 2, acknowledged: 1, stored: 2, faults: { nothing: 1, offline: 1 } });
  expect(isClean(report)).toBe(true);
  expect(printReport(report)).toContain('sent 2, acknowledged 1, stored 2, lost 0, doubled 0');
});

it('does not count what was still in a form when its tab was killed', () => {
  const report = reportOf({ ...outcome, rows: [row(0)], unsent: new Set([0, 1]), kept: new Map() });
  expect(report).toMatchObject({ sent: 1, unsent: [1], lost: [] });
  const waited = reportOf({ ...outcome, rows: [row(0)], unsent: new Set([0, 1]) });
  expect(waited.lost).toEqual(['1 (offline, last seen in memory)']);
});

it.each([
  ['lost', [row(0)], { lost: ['1 (offline, last seen in memory)'] }],
  ['doubled', [row(0), row(1), row(1, 'other')], { doubled: [1] }],
  ['told untruly', [row(0, 'other'), row(1)], { untrue: ['s0'] }],
] as const)('finds what was %s', (_, rows, found) => {
  const report = reportOf({ ...outcome, rows });
  expect(report).toMatchObject(found);
  expect(isClean(report)).toBe(false);
});
