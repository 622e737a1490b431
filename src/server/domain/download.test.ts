import { describe, expect, it } from 'vitest';
import {
  checkDownloadToken,
  cleanFileName,
  DOWNLOAD_LINK_MS,
  getDisposition,
  getDownloadable,
  issueDownloadToken,
} from './download';
import type { OrderLine } from './order';

const line = (productId: string, productType: OrderLine['productType']): OrderLine => ({
  productId,
  productType,
  sku: productId,
  title: productId,
  optionValues: [],
  quantity: 1,
  unitCents: 100,
  totalCents: 100,
});
const lines = [line('a', 'DIGITAL'), line('b', 'PHYSICAL'), line('a', 'DIGITAL')];

describe('downloads of an order', () => {
  it('are its digital products, without duplicates', () => {
    expect(getDownloadable({ state: 'paid', lines })).toEqual(['a']);
    expect(getDownloadable({ state: 'fulfilled', lines })).toEqual(['a']);
  });

  it.each(['pending', 'expired', 'cancelled', 'refunded'] as const)(
    'do not exist while it is %s',
    (state) => {
      expect(getDownloadable({ state, lines })).toEqual([]);
    },
  );
});

describe('link of a download', () => {
  const link = { orderId: 'o', productId: 'a' };
  const token = issueDownloadToken(['new'], 'site', link, 1000);
  const check = (more: { token?: string; now?: number } = {}, other = link, secrets = ['new'] as [string]) =>
    checkDownloadToken(secrets, 'site', other, { token, now: 1000, ...more });

  it('is valid for an hour', () => {
    expect([check(), check({ now: 1000 + DOWNLOAD_LINK_MS })]).toEqual(['valid', 'valid']);
    expect(check({ now: 1001 + DOWNLOAD_LINK_MS })).toBe('expired');
  });

  it('is valid for one product of one order, and its expiry cannot be changed', () => {
    const [expiry, signature] = token.split('.');
    expect([
      check({}, { orderId: 'o', productId: 'b' }),
      check({}, { orderId: 'p', productId: 'a' }),
      check({ token: `${Number(expiry) + 1}.${signature}` }),
      check({ token: '' }),
      check({}, link, ['other']),
    ]).toEqual(Array.from({ length: 5 }, () => 'forged'));
  });
});

it.each([
  ['C:\\fakepath\\a.pdf', 'a.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['a"\r\nX: y.pdf', 'aX: y.pdf'],
  ['', 'download'],
])('cleans the file name %j', (name, clean) => {
  expect(cleanFileName(name)).toBe(clean);
});

it('encodes file names in any script', () => {
  expect(getDisposition('Übung (1).pdf')).toBe(
    `attachment; filename="_bung (1).pdf"; filename*=UTF-8''%C3%9Cbung%20%281%29.pdf`,
  );
});
