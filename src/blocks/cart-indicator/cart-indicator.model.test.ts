import { describe, expect, it } from 'vitest';
import { formatAnnouncement, formatItemCount } from './cart-indicator.model';

describe('the cart count', () => {
  it.each([
    [0, '0'],
    [1, '1'],
    [100, '100'],
  ])('shows and says %d as it is', (quantity, text) => {
    expect(formatItemCount(quantity, 'More than 100')).toEqual({ shown: text, spoken: text });
  });

  it('shows 100+ above 100 [CRT-011] and says More than 100 [CRT-012]', () => {
    expect(formatItemCount(101, 'More than 100')).toEqual({ shown: '100+', spoken: 'More than 100' });
  });

  it.each([-3, Number.NaN, Number.POSITIVE_INFINITY])('takes %d for an empty cart', (quantity) => {
    expect(formatItemCount(quantity, '').shown).toBe('0');
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

  it('announces in the plurals of the language', () => {
    const other = '{count, plural, one {# produkt} few {# produkty} many {# produktów} other {# produktu}}';
    const labels = { one: '', other, many: 'Ponad 100' };
    expect([1, 2, 5].map((quantity) => formatAnnouncement(quantity, labels, 'pl'))).toEqual([
      '1 produkt',
      '2 produkty',
      '5 produktów',
    ]);
  });
});
