import { describe, expect, it } from 'vitest';
import { formatAnnouncement, formatItemCount } from './cart-indicator.model';

describe('the item count', () => {
  it.each([
    [0, '0'],
    [1, '1'],
    [100, '100'],
  ])('formats %d exactly', (quantity, text) => {
    expect(formatItemCount(quantity, 'More than 100')).toEqual({ text, label: text });
  });

  it('formats numbers above 100 as 100+ [CRT-011] with the label More than 100 [CRT-012]', () => {
    expect(formatItemCount(101, 'More than 100')).toEqual({ text: '100+', label: 'More than 100' });
  });

  it.each([-3, Number.NaN, Number.POSITIVE_INFINITY])('treats %d as an empty cart', (quantity) => {
    expect(formatItemCount(quantity, '').text).toBe('0');
  });

  it('announces one item in the singular', () => {
    const labels = { one: '1 item', other: '{count} items', many: 'More than 100' };
    expect([0, 1, 2, 500].map((quantity) => formatAnnouncement(quantity, labels))).toEqual([
      '0 items',
      '1 item',
      '2 items',
      'More than 100 items',
    ]);
  });

  it('announces with the plural rules of the language', () => {
    const other = '{count, plural, one {# produkt} few {# produkty} many {# produktów} other {# produktu}}';
    const labels = { one: '', other, many: 'Ponad 100' };
    expect([1, 2, 5].map((quantity) => formatAnnouncement(quantity, labels, 'pl'))).toEqual([
      '1 produkt',
      '2 produkty',
      '5 produktów',
    ]);
  });
});
