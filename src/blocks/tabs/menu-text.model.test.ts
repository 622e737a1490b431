import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseMenus } from './menu-text.model';
import { type PublishedMenu, publishedMenus } from './testing/published-menus';

const items = (text: string) => parseMenus(`Menu\n====\n\n${text}`)[0]!.sections[0]!.items;

describe('a menu in plain text', () => {
  it('has tabs and sections, which are underlined', () => {
    const menus = parseMenus(
      'Lunch\n=====\n\nSoup\n$8\n\nDinner\n=====\n\nStarters\n---\n\nOlives\n$5\n\nMains\n-----\n\nFish\n$24',
    );
    expect(menus.map(({ title }) => title)).toEqual(['Lunch', 'Dinner']);
    expect(menus[0]!.sections).toEqual([
      { title: '', items: [{ title: 'Soup', description: '', prices: ['8'] }] },
    ]);
    expect(menus[1]!.sections.map(({ title, items: own }) => [title, own[0]!.title])).toEqual([
      ['Starters', 'Olives'],
      ['Mains', 'Fish'],
    ]);
  });

  it('has items with description and prices', () => {
    expect(items('Oysters\nHalf a dozen or\na dozen\n$24/46\n\nBread')).toEqual([
      { title: 'Oysters', description: 'Half a dozen or\na dozen', prices: ['24', '46'] },
      { title: 'Bread', description: '', prices: [] },
    ]);
  });

  it('accepts items in one line, and lines with additions', () => {
    expect(items('Wings $12\nSoup of the day $7.50')).toEqual([
      { title: 'Wings', description: '', prices: ['12'] },
      { title: 'Soup of the day', description: '', prices: ['7.50'] },
    ]);
    expect(items('Burger\n€18\n\n+ Add bacon €3\n+€5 for two')).toEqual([
      { title: 'Burger', description: '', prices: ['18'] },
      { title: '+ Add bacon', description: '', prices: ['3'] },
      { title: '+€5 for two', description: '', prices: ['5'] },
    ]);
  });

  it('keeps lines with unknown notation as text', () => {
    expect(items('Ask us about today’s catch\n(market price)')).toEqual([
      { title: 'Ask us about today’s catch', description: '(market price)', prices: [] },
    ]);
    expect(parseMenus('No tabs at all')).toEqual([]);
    expect(parseMenus('')).toEqual([]);
  });

  it('accepts Windows line endings', () => {
    expect(parseMenus('Lunch\r\n====\r\n\r\nSoup\r\n$8\r\n')[0]!.sections[0]!.items).toEqual([
      { title: 'Soup', description: '', prices: ['8'] },
    ]);
  });
});

/** Not part of the repository. */
const CAPTURED = join(import.meta.dirname, '../../../../shared/fixtures/real/menu-raw-text.json');

describe('menus of published sites', () => {
  const captured: PublishedMenu[] = existsSync(CAPTURED) ? JSON.parse(readFileSync(CAPTURED, 'utf8')) : [];

  it.each([...publishedMenus, ...captured])(
    'are read as their sites read them: $menus.0.title',
    ({ raw, menus }) => {
      expect(parseMenus(raw)).toEqual(
        menus.map(({ title, sections }) => ({
          title,
          sections: sections.map((section) => ({
            title: section.title ?? '',
            items: section.items.map(({ variants, ...item }) => ({
              title: item.title,
              description: item.description ?? '',
              prices: variants.map(({ price }) => price),
            })),
          })),
        })),
      );
    },
  );
});
