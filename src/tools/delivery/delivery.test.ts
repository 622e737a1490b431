import { expect, it } from 'vitest';
import { createPlan, ENDINGS, FAULTS } from './plan';
import { createReport, isSuccess, printReport } from './report';

it('plans the same visits for the same seed, with all endings and faults, and each event once', () => {
  const plan = createPlan(5000, 7);
  expect(createPlan(5000, 7)).toEqual(plan);
  expect(createPlan(5000, 8)).not.toEqual(plan);
  expect(new Set(plan.visits.map(({ ending }) => ending))).toEqual(new Set(ENDINGS));
  expect(new Set(plan.faults)).toEqual(new Set(FAULTS));
  expect(plan.visits.flatMap(({ events }) => events)).toEqual(Array.from({ length: 5000 }, (_, at) => at));
});

const plan = createPlan(2000, 1);
const all = plan.faults.map((_, number) => number);

it('succeeds if every event was stored once, or if one in a thousand is missing', () => {
  const report = createReport({ plan, rows: all, serverKills: 1 });
  expect(report).toMatchObject({ tracked: 2000, stored: 2000, lost: [], duplicated: [], serverKills: 1 });
  expect(isSuccess(report)).toBe(true);
  expect(printReport(report)).toContain('stored 2000 (100.00 %), lost 0, stored twice 0');
  expect(isSuccess(createReport({ plan, rows: all.slice(2), serverKills: 1 }))).toBe(true);
});

it.each([
  ['lost', all.slice(3), { lost: [0, 1, 2] }],
  ['stored twice', [...all, 5], { duplicated: [5] }],
])('reports events that were %s', (_, rows, found) => {
  const report = createReport({ plan, rows, serverKills: 0 });
  expect(report).toMatchObject(found);
  expect(isSuccess(report)).toBe(false);
});
