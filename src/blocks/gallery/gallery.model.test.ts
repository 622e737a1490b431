import { describe, expect, it } from 'vitest';
import fc from '../../core/testing/fast-check';
import {
  canNavigate,
  getRandomIndex,
  getStepTarget,
  isAtEnd,
  isAtStart,
  isInView,
  normalizeIndex,
  reconcilePosition,
  toPosition,
  toScrolledPosition,
} from './gallery.model';
import type { SlideCounts, SlidePosition } from './gallery.types';

const anyCounts = fc.record({
  count: fc.integer({ min: 1, max: 40 }),
  perView: fc.integer({ min: 1, max: 8 }),
});
const anyPosition = anyCounts.chain((counts) =>
  fc.record({
    counts: fc.constant(counts),
    position: fc.nat({ max: counts.count - 1 }).map((index) => toPosition(index, counts)),
  }),
);

/** Invariants of every position. */
function expectValid({ index, start }: SlidePosition, counts: SlideCounts) {
  expect(index).toBeGreaterThanOrEqual(0);
  expect(index).toBeLessThan(counts.count);
  expect(start).toBeGreaterThanOrEqual(0);
  expect(start).toBeLessThanOrEqual(Math.max(0, counts.count - counts.perView));
  expect(isInView(index, { index, start }, counts)).toBe(true);
}

describe('normalizeIndex', () => {
  it('counts negative indices from the end [GAL-038]', () => {
    expect(normalizeIndex(-1, 6)).toBe(5);
    expect(normalizeIndex(-7, 6)).toBe(5);
  });
  it('wraps indices beyond the end [GAL-039]', () => {
    expect(normalizeIndex(6, 6)).toBe(0);
    expect(normalizeIndex(20, 6)).toBe(2);
  });
  it('returns 0 for values that are not numbers [GAL-040]', () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, undefined, null, 'two', {}])
      expect(normalizeIndex(value, 6)).toBe(0);
  });
  it('always returns a valid index', () => {
    fc.assert(
      fc.property(fc.anything(), fc.nat({ max: 50 }), (value, count) => {
        const index = normalizeIndex(value, count);
        expect(index >= 0 && index < Math.max(1, count) && Number.isInteger(index)).toBe(true);
      }),
    );
  });
});

describe('steps with one slide in position', () => {
  const six = { count: 6, perView: 1 };
  it('reports the start at the first slide, or wraps with loop [GAL-041]', () => {
    expect(getStepTarget(toPosition(0, six), 'previous', six, false)).toEqual({ reached: 'start' });
    expect(getStepTarget(toPosition(0, six), 'previous', six, true)).toEqual({ index: 5 });
  });
  it('reports the end at the last slide, or wraps with loop [GAL-042]', () => {
    expect(getStepTarget(toPosition(5, six), 'next', six, false)).toEqual({ reached: 'end' });
    expect(getStepTarget(toPosition(5, six), 'next', six, true)).toEqual({ index: 0 });
  });
  it('moves by one slide', () => {
    expect(getStepTarget(toPosition(2, six), 'next', six, false)).toEqual({ index: 3 });
    expect(getStepTarget(toPosition(2, six), 'previous', six, false)).toEqual({ index: 1 });
  });
});

describe('steps with several slides in position', () => {
  const seven = { count: 7, perView: 3 };
  it('moves by groups, never beyond the first or last one [GAL-086]', () => {
    expect(getStepTarget(toPosition(0, seven), 'next', seven, false)).toEqual({ index: 3 });
    expect(getStepTarget(toPosition(3, seven), 'next', seven, false)).toEqual({ index: 6 });
    expect(getStepTarget(toPosition(6, seven), 'next', seven, false)).toEqual({ reached: 'end' });
    expect(getStepTarget(toPosition(6, seven), 'previous', seven, false)).toEqual({ index: 3 });
    expect(getStepTarget(toPosition(3, seven), 'previous', seven, false)).toEqual({ index: 0 });
    expect(getStepTarget(toPosition(0, seven), 'previous', seven, false)).toEqual({ reached: 'start' });
  });
  it('shows the group that contains a slide [GAL-087]', () => {
    expect(toPosition(4, seven)).toEqual({ index: 4, start: 3 });
    expect(toPosition(6, seven)).toEqual({ index: 6, start: 4 });
  });
  it('cannot navigate when all slides are in position', () => {
    expect(canNavigate({ count: 3, perView: 3 })).toBe(false);
    expect(canNavigate({ count: 4, perView: 3 })).toBe(true);
  });
  it('detects the start and the end', () => {
    expect(isAtStart(toPosition(0, seven))).toBe(true);
    expect(isAtStart(toPosition(3, seven))).toBe(false);
    expect(isAtEnd(toPosition(3, seven), seven)).toBe(false);
    expect(isAtEnd(toPosition(6, seven), seven)).toBe(true);
  });
  it('completes a group after a swipe to its middle', () => {
    const swiped = toScrolledPosition(1, toPosition(0, seven), seven);
    expect(swiped).toEqual({ index: 1, start: 1 });
    expect(getStepTarget(swiped, 'previous', seven, false)).toEqual({ index: 0 });
    expect(getStepTarget(swiped, 'next', seven, false)).toEqual({ index: 3 });
  });
  it('keeps the current slide while it is in position', () => {
    expect(toScrolledPosition(2, { index: 4, start: 3 }, seven)).toEqual({ index: 4, start: 2 });
  });
});

describe('invariants', () => {
  it('repeated steps always reach the end or the start', () => {
    fc.assert(
      fc.property(anyCounts, (counts) => {
        for (const direction of ['next', 'previous'] as const) {
          let position = toPosition(direction === 'next' ? 0 : counts.count - 1, counts);
          for (let steps = 0; ; steps++) {
            expectValid(position, counts);
            expect(steps).toBeLessThanOrEqual(counts.count);
            const target = getStepTarget(position, direction, counts, false);
            if ('reached' in target) break;
            const next = toPosition(target.index, counts);
            if (direction === 'next') expect(next.start).toBeGreaterThan(position.start);
            else expect(next.start).toBeLessThan(position.start);
            position = next;
          }
        }
      }),
    );
  });
  it('with loop every step has a target slide', () => {
    fc.assert(
      fc.property(
        anyPosition,
        fc.constantFrom('next' as const, 'previous' as const),
        ({ position, counts }, direction) => {
          const target = getStepTarget(position, direction, counts, true);
          expect('index' in target).toBe(true);
          if ('index' in target) expectValid(toPosition(target.index, counts), counts);
        },
      ),
    );
  });
  it('scrolling, added and removed slides result in a valid position', () => {
    fc.assert(
      fc.property(
        anyPosition,
        anyCounts,
        fc.integer(),
        fc.integer({ min: -1, max: 39 }),
        ({ position, counts }, otherCounts, start, index) => {
          expectValid(toScrolledPosition(start, position, counts), counts);
          expectValid(
            reconcilePosition(position, Math.min(index, otherCounts.count - 1), otherCounts),
            otherCounts,
          );
        },
      ),
    );
  });
  it('reconciling without a change returns the same position', () => {
    fc.assert(
      fc.property(anyPosition, ({ position, counts }) => {
        expect(reconcilePosition(position, position.index, counts)).toEqual(position);
      }),
    );
  });
});

it('getRandomIndex returns any slide except the current one [GAL-059]', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 30 }),
      fc.nat(),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (count, nat, random) => {
        const index = nat % count;
        const result = getRandomIndex(index, count, random);
        expect(result).not.toBe(index);
        expect(result >= 0 && result < count).toBe(true);
      },
    ),
  );
  expect(new Set([0, 0.3, 0.6, 0.9].map((random) => getRandomIndex(2, 5, random)))).toEqual(
    new Set([0, 1, 3, 4]),
  );
});
