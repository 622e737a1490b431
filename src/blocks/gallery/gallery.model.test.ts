import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canNavigate,
  getRandomIndex,
  getStepTarget,
  isAtEnd,
  isAtStart,
  isInView,
  normalizeIndex,
  reconcilePosition,
  type SlideCounts,
  type SlidePosition,
  toPosition,
  toScrolledPosition,
} from './gallery.model';

const extents = fc.record({
  count: fc.integer({ min: 1, max: 40 }),
  perView: fc.integer({ min: 1, max: 8 }),
});
const views = extents.chain((extent) =>
  fc.record({
    extent: fc.constant(extent),
    view: fc.nat({ max: extent.count - 1 }).map((index) => toPosition(index, extent)),
  }),
);

/** The promises every view keeps. */
function expectSound({ index, start }: SlidePosition, extent: SlideCounts) {
  expect(index).toBeGreaterThanOrEqual(0);
  expect(index).toBeLessThan(extent.count);
  expect(start).toBeGreaterThanOrEqual(0);
  expect(start).toBeLessThanOrEqual(Math.max(0, extent.count - extent.perView));
  expect(isInView(index, { index, start }, extent)).toBe(true);
}

describe('an index', () => {
  it('wraps from the end when negative [GAL-038]', () => {
    expect(normalizeIndex(-1, 6)).toBe(5);
    expect(normalizeIndex(-7, 6)).toBe(5);
  });
  it('wraps modulo the count when beyond the end [GAL-039]', () => {
    expect(normalizeIndex(6, 6)).toBe(0);
    expect(normalizeIndex(20, 6)).toBe(2);
  });
  it('is 0 when it is no number [GAL-040]', () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, undefined, null, 'two', {}])
      expect(normalizeIndex(value, 6)).toBe(0);
  });
  it('is always one of the slides', () => {
    fc.assert(
      fc.property(fc.anything(), fc.nat({ max: 50 }), (value, count) => {
        const index = normalizeIndex(value, count);
        expect(index >= 0 && index < Math.max(1, count) && Number.isInteger(index)).toBe(true);
      }),
    );
  });
});

describe('one slide at a time', () => {
  const six = { count: 6, perView: 1 };
  it('stays at the first slide and says so without loop, else wraps [GAL-041]', () => {
    expect(getStepTarget(toPosition(0, six), 'previous', six, false)).toEqual({ reached: 'beginning' });
    expect(getStepTarget(toPosition(0, six), 'previous', six, true)).toEqual({ index: 5 });
  });
  it('stays at the last slide and says so without loop, else wraps [GAL-042]', () => {
    expect(getStepTarget(toPosition(5, six), 'next', six, false)).toEqual({ reached: 'end' });
    expect(getStepTarget(toPosition(5, six), 'next', six, true)).toEqual({ index: 0 });
  });
  it('goes on and back by one', () => {
    expect(getStepTarget(toPosition(2, six), 'next', six, false)).toEqual({ index: 3 });
    expect(getStepTarget(toPosition(2, six), 'previous', six, false)).toEqual({ index: 1 });
  });
});

describe('groups', () => {
  const seven = { count: 7, perView: 3 };
  it('go on and back and never beyond the first or last group [GAL-086]', () => {
    expect(getStepTarget(toPosition(0, seven), 'next', seven, false)).toEqual({ index: 3 });
    expect(getStepTarget(toPosition(3, seven), 'next', seven, false)).toEqual({ index: 6 });
    expect(getStepTarget(toPosition(6, seven), 'next', seven, false)).toEqual({ reached: 'end' });
    expect(getStepTarget(toPosition(6, seven), 'previous', seven, false)).toEqual({ index: 3 });
    expect(getStepTarget(toPosition(3, seven), 'previous', seven, false)).toEqual({ index: 0 });
    expect(getStepTarget(toPosition(0, seven), 'previous', seven, false)).toEqual({ reached: 'beginning' });
  });
  it('are reached by any of their slides [GAL-087]', () => {
    expect(toPosition(4, seven)).toEqual({ index: 4, start: 3 });
    expect(toPosition(6, seven)).toEqual({ index: 6, start: 4 });
  });
  it('need no turning when all slides fit', () => {
    expect(canNavigate({ count: 3, perView: 3 })).toBe(false);
    expect(canNavigate({ count: 4, perView: 3 })).toBe(true);
  });
  it('have an end on both sides', () => {
    expect(isAtStart(toPosition(0, seven))).toBe(true);
    expect(isAtStart(toPosition(3, seven))).toBe(false);
    expect(isAtEnd(toPosition(3, seven), seven)).toBe(false);
    expect(isAtEnd(toPosition(6, seven), seven)).toBe(true);
  });
  it('are completed first after a swipe to their middle', () => {
    const swiped = toScrolledPosition(1, toPosition(0, seven), seven);
    expect(swiped).toEqual({ index: 1, start: 1 });
    expect(getStepTarget(swiped, 'previous', seven, false)).toEqual({ index: 0 });
    expect(getStepTarget(swiped, 'next', seven, false)).toEqual({ index: 3 });
  });
  it('keep the current slide while it is in view', () => {
    expect(toScrolledPosition(2, { index: 4, start: 3 }, seven)).toEqual({ index: 4, start: 2 });
  });
});

describe('whatever happens', () => {
  it('next always gets on and comes to the end, previous back to the beginning', () => {
    fc.assert(
      fc.property(extents, (extent) => {
        for (const direction of ['next', 'previous'] as const) {
          let view = toPosition(direction === 'next' ? 0 : extent.count - 1, extent);
          for (let turns = 0; ; turns++) {
            expectSound(view, extent);
            expect(turns).toBeLessThanOrEqual(extent.count);
            const to = getStepTarget(view, direction, extent, false);
            if ('reached' in to) break;
            const next = toPosition(to.index, extent);
            if (direction === 'next') expect(next.start).toBeGreaterThan(view.start);
            else expect(next.start).toBeLessThan(view.start);
            view = next;
          }
        }
      }),
    );
  });
  it('with loop every step leads to a slide', () => {
    fc.assert(
      fc.property(
        views,
        fc.constantFrom('next' as const, 'previous' as const),
        ({ view, extent }, direction) => {
          const to = getStepTarget(view, direction, extent, true);
          expect('index' in to).toBe(true);
          if ('index' in to) expectSound(toPosition(to.index, extent), extent);
        },
      ),
    );
  });
  it('scrolling and slides that come or go leave a sound view', () => {
    fc.assert(
      fc.property(
        views,
        extents,
        fc.integer(),
        fc.integer({ min: -1, max: 39 }),
        ({ view, extent }, other, start, at) => {
          expectSound(toScrolledPosition(start, view, extent), extent);
          expectSound(reconcilePosition(view, Math.min(at, other.count - 1), other), other);
        },
      ),
    );
  });
  it('nothing changes when nothing changed', () => {
    fc.assert(
      fc.property(views, ({ view, extent }) => {
        expect(reconcilePosition(view, view.index, extent)).toEqual(view);
      }),
    );
  });
});

it('a random slide is any slide but the current one [GAL-059]', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 30 }),
      fc.nat(),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (count, nat, random) => {
        const index = nat % count;
        const other = getRandomIndex(index, count, random);
        expect(other).not.toBe(index);
        expect(other >= 0 && other < count).toBe(true);
      },
    ),
  );
  expect(new Set([0, 0.3, 0.6, 0.9].map((random) => getRandomIndex(2, 5, random)))).toEqual(
    new Set([0, 1, 3, 4]),
  );
});
