import { expect, it } from 'vitest';
import { isGood, printReport, reportOf } from './count';
import { ENDINGS, FAULTS, planFor } from './plan';

it('plans the same for the same seed, every ending and every fault, and each event once', () => {
  const plan = planFor(5000, 7);
  expect(planFor(5000, 7)).toEqual(plan);
  expect(planFor(5000, 8)).not.toEqual(plan);
  expect(new Set(plan.visits.map(({ ending }) => ending))).toEqual(new Set(ENDINGS));
  expect(new Set(plan.faults)).toEqual(new Set(FAULTS));
  expect(plan.visits.flatMap(({ events }) => events)).toEqual(Array.from({ length: 5000 }, (_, at) => at));
});

const plan = planFor(2000, 1);
const all = plan.faults.map((_, number) => number);

it('is good when everything was stored once, and while one of a thousand is missing', () => {
  const report = reportOf({ plan, rows: all, serverKills: 1 });
  expect(report).toMatchObject({ made: 2000, stored: 2000, lost: [], doubled: [], serverKills: 1 });
  expect(isGood(report)).toBe(true);
  expect(printReport(report)).toContain('stored 2000 (100.00 %), lost 0, doubled 0');
  expect(isGood(reportOf({ plan, rows: all.slice(2), serverKills: 1 }))).toBe(true);
});

it.each([
  ['lost', all.slice(3), { lost: [0, 1, 2] }],
  ['doubled', [...all, 5], { doubled: [5] }],
])('finds what was %s', (_, rows, found) => {
  const report = reportOf({ plan, rows, serverKills: 0 });
  expect(report).toMatchObject(found);
  expect(isGood(report)).toBe(false);
});
