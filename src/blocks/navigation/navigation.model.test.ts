import { describe, expect, it } from 'vitest';
import { findCurrentLink } from './navigation.model';

const SITE = 'https://pots.example';
const find = (links: string[], page: string) =>
  findCurrentLink(
    links.map((link) => new URL(link, SITE).href),
    SITE + page,
  );

describe('findCurrentLink', () => {
  it('finds the page, ignoring query, fragment and trailing slash [BLK-011]', () => {
    expect(find(['/', '/work', '/shop/'], '/shop?sort=price#top')).toEqual({ index: 2, isExact: true });
    expect(find(['/', '/work.html', '/shop'], '/work')).toEqual({ index: 1, isExact: true });
    expect(find(['/', '/work'], '/index.html')).toEqual({ index: 0, isExact: true });
  });

  it('finds the nearest parent page, but never the home page [BLK-011]', () => {
    expect(find(['/', '/shop', '/shop/bowls'], '/shop/bowls/celadon')).toEqual({ index: 2, isExact: false });
    expect(find(['/', '/shop'], '/shopping')).toEqual({ index: -1, isExact: false });
  });

  it('ignores other sites and invalid addresses', () => {
    expect(find(['https://other.example/work', 'mailto:a@b.example'], '/work')).toEqual({
      index: -1,
      isExact: false,
    });
    expect(findCurrentLink(['', 'x'], `${SITE}/`)).toEqual({ index: -1, isExact: false });
  });
});
