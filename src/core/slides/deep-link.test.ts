import { describe, expect, it } from 'vitest';
import fc from '../testing/fast-check';
import {
  buildItemUrl,
  findSlideByKey,
  findSlideByPath,
  getItemKey,
  parseItemId,
  removeItemId,
} from './deep-link';

const slides = [
  { id: 'a1', url: '/coast/dawn' },
  { id: 'b2', url: 'salt-flats' },
  { id: '', url: 'https://example.com/coast/lake?x=1' },
  { id: '', url: '' },
];

describe('the hash', () => {
  it('may contain an item id among other parameters', () => {
    expect(parseItemId('#itemId=a1')).toBe('a1');
    expect(parseItemId('#top&itemId=a%2Fb%20c&x=1')).toBe('a/b c');
    expect(parseItemId('#itemId=100%')).toBe('100%');
    for (const none of ['', '#', '#itemId=', '#itemIds=a', '#a1', '#xitemId=a1'])
      expect(parseItemId(none)).toBe('');
  });
  it('keeps other parameters when the item id is removed', () => {
    expect(removeItemId('#itemId=a1')).toBe('');
    expect(removeItemId('#top&itemId=a1&x=1')).toBe('#top&x=1');
    expect(removeItemId('#top')).toBe('#top');
    expect(removeItemId('')).toBe('');
  });
  it('identifies a slide by its id or URL', () => {
    expect(findSlideByKey('b2', slides)).toBe(1);
    expect(findSlideByKey('/coast/dawn', slides)).toBe(0);
    expect(findSlideByKey('nothing', slides)).toBe(-1);
    expect(findSlideByKey('', slides)).toBe(-1);
  });
});

describe('the path', () => {
  it('identifies a slide by its URL or id', () => {
    expect(findSlideByPath('/coast/dawn', slides)).toBe(0);
    expect(findSlideByPath('/coast/dawn/', slides)).toBe(0);
    expect(findSlideByPath('/anything/salt-flats', slides)).toBe(1);
    expect(findSlideByPath('/coast/lake', slides)).toBe(2);
    expect(findSlideByPath('/coast/b2', slides)).toBe(1);
  });
  it('does not match similar URLs and ids', () => {
    for (const path of ['/', '', '/dawn', '/other/coast/dawn', '/basalt-flats', '/xb2', '/coast'])
      expect(findSlideByPath(path, slides), path).toBe(-1);
  });
});

describe('the item URL', () => {
  const page = 'https://example.com/p?nomotion=true#top';
  it('is below the full URL of the collection, with a trailing slash [GAL-077]', () => {
    expect(buildItemUrl('https://example.com/p', '/coast', 'a1')).toBe(
      'https://example.com/coast/#itemId=a1',
    );
    expect(buildItemUrl('https://example.com/p', 'https://example.com/coast/', 'a1')).toBe(
      'https://example.com/coast/#itemId=a1',
    );
  });
  it('keeps the query, the path and the rest of the hash without a collection', () => {
    expect(buildItemUrl(page, '', 'a/b c')).toBe('https://example.com/p?nomotion=true#top&itemId=a%2Fb%20c');
    expect(buildItemUrl(`${page}&itemId=old`, '', 'new')).toBe(
      'https://example.com/p?nomotion=true#top&itemId=new',
    );
    expect(buildItemUrl(`${page}&itemId=old`, '', '')).toBe(page);
  });
  it('keeps the origin of the page', () => {
    for (const other of ['https://evil.example/coast', 'javascript:alert(1)', 'http://%'])
      expect(buildItemUrl('https://example.com/p', other, 'a1')).toBe('https://example.com/p#itemId=a1');
  });
  it('round-trips every item', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (item) => {
        expect(parseItemId(new URL(buildItemUrl(page, '/coast', item)).hash)).toBe(item.toWellFormed());
      }),
      { numRuns: 30 },
    );
  });
  it('uses the id of a slide, else its URL', () => {
    expect(slides.map(getItemKey)).toEqual(['a1', 'b2', 'https://example.com/coast/lake?x=1', '']);
  });
});
