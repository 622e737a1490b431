import { expect, it } from 'vitest';
import { readExternalElements } from './external-elements';

it('elements of the page are named by role, in camel or kebab case', () => {
  expect(
    readExternalElements({ next: '#n', 'current-index': '.i', totalSlides: ' .t ', previous: '', x: '#x' }),
  ).toEqual({
    next: '#n',
    currentIndex: '.i',
    totalSlides: '.t',
  });
  expect(readExternalElements({ controls: null, next: 5 })).toEqual({ next: '5' });
  for (const other of [null, '#n', []]) expect(readExternalElements(other)).toBe(undefined);
});
