import { expect, it } from 'vitest';
import { getPreloadIndices } from './preload';

const getIndices = (start: number, count: number, { perView = 1, preload = 1, loop = false } = {}) =>
  getPreloadIndices({ index: start, start }, { count, perView }, preload, loop).sort((a, b) => a - b);

it('loads slides on either side of those in view [GAL-064]', () => {
  expect(getIndices(0, 9)).toEqual([0, 1]);
  expect(getIndices(4, 9)).toEqual([3, 4, 5]);
  expect(getIndices(8, 9, { preload: 2 })).toEqual([6, 7, 8]);
  expect(getIndices(3, 9, { perView: 3 })).toEqual([2, 3, 4, 5, 6]);
  expect(getIndices(3, 9, { preload: 0 })).toEqual([3]);
});

it('wraps around the ends if the gallery loops [GAL-064]', () => {
  expect(getIndices(0, 9, { loop: true })).toEqual([0, 1, 8]);
  expect(getIndices(8, 9, { loop: true })).toEqual([0, 7, 8]);
  expect(getIndices(0, 3, { loop: true, preload: 5 })).toEqual([0, 1, 2]);
});

it('loads nothing without slides', () => {
  expect(getIndices(0, 0, { loop: true })).toEqual([]);
});
