import { describe, expect, it } from 'vitest';
import fc from '../../core/testing/fast-check';
import { continueVisit, formatVisitor, parseVisit, parseVisitor } from './visit';

const visitor = { id: 'a-b_1', firstVisit: 1000, previousVisit: 2000, currentVisit: 3000, count: 4 };

describe('the visitor cookie', () => {
  it('is an id and four positive integers [TRK-001]', () => {
    expect(parseVisitor('a-b_1|1000|2000|3000|4')).toEqual(visitor);
  });

  it.each([
    undefined,
    '',
    'a',
    '|1|2|3|4',
    'a b|1|2|3|4',
    'a|0|2|3|4',
    'a|1|-2|3|4',
    'a|1|2|3.5|4',
    'a|1|2|3',
    'a|1|2|3|4|5',
    'a|1|2|3|x',
  ])('is ignored when it is %s [TRK-001]', (cookie) => {
    expect(parseVisitor(cookie)).toBeNull();
  });

  it('is parsed as it was formatted', () => {
    const positive = fc.integer({ min: 1 });
    const any = fc.record({
      id: fc.uuid(),
      firstVisit: positive,
      previousVisit: positive,
      currentVisit: positive,
      count: positive,
    });
    fc.assert(
      fc.property(any, (visitorData) => {
        expect(parseVisitor(formatVisitor(visitorData))).toEqual(visitorData);
      }),
    );
  });
});

describe('the visit cookie', () => {
  it.each([
    ['1700000000000', 1_700_000_000_000],
    ['0', null],
    ['-1', null],
    ['1.5', null],
    ['', null],
    [undefined, null],
  ])('%s is %s [TRK-002]', (cookie, startedAt) => {
    expect(parseVisit(cookie)).toBe(startedAt);
  });
});

describe('the next visit', () => {
  const newId = () => 'new';

  it('is the first visit without valid cookies [TRK-003]', () => {
    const first = { id: 'new', firstVisit: 9000, previousVisit: 9000, currentVisit: 9000, count: 1 };
    expect(continueVisit(null, null, 9000, newId)).toEqual({ visitor: first, startedAt: 9000, isNew: true });
    expect(continueVisit(null, 8000, 9000, newId)).toEqual({ visitor: first, startedAt: 9000, isNew: true });
  });

  it('is a new, counted visit when the last one has expired [TRK-004]', () => {
    expect(continueVisit(visitor, null, 9000, newId)).toEqual({
      visitor: { ...visitor, previousVisit: 3000, currentVisit: 9000, count: 5 },
      startedAt: 9000,
      isNew: true,
    });
  });

  it('is the same visit until it expires', () => {
    expect(continueVisit(visitor, 3000, 9000, newId)).toEqual({ visitor, startedAt: 3000, isNew: false });
  });
});
