import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findByPath, findItem, itemAddress, itemIdOf, itemValueOf, withoutItemId } from './deep-link';

const slides = [
  { id: 'a1', url: '/coast/dawn' },
  { id: 'b2', url: 'salt-flats' },
  { id: '', url: 'https://example.com/coast/lake?x=1' },
  { id: '', url: '' },
];

describe('the hash', () => {
  it('carries an item id, also among other things', () => {
    expect(itemIdOf('#itemId=a1')).toBe('a1');
    expect(itemIdOf('#top&itemId=a%2Fb%20c&x=1')).toBe('a/b c');
    expect(itemIdOf('#itemId=100%')).toBe('100%');
    for (const none of ['', '#', '#itemId=', '#itemIds=a', '#a1', '#xitemId=a1'])
      expect(itemIdOf(none)).toBe('');
  });
  it('is cleared of the item and of nothing else', () => {
    expect(withoutItemId('#itemId=a1')).toBe('');
    expect(withoutItemId('#top&itemId=a1&x=1')).toBe('#top&x=1');
    expect(withoutItemId('#top')).toBe('#top');
    expect(withoutItemId('')).toBe('');
  });
  it('names a slide by its id or its url', () => {
    expect(findItem('b2', slides)).toBe(1);
    expect(findItem('/coast/dawn', slides)).toBe(0);
    expect(findItem('nothing', slides)).toBe(-1);
    expect(findItem('', slides)).toBe(-1);
  });
});

describe('the path', () => {
  it('names a slide by its own URL or its id', () => {
    expect(findByPath('/coast/dawn', slides)).toBe(0);
    expect(findByPath('/coast/dawn/', slides)).toBe(0);
    expect(findByPath('/anything/salt-flats', slides)).toBe(1);
    expect(findByPath('/coast/lake', slides)).toBe(2);
    expect(findByPath('/coast/b2', slides)).toBe(1);
  });
  it('names none when it only looks alike', () => {
    for (const path of ['/', '', '/dawn', '/other/coast/dawn', '/basalt-flats', '/xb2', '/coast'])
      expect(findByPath(path, slides), path).toBe(-1);
  });
});

describe('the address', () => {
  const page = 'https://example.com/p?nomotion=true#top';
  it('names the item under the full URL of the collection, with a slash at its end [GAL-077]', () => {
    expect(itemAddress('https://example.com/p', '/coast', 'a1')).toBe('https://example.com/coast/#itemId=a1');
    expect(itemAddress('https://example.com/p', 'https://example.com/coast/', 'a1')).toBe(
      'https://example.com/coast/#itemId=a1',
    );
  });
  it('keeps query, path and the rest of the hash where no collection is given', () => {
    expect(itemAddress(page, '', 'a/b c')).toBe('https://example.com/p?nomotion=true#top&itemId=a%2Fb%20c');
    expect(itemAddress(`${page}&itemId=old`, '', 'new')).toBe(
      'https://example.com/p?nomotion=true#top&itemId=new',
    );
    expect(itemAddress(`${page}&itemId=old`, '', '')).toBe(page);
  });
  it('stays on the site of the page', () => {
    for (const other of ['https://evil.example/coast', 'javascript:alert(1)', 'http://%'])
      expect(itemAddress('https://example.com/p', other, 'a1')).toBe('https://example.com/p#itemId=a1');
  });
  it('gives back every item that it is given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (item) => {
        expect(itemIdOf(new URL(itemAddress(page, '/coast', item)).hash)).toBe(item.toWellFormed());
      }),
      { numRuns: 30 },
    );
  });
  it('calls a slide by its id, else by its url', () => {
    expect(slides.map(itemValueOf)).toEqual(['a1', 'b2', 'https://example.com/coast/lake?x=1', '']);
  });
});
