import { describe, expect, it } from 'vitest';
import type { LightboxItem } from '../../kit/lightbox';
import {
  clampIndex,
  findMatchingItem,
  fitSize,
  getAdjacentIndex,
  getAvailableSize,
  getClickAction,
  isKeyStepAllowed,
  resolveFileSize,
} from './lightbox.model';

const item = (part: Partial<LightboxItem>) => ({ element: null, id: '', src: '', ...part }) as LightboxItem;

it('finds a place for any index', () => {
  expect([-1, 0, 2, 3, 99, Number.NaN, 1.7].map((index) => clampIndex(index, 3))).toEqual([
    0, 0, 2, 2, 2, 0, 1,
  ]);
  expect(clampIndex(5, 0)).toBe(0);
});

it('steps, stops at the ends, or goes round', () => {
  expect(getAdjacentIndex(1, 'next', 3, false)).toBe(2);
  expect(getAdjacentIndex(2, 'next', 3, false)).toBe(2);
  expect(getAdjacentIndex(0, 'previous', 3, false)).toBe(0);
  expect(getAdjacentIndex(2, 'next', 3, true)).toBe(0);
  expect(getAdjacentIndex(0, 'previous', 3, true)).toBe(2);
  expect(getAdjacentIndex(0, 'next', 1, true)).toBe(0);
});

it('finds an item again in another set', () => {
  const [a, b, c] = [item({ id: 'a' }), item({ src: '/b' }), item({ id: 'c' })];
  expect(findMatchingItem(a, [c, b, a])).toBe(2);
  expect(findMatchingItem(b, [c, item({ src: '/b' })])).toBe(1);
  expect(findMatchingItem(b, [a, c])).toBe(-1);
  expect(findMatchingItem(undefined, [a])).toBe(-1);
});

it('lets an arrow key step once per 200 ms', () => {
  expect(isKeyStepAllowed(1000, 1199)).toBe(false);
  expect(isKeyStepAllowed(1000, 1200)).toBe(true);
});

describe('a click', () => {
  const click = { x: 500, width: 1000, onPicture: true, desktop: true, zoomed: false };
  it('on the picture goes to the half of the screen that was clicked', () => {
    expect(getClickAction({ ...click, x: 499 })).toBe('left');
    expect(getClickAction({ ...click, x: 501 })).toBe('right');
  });
  it('in the outer 2 % does nothing with a mouse, and navigates with a finger', () => {
    expect([19, 21, 979, 981].map((x) => getClickAction({ ...click, x }))).toEqual([
      'none',
      'left',
      'right',
      'none',
    ]);
    expect(getClickAction({ ...click, x: 5, desktop: false })).toBe('left');
  });
  it('away from the picture closes; on one that is zoomed it does nothing', () => {
    expect(getClickAction({ ...click, onPicture: false })).toBe('close');
    expect(getClickAction({ ...click, zoomed: true })).toBe('none');
  });
});

it('leaves 100 px around the picture where there is room, and nothing beside it on a phone', () => {
  expect(getAvailableSize({ width: 1280, height: 800 }, 100)).toEqual({ width: 1080, height: 600 });
  expect(getAvailableSize({ width: 360, height: 800 }, 100)).toEqual({ width: 360, height: 600 });
  expect(getAvailableSize({ width: 740, height: 360 }, 100).height).toBeCloseTo(259, 0);
});

it('fits a picture into its room without enlarging it', () => {
  const room = { width: 1000, height: 500 };
  expect(fitSize({ width: 3000, height: 2000 }, room)).toEqual({ width: 750, height: 500 });
  expect(fitSize({ width: 300, height: 200 }, room)).toEqual({ width: 300, height: 200 });
  expect(fitSize({ width: 0, height: 0 }, room)).toEqual(room);
});

it('knows the size of a file from what is said, named and seen', () => {
  const of = (part: Partial<LightboxItem>, seen = { width: 0, height: 0, exact: false }) =>
    resolveFileSize(item({ kind: 'image', width: 0, height: 0, srcset: '', ...part }), seen);
  const thumb = { width: 300, height: 200, exact: false };
  expect(of({ width: 1500, height: 1000 }, thumb)).toEqual({ width: 1500, height: 1000 });
  expect(of({ srcset: '/a 300w, /b 900w' }, thumb)).toEqual({ width: 900, height: 600 });
  expect(of({}, thumb).width / of({}, thumb).height).toBeCloseTo(1.5);
  expect(of({}, { ...thumb, exact: true })).toEqual({ width: 300, height: 200 });
  expect(of({})).toEqual({ width: 0, height: 0 });
  expect(of({ kind: 'video' })).toEqual({ width: 1920, height: 1080 });
});
