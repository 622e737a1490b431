import { expect, it } from 'vitest';
import { readExternalElements } from './external-elements';

it('reads selectors by role, in camel or kebab case', () => {
  expect(
    readExternalElements({ next: '#n', 'current-index': '.i', totalSlides: ' .t ', previous: '', x: '#x' }),
  ).toEqual({
    next: '#n',
    currentIndex: '.i',
    totalSlides: '.t',
  });
  expect(readExternalElements({ controls: null, next: 5 })).toEqual({ next: '5' });
  for (const invalid of [null, '#n', []]) expect(readExternalElements(invalid)).toBe(undefined);
});
