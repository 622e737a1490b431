import { expect, it } from 'vitest';
import { readOuter } from './outer.model';

it('elements of the page are named by role, in camel or kebab case', () => {
  expect(
    readOuter({ next: '#n', 'current-index': '.i', totalSlides: ' .t ', previous: '', x: '#x' }),
  ).toEqual({
    next: '#n',
    currentIndex: '.i',
    totalSlides: '.t',
  });
  expect(readOuter({ controls: null, next: 5 })).toEqual({ next: '5' });
  for (const other of [null, '#n', []]) expect(readOuter(other)).toBe(undefined);
});
