// Tests that goals pass, fail and stay undecided for the right reasons.
import { describe, expect, it } from 'vitest';
import { getMissedGoals } from './goals.mjs';
import { judge } from './verdict.mjs';

const median = (med: number, n = 5) => ({ fcp: { med, min: med, p75: med, n } });
const goal = {
  id: 'E1',
  what: 'first paint',
  suite: 'page',
  metric: 'fcp',
  ours: ['ours/page'],
  peers: ['vanilla/page', 'swiper/page'],
  limit: 'limit/page',
  vsPeer: 0.9,
  vsLimit: 1.1,
  rounds: 5,
};
const rows = { 'limit/page': median(1000), 'vanilla/page': median(1600), 'swiper/page': median(1400) };
const verdictOf = (ours: object, change: object = {}) =>
  judge({ ...goal, ...change }, { page: { rows: { ...rows, ...ours } } });

describe('the verdict on a goal', () => {
  it('uses the best peer and the stricter of both ratios', () => {
    const verdict = verdictOf({ 'ours/page': median(1100) });
    expect(verdict.best).toEqual({ row: 'swiper/page', value: 1400 });
    expect(verdict.bound).toBeCloseTo(1100);
    expect(verdict.status).toBe('pass');
  });

  it('fails above the bound', () => {
    expect(verdictOf({ 'ours/page': median(1101) }).status).toBe('fail');
  });

  it('uses the worst row of this library and is undecided while a row is missing', () => {
    const both = { ours: ['ours/page', 'ours/other'] };
    expect(verdictOf({ 'ours/page': median(1000), 'ours/other': median(2000) }, both).status).toBe('fail');
    expect(verdictOf({ 'ours/page': median(1000) }, both)).toMatchObject({ status: 'undecided', ours: 1000 });
  });

  it('is undecided with too few rounds, whatever the value', () => {
    expect(verdictOf({ 'ours/page': median(1000, 4) }).status).toBe('undecided');
    expect(verdictOf({ 'ours/page': median(9000, 4) }).status).toBe('undecided');
  });

  it('is undecided without the limit or a peer', () => {
    expect(verdictOf({ 'ours/page': median(1) }, { limit: 'limit/none' }).status).toBe('undecided');
    expect(verdictOf({ 'ours/page': median(1) }, { peers: ['none/page'] }).status).toBe('undecided');
  });

  it('is undecided while a feature of the goal is missing, but may fail', () => {
    const lacks = { lacks: 'the lightbox' };
    expect(verdictOf({ 'ours/page': median(1) }, lacks)).toMatchObject({
      status: 'undecided',
      why: 'within, still without the lightbox',
    });
    expect(verdictOf({ 'ours/page': median(9000) }, lacks).status).toBe('fail');
  });

  it('is unmeasured without a value of this library', () => {
    expect(verdictOf({}).status).toBe('unmeasured');
  });
});

describe('the gate', () => {
  const verdicts = [
    verdictOf({ 'ours/page': median(1000) }, { id: 'pass' }),
    verdictOf({ 'ours/page': median(2000) }, { id: 'fail' }),
    verdictOf({ 'ours/page': median(1000, 1) }, { id: 'open' }),
    verdictOf({}, { id: 'none' }),
  ];

  it('fails with a failed goal', () => {
    expect(getMissedGoals(verdicts, false)).toEqual(['fail']);
  });

  it('fails with every goal selected by name that has not passed', () => {
    expect(getMissedGoals(verdicts, true)).toEqual(['fail', 'open', 'none']);
  });
});
