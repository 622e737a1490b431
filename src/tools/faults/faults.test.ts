import { expect, it } from 'vitest';
import { createPlan, FAULTS } from './plan';
import { createReport, isSuccess, printReport } from './report';

it('plans the same faults for the same seed, and all kinds of faults', () => {
  expect(createPlan(500, 7)).toEqual(createPlan(500, 7));
  expect(createPlan(500, 7)).not.toEqual(createPlan(500, 8));
  expect(new Set(createPlan(2000, 1))).toEqual(new Set(FAULTS));
});

const row = (number: number, submissionId = `s${number}`) => ({ number, submissionId });
const outcome = {
  plan: ['nothing', 'offline'] as const,
  confirmed: new Set(['s0']),
  pending: new Map([[1, true]]),
  serverKills: 1,
  tabKills: 0,
  unsent: new Set<number>(),
};

it('succeeds if every submission was stored once and every confirmation was correct', () => {
  const report = createReport({ ...outcome, rows: [row(0), row(1)] });
  expect(report).toMatchObject({ sent: 2, confirmed: 1, stored: 2, faults: { nothing: 1, offline: 1 } });
  expect(isSuccess(report)).toBe(true);
  expect(printReport(report)).toContain('sent 2, confirmed 1, stored 2, lost 0, stored twice 0');
});

it('ignores submissions that were still in a form when the tab was killed', () => {
  const report = createReport({ ...outcome, rows: [row(0)], unsent: new Set([0, 1]), pending: new Map() });
  expect(report).toMatchObject({ sent: 1, unsent: [1], lost: [] });
  const waited = createReport({ ...outcome, rows: [row(0)], unsent: new Set([0, 1]) });
  expect(waited.lost).toEqual(['1 (offline, last reported in memory)']);
});

it.each([
  ['lost', [row(0)], { lost: ['1 (offline, last reported in memory)'] }],
  ['stored twice', [row(0), row(1), row(1, 'other')], { duplicated: [1] }],
  ['falsely confirmed', [row(0, 'other'), row(1)], { falselyConfirmed: ['s0'] }],
] as const)('reports submissions that were %s', (_, rows, found) => {
  const report = createReport({ ...outcome, rows });
  expect(report).toMatchObject(found);
  expect(isSuccess(report)).toBe(false);
});
