import { describe, expect, it } from 'vitest';
import fc from '../../core/testing/fast-check';
import {
  addAccessOrder,
  findRules,
  getPaywallProducts,
  isAccessOpen,
  normalizePagePath,
  readAccessOrders,
  readPageLines,
} from './page-access';

const DAY_MS = 24 * 3_600_000;

describe('paths', () => {
  it.each([
    ['/courses/glazing/', '/courses/glazing'],
    ['/courses/glazing/index.html', '/courses/glazing'],
    ['/courses/a%20b/', '/courses/a b'],
    ['/courses/x/../glazing', '/courses/glazing'],
    ['/notes.html', '/notes.html'],
  ])('are normalized: %s to %s', (text, path) => {
    expect(normalizePagePath(text)).toBe(path);
  });

  it.each([
    '',
    'courses',
    '/',
    '/index.html',
    '//evil.example/x',
    '/a?b',
    '/a#b',
    '/a%3Fb',
    '/a\\b',
    '/a%',
    '/config/products',
    '/api',
    '/x/../commerce/orders',
    `/${'a'.repeat(600)}`,
  ])('are rejected: %s', (text) => {
    expect(normalizePagePath(text)).toBeUndefined();
  });

  it('are read one per line, without duplicates; an invalid one is named', () => {
    expect(readPageLines(' /a/ \r\n\n/b.html\n/a')).toEqual(['/a', '/b.html']);
    expect(readPageLines('/a\nb')).toBe('“b” is not the path of a page. Write it as /courses/glazing/.');
    expect(readPageLines(Array.from({ length: 51 }, (_, n) => `/${n}`).join('\n'))).toBe(
      'A product unlocks at most 50 pages.',
    );
  });

  it('match the page, everything below it and its compressed variants, in any case', () => {
    const rules = [{ path: '/Courses/glazing' }, { path: '/notes.html' }];
    for (const path of [
      '/courses/glazing',
      '/courses/glazing/index.html.br',
      '/COURSES/Glazing/a.pdf',
      '/notes.html',
      '/notes.html.gz',
    ])
      expect(findRules(rules, path), path).toHaveLength(1);
    for (const path of ['/', '/courses', '/courses/glazing-2', '/notes', '/notes.html5'])
      expect(findRules(rules, path), path).toEqual([]);
  });
});

describe('access by an order', () => {
  const createdAt = new Date('2026-01-31T10:00:00Z');
  const details = { plan: { period: { value: 1, unit: 'MONTH' as const }, cycles: 0 } };
  const order = { productIds: ['course'], details };

  it('does not end for a single payment', () => {
    expect(isAccessOpen({ ...order, kind: 'cart', subscription: null }, Number.MAX_SAFE_INTEGER)).toBe(true);
  });

  it('ends with the paid period of a subscription, three days later while the subscription is open', () => {
    const isOpenAt = (state: 'active' | 'past_due' | 'canceled' | 'ended', time: string) =>
      isAccessOpen(
        { ...order, kind: 'subscription', subscription: { state, paidCount: 2, createdAt } },
        Date.parse(time),
      );
    for (const state of ['canceled', 'ended'] as const) {
      expect(isOpenAt(state, '2026-03-31T09:59:59Z')).toBe(true);
      expect(isOpenAt(state, '2026-03-31T10:00:00Z')).toBe(false);
    }
    for (const state of ['active', 'past_due'] as const) {
      expect(isOpenAt(state, '2026-04-03T09:59:59Z')).toBe(true);
      expect(isOpenAt(state, '2026-04-03T10:00:00Z')).toBe(false);
    }
    expect(isAccessOpen({ ...order, kind: 'subscription', subscription: null }, 0)).toBe(false);
  });

  it('lasts between 27 and 31 days per monthly payment', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }),
        (paidCount, start) => {
          const at = (count: number, now: number) =>
            isAccessOpen(
              {
                ...order,
                kind: 'subscription',
                subscription: { state: 'canceled', paidCount: count, createdAt: start },
              },
              now,
            );
          const end = start.getTime() + paidCount * 27 * DAY_MS;
          expect(at(paidCount, end)).toBe(true);
          expect(at(paidCount, start.getTime() + paidCount * 31 * DAY_MS)).toBe(false);
        },
      ),
    );
  });

  it('applies to its paywall products', () => {
    const line = { sku: '', title: '', optionValues: [], quantity: 1, unitCents: 1, totalCents: 1 };
    expect(
      getPaywallProducts({
        lines: [
          { ...line, productId: 'course', productType: 'SERVICE' },
          { ...line, productId: 'lessons', productType: 'PAYWALL' },
        ],
      }),
    ).toEqual(['lessons']);
  });
});

describe('orders in the cookie of a browser', () => {
  const secrets = ['the first secret', 'the second secret'] as const;

  it('are the newest twenty, without duplicates', () => {
    const ids = Array.from({ length: 25 }, (_, n) => `id-${n}`);
    const value = [...ids, 'id-10'].reduce((text, id) => addAccessOrder(secrets, 'site', text, id), '');
    const kept = readAccessOrders(secrets, 'site', value);
    expect(kept).toHaveLength(20);
    expect(kept.slice(0, 3)).toEqual(['id-10', 'id-24', 'id-23']);
  });

  it('are accepted with an older secret, and ignored if they were signed by another site or forged', () => {
    const value = addAccessOrder([secrets[1]], 'site', '', 'id');
    expect(readAccessOrders(secrets, 'site', value)).toEqual(['id']);
    expect(readAccessOrders([secrets[0]], 'site', value)).toEqual([]);
    expect(readAccessOrders(secrets, 'other', value)).toEqual([]);
    for (const forged of ['', '~', 'id', 'id.', `x${value}`, value.replace('id', 'di')])
      expect(readAccessOrders(secrets, 'site', forged), forged).toEqual([]);
  });
});
