import { describe, expect, it } from 'vitest';
import { isAllowed, parseCategories, toConsentCategory } from './categories';

describe('categories', () => {
  it.each([
    ['necessary', 1],
    ['Essential', 1],
    ['1', 1],
    ['analytics', 2],
    ['functional', 2],
    ['', 2],
    ['nonsense', 2],
    ['13', 2],
    ['marketing', 3],
    ['ads', 3],
    ['3', 3],
  ])('"%s" is category %i', (name, category) => expect(toConsentCategory(name)).toBe(category));

  it.each([
    ['analytics', { state: 'granted' }, true],
    ['analytics', { state: 'pending' }, false],
    ['analytics', { state: 'denied' }, false],
    ['necessary', { state: 'denied' }, true],
    ['analytics', { state: 'granted', categories: [3] }, false],
    ['marketing', { state: 'granted', categories: [3] }, true],
    ['analytics, marketing', { state: 'granted', categories: [3] }, false],
    ['necessary analytics', { state: 'denied' }, false],
  ] as const)('"%s" with %o: %s', (names, status, allowed) => expect(isAllowed(names, status)).toBe(allowed));

  it.each([
    ['2,3', [2, 3]],
    ['', undefined],
    ['all', undefined],
    [undefined, undefined],
  ])('%s is read as %o', (text, list) => expect(parseCategories(text)).toEqual(list));
});
