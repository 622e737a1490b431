import { describe, expect, it } from 'vitest';
import fc from '../testing/fast-check';
import { getArchiveHref, getListHref, getTagsHref, parseCollectionAddress } from './list-address';

const PATH = '/journal/';
const AUTHOR = '5f0c00000000000000000001';
const parse = (address: string) => {
  const url = new URL(address, 'https://site.example');
  return parseCollectionAddress(PATH, url.pathname, url.searchParams);
};

describe('parseCollectionAddress', () => {
  it('parses the addresses of published sites for lists by category, tag, author and month', () => {
    expect(parse('/journal')).toEqual({ kind: 'list', filter: { page: 1 } });
    expect(parse('/journal/category/News')).toMatchObject({ filter: { category: 'News' } });
    expect(parse('/journal/tag/Wood+oven')).toMatchObject({ filter: { tag: 'Wood oven' } });
    expect(parse('/journal/?tag=Wood+oven')).toMatchObject({ filter: { tag: 'Wood oven' } });
    expect(parse(`/journal/?author=${AUTHOR.toUpperCase()}`)).toMatchObject({ filter: { author: AUTHOR } });
    expect(parse('/journal?month=July-2025&page=3')).toMatchObject({
      filter: { month: { year: 2025, month: 7 }, page: 3 },
    });
    expect(parse('/journal/?author=&month=&page=')).toEqual({ kind: 'list', filter: { page: 1 } });
  });

  it('parses addresses of items, of the archive and of the page of tags', () => {
    expect(parse('/journal/first-oysters/')).toEqual({ kind: 'item', slug: 'first-oysters' });
    expect(parse('/journal/2026/11/first-oysters')).toEqual({
      kind: 'item',
      slug: '2026/11/first-oysters',
    });
    expect(parse('/journal/archive')).toEqual({ kind: 'archive' });
    expect(parse('/journal/tags')).toEqual({ kind: 'tags' });
  });

  it('returns undefined for hostile or malformed addresses', () => {
    for (const address of [
      '/journals/',
      '/journal/a//b',
      '/journal/a/%2Fb',
      '/journal/a/b/c/d/e/f/g',
      '/journal/tag/a/b',
      '/journal/tag/',
      '/journal/tag/%',
      '/journal/tag/%00',
      '/journal/%00',
      '/journal/%E0%A4%A',
      '/journal/archive/2020',
      '/journal/?month=13-2025',
      '/journal/?author=1%27--',
      '/journal/?page=0',
      '/journal/?page=1e9',
      '/journal/?page=-1',
      '/journal/category/News?month=x',
    ])
      expect(parse(address), address).toBeUndefined();
  });
});

describe('getListHref', () => {
  it('returns an address that parseCollectionAddress parses back to the same filter', () => {
    const label = fc.string({ minLength: 1, maxLength: 25, unit: 'grapheme' }).map((text) => text.trim());
    const name = label.filter((text) => text !== '' && !text.includes('\0') && text !== '.' && text !== '..');
    const filter = fc.record(
      {
        category: name,
        tag: name,
        author: fc.constant(AUTHOR),
        month: fc.record({
          year: fc.integer({ min: 1990, max: 2090 }),
          month: fc.integer({ min: 1, max: 12 }),
        }),
        past: fc.constant(true as const),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(filter, fc.integer({ min: 1, max: 99 }), (one, page) => {
        const wanted = { ...one, page };
        expect(parse(getListHref(PATH, wanted))).toEqual({ kind: 'list', filter: wanted });
      }),
    );
  });

  it('writes spaces as plus signs, and omits the number of the first page', () => {
    expect(getListHref(PATH, { tag: 'Wood oven', page: 1 })).toBe('/journal/tag/Wood+oven');
    expect(getListHref(PATH, { category: 'A+B/C' })).toBe('/journal/category/A%2BB%2FC');
    expect(getListHref(PATH, { page: 2, past: true })).toBe('/journal/?past=yes&page=2');
    expect([getArchiveHref(PATH), getTagsHref(PATH)]).toEqual(['/journal/archive', '/journal/tags']);
  });
});
