import { expect, it } from 'vitest';
import { findSections } from './find-sections';

const INDEX = [
  ['/a/', 'Consent', '', 'What is stored before a visitor agrees, and after.'],
  ['/b/#csp', 'Security', 'Content Security Policy', 'The policy of each element, with consent too.'],
  ['/c/', 'Café', '', `${'words '.repeat(40)}the end of a long text about policies`],
] as const;

it('lists matching page titles first, then headings, then texts', () => {
  expect(findSections(INDEX, 'consent').map(({ href }) => href)).toEqual(['/a/', '/b/#csp']);
  expect(findSections(INDEX, 'polic').map(({ href }) => href)).toEqual(['/b/#csp', '/c/']);
});

it('finds sections with all words, in any case and without accents', () => {
  expect(findSections(INDEX, 'STORED visitor')).toHaveLength(1);
  expect(findSections(INDEX, 'stored policy')).toEqual([]);
  expect(findSections(INDEX, 'cafe')).toHaveLength(1);
  expect(findSections(INDEX, '  ')).toEqual([]);
});

it('highlights the words in an excerpt, and does not treat them as regular expressions', () => {
  const [found] = findSections(INDEX, 'polic end');
  expect(found?.excerpt[0]?.startsWith('… ')).toBe(true);
  expect(found?.excerpt.filter((_, at) => at % 2 === 1)).toEqual(['end', 'polic']);
  expect(findSections(INDEX, 'a.b(')).toEqual([]);
});
