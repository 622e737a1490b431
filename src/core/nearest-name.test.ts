import { expect, it } from 'vitest';
import { findNearestName } from './nearest-name';

it('finds the known name that is closest to a misspelled one, if one is close enough', () => {
  const known = ['design', 'slides-per-row', 'thumbnails-per-row', 'label'];
  const find = (name: string) => findNearestName(name, known);
  expect(['desing', 'desgn', 'designs', 'slide-per-row', 'slides-pre-row', 'lable'].map(find)).toEqual([
    'design',
    'design',
    'design',
    'slides-per-row',
    'slides-per-row',
    'label',
  ]);
  expect(['sign', 'table', 'title', 'columns', 'tab', ''].map(find)).toEqual(Array(6).fill(undefined));
  expect(find('design')).toBe('design');
});
