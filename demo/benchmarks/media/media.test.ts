// Tests of the criteria, and of the geometry of rows and visibility.
import { describe, expect, it } from 'vitest';
import { media } from '../report/media.mjs';
import { CAROUSEL, LIGHTBOX, withMissedCount } from './criteria.mjs';
import { heightErrors, movedShare, randomAlbums, rightEdgeError, rowQuality, rowsOf } from './rows.mjs';
import { isInView, isReachable } from './visibility.mjs';

const carousel = {
  reachable: 8,
  cls: 0,
  pauseStops: 1,
  hoverStops: 1,
  focusStops: 1,
  reducedStops: 1,
  axe: 0,
  stopsOutOfView: 0,
  images: 8,
  roles: 'carousel, slide',
  liveTurning: 'off',
  pauseLive: 'polite',
};
const lightbox = {
  name: 'Summer',
  modal: 1,
  focusIn: 1,
  tabsOut: 0,
  escapes: 1,
  focusBack: 1,
  back: 1,
  deepLink: 1,
  keyZoom: 1,
  announced: 1,
  small: 0,
  axe: 0,
};
const missed = (sample: object, change: object, list: object[]) =>
  withMissedCount({ ...sample, ...change }, list).missed;

describe('criteria', () => {
  it('number 11 for a carousel and 12 for a lightbox, and a good sample meets all of them', () => {
    expect([CAROUSEL.length, LIGHTBOX.length]).toEqual([11, 12]);
    expect(missed(carousel, {}, CAROUSEL)).toBe(0);
    expect(missed(lightbox, {}, LIGHTBOX)).toBe(0);
  });

  it.each([
    { reachable: 7 },
    { cls: 0.006 },
    { pauseStops: 0 },
    { hoverStops: 0 },
    { focusStops: 0 },
    { reducedStops: 0 },
    { axe: 1 },
    { stopsOutOfView: 1 },
    { images: 10 },
    { roles: 'carousel' },
    { liveTurning: 'off, polite' },
    { pauseLive: 'off' },
  ])('of a carousel: a sample with %o misses exactly one', (change) => {
    expect(missed(carousel, change, CAROUSEL)).toBe(1);
  });

  it.each([
    { name: '' },
    { modal: 0 },
    { focusIn: 0 },
    { tabsOut: 3 },
    { escapes: 0 },
    { focusBack: 0 },
    { back: 0 },
    { deepLink: 0 },
    { keyZoom: 0 },
    { announced: 0 },
    { small: 2 },
    { axe: 1 },
  ])('of a lightbox: a sample with %o misses exactly one', (change) => {
    expect(missed(lightbox, change, LIGHTBOX)).toBe(1);
  });

  it('are not met without a measurement', () => {
    expect(withMissedCount({}, CAROUSEL).missed).toBe(11);
    expect(withMissedCount({}, LIGHTBOX).missed).toBe(12);
  });
});

describe('visibility', () => {
  const element = { left: 700, top: 0, right: 1300, bottom: 400, isRendered: true };
  const frame = { left: 0, top: 0, right: 600, bottom: 400 };

  it('is reached by scrolling, but not in hidden overflow', () => {
    expect(isReachable([element, { ...frame, x: 'auto', y: 'hidden' }])).toBe(true);
    expect(isReachable([element, { ...frame, x: 'hidden', y: 'hidden' }])).toBe(false);
    expect(isReachable([element, { ...frame, x: 'visible', y: 'visible' }])).toBe(true);
  });

  it('is limited by ancestors of the scroller', () => {
    const scroller = { ...frame, x: 'scroll', y: 'visible' };
    expect(isReachable([element, scroller, { ...frame, right: 200, x: 'hidden', y: 'hidden' }])).toBe(false);
    expect(isReachable([element, scroller, { ...frame, right: 300, x: 'hidden', y: 'hidden' }])).toBe(true);
  });

  it('in view depends on the current scroll position', () => {
    expect(isInView([element, { ...frame, x: 'auto', y: 'hidden' }])).toBe(false);
    expect(
      isInView([
        { ...element, left: 300, right: 900 },
        { ...frame, x: 'auto', y: 'hidden' },
      ]),
    ).toBe(true);
    expect(isInView([{ ...element, isRendered: false }])).toBe(false);
  });
});

describe('justified rows', () => {
  const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });
  const boxes = [box(0, 0, 400, 200), box(420, 0, 580, 200), box(0, 220, 990, 300), box(0, 540, 300, 100)];

  it('are distinguished by their top', () => {
    expect(rowsOf(boxes).map((row) => row.length)).toEqual([2, 1, 1]);
  });

  it('are measured without the last row', () => {
    expect(heightErrors(boxes, 250)).toEqual([0.2, 0.2]);
    expect(rightEdgeError(boxes, 1000)).toBe(10);
  });

  it('have moved if any slide of an earlier row has', () => {
    expect(movedShare(boxes, [...boxes, box(320, 540, 300, 100)])).toBe(0);
    expect(movedShare(boxes, boxes.with(2, box(0, 220, 1000, 303)))).toBeCloseTo(1 / 3);
  });

  it('are compared over all albums', () => {
    const squares = (ratios: number[], { target }: { target: number }) =>
      ratios.map((_, i) => box((i % 4) * 250, Math.floor(i / 4) * 250, target, target));
    const albums = randomAlbums(3, 12);
    expect(rowQuality(squares, albums, { width: 1000, target: 250, gap: 0, appended: 4 })).toEqual({
      meanError: 0,
      p95Error: 0,
      maxError: 0,
      rightEdgePx: 0,
      moved: 0,
    });
  });

  it('use the same albums in every run', () => {
    expect(randomAlbums(2, 5)).toEqual(randomAlbums(2, 5));
    expect(randomAlbums(1, 5, 1)).not.toEqual(randomAlbums(1, 5, 2));
  });
});

describe('tables', () => {
  const one = (sample: object) =>
    Object.fromEntries(
      Object.entries(sample).map(([k, v]) => [k, typeof v === 'number' ? { med: v } : { text: v }]),
    );

  it('show criteria, accessibility violations, and times as multiples', () => {
    const rows = {
      'carousel:ours/slideshow': one(withMissedCount(carousel, CAROUSEL)),
      'carousel:other/carousel': one(
        withMissedCount({ ...carousel, axe: 2, axeRules: 'target-size 2' }, CAROUSEL),
      ),
      'inp:ours/slides500:next#4x': one({ inpMs: 20, longMs: 0 }),
      'inp:other/slides500:next#4x': one({ inpMs: 50, longMs: 9 }),
    };
    const text = media({ rows });
    expect(text).toContain('| **points** | **11 of 11** | **10 of 11** |');
    expect(text).toContain('- other: axe: target-size 2');
    expect(text).toContain('| other/slides500:next#4x | 2.5× | 9 |');
  });
});
