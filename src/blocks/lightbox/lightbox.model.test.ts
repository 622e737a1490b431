import { describe, expect, it } from 'vitest';
import type { LightboxItem } from '../../kit/media/lightbox';
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

it('clamps any number to a valid index', () => {
  expect([-1, 0, 2, 3, 99, Number.NaN, 1.7].map((index) => clampIndex(index, 3))).toEqual([
    0, 0, 2, 2, 2, 0, 1,
  ]);
  expect(clampIndex(5, 0)).toBe(0);
});

it('steps to the adjacent item, stops at the ends, or loops', () => {
  expect(getAdjacentIndex(1, 'next', 3, false)).toBe(2);
  expect(getAdjacentIndex(2, 'next', 3, false)).toBe(2);
  expect(getAdjacentIndex(0, 'previous', 3, false)).toBe(0);
  expect(getAdjacentIndex(2, 'next', 3, true)).toBe(0);
  expect(getAdjacentIndex(0, 'previous', 3, true)).toBe(2);
  expect(getAdjacentIndex(0, 'next', 1, true)).toBe(0);
});

it('finds an item in another set', () => {
  const [a, b, c] = [item({ id: 'a' }), item({ src: '/b' }), item({ id: 'c' })];
  expect(findMatchingItem(a, [c, b, a])).toBe(2);
  expect(findMatchingItem(b, [c, item({ src: '/b' })])).toBe(1);
  expect(findMatchingItem(b, [a, c])).toBe(-1);
  expect(findMatchingItem(undefined, [a])).toBe(-1);
});

it('allows one step by arrow key per 200 ms [LBX-004]', () => {
  expect(isKeyStepAllowed(1000, 1199)).toBe(false);
  expect(isKeyStepAllowed(1000, 1200)).toBe(true);
});

describe('a click', () => {
  const click = { x: 500, viewportWidth: 1000, isOnImage: true, isMouse: true, isZoomed: false };
  it('on the image goes to the item on that half of the screen', () => {
    expect(getClickAction({ ...click, x: 499 })).toBe('left');
    expect(getClickAction({ ...click, x: 501 })).toBe('right');
  });
  it('in the outer 2 % does nothing with a mouse but navigates by touch', () => {
    expect([19, 21, 979, 981].map((x) => getClickAction({ ...click, x }))).toEqual([
      'none',
      'left',
      'right',
      'none',
    ]);
    expect(getClickAction({ ...click, x: 5, isMouse: false })).toBe('left');
  });
  it('outside the image closes; on a zoomed image it does nothing', () => {
    expect(getClickAction({ ...click, isOnImage: false })).toBe('close');
    expect(getClickAction({ ...click, isZoomed: true })).toBe('none');
  });
});

it('subtracts the padding, except horizontally on narrow screens', () => {
  expect(getAvailableSize({ width: 1280, height: 800 }, 100)).toEqual({ width: 1080, height: 600 });
  expect(getAvailableSize({ width: 360, height: 800 }, 100)).toEqual({ width: 360, height: 600 });
  expect(getAvailableSize({ width: 740, height: 360 }, 100).height).toBeCloseTo(259, 0);
});

it('fits an image into the available size without enlarging it', () => {
  const available = { width: 1000, height: 500 };
  expect(fitSize({ width: 3000, height: 2000 }, available)).toEqual({ width: 750, height: 500 });
  expect(fitSize({ width: 300, height: 200 }, available)).toEqual({ width: 300, height: 200 });
  expect(fitSize({ width: 0, height: 0 }, available)).toEqual(available);
});

it('resolves the file size from the item, its srcset and the measured image', () => {
  const resolve = (part: Partial<LightboxItem>, measured = { width: 0, height: 0, isFullFile: false }) =>
    resolveFileSize(item({ kind: 'image', width: 0, height: 0, srcset: '', ...part }), measured);
  const thumbnail = { width: 300, height: 200, isFullFile: false };
  expect(resolve({ width: 1500, height: 1000 }, thumbnail)).toEqual({ width: 1500, height: 1000 });
  expect(resolve({ srcset: '/a 300w, /b 900w' }, thumbnail)).toEqual({ width: 900, height: 600 });
  expect(resolve({}, thumbnail).width / resolve({}, thumbnail).height).toBeCloseTo(1.5);
  expect(resolve({}, { ...thumbnail, isFullFile: true })).toEqual({ width: 300, height: 200 });
  expect(resolve({})).toEqual({ width: 0, height: 0 });
  expect(resolve({ kind: 'video' })).toEqual({ width: 1920, height: 1080 });
});
