import { describe, expect, it } from 'vitest';
import { checkOrigin, type RequestOrigin, toSameOriginPath } from './origin';
import { createRateLimiter, getLimitKey } from './token-bucket';

const from = (change: Partial<RequestOrigin>) =>
  checkOrigin({
    origin: undefined,
    fetchSite: undefined,
    host: 'site.example:80',
    allowed: ['https://shop.example'],
    ...change,
  });

describe('origin of a request', () => {
  it('is the own site according to Sec-Fetch-Site, the host or the list of origins', () => {
    expect(from({ fetchSite: 'same-origin', origin: 'null' })).toBe('own');
    expect(from({ origin: 'https://site.example:80' })).toBe('own');
    expect(from({ origin: 'https://shop.example', fetchSite: 'cross-site' })).toBe('own');
  });

  it('is foreign when the browser reports another site or an opaque origin', () => {
    expect(from({ origin: 'https://evil.example' })).toBe('foreign');
    expect(from({ origin: 'https://site.example.evil:80' })).toBe('foreign');
    expect(from({ fetchSite: 'same-site' })).toBe('foreign');
    expect(from({ origin: 'https://site.example:80', fetchSite: 'cross-site' })).toBe('foreign');
    expect(from({ origin: 'https://site.example:80', fetchSite: 'same-site' })).toBe('foreign');
    expect(from({ origin: 'null' })).toBe('foreign');
  });

  it('is unknown without any header', () => {
    expect(from({})).toBe('unknown');
    expect(from({ fetchSite: 'none' })).toBe('unknown');
  });
});

describe('return path', () => {
  it('is a path of the same site, or undefined', () => {
    expect(toSameOriginPath('/a?b#c', 'x.example')).toBe('/a?b#c');
    expect(toSameOriginPath('http://x.example/a', 'x.example')).toBe('/a');
    for (const target of [
      'https://y.example/',
      '//y.example',
      '/\\y.example',
      '\\\\y.example',
      'javascript:0',
      'http://x.example//y.example',
      'data:,x',
      '',
      undefined,
    ]) {
      expect(toSameOriginPath(target, 'x.example'), String(target)).toBeUndefined();
    }
  });
});

describe('rate limiter', () => {
  it('allows a burst, then the refill rate', () => {
    let now = 0;
    const { take } = createRateLimiter({ burst: 3, perSecond: 0.5 }, () => now);
    expect([take('a'), take('a'), take('a'), take('a'), take('b')]).toEqual([0, 0, 0, 2, 0]);
    now = 1000;
    expect(take('a')).toBe(1);
    now = 2000;
    expect([take('a'), take('a')]).toEqual([0, 2]);
    now = 1_000_000;
    expect([take('a'), take('a'), take('a'), take('a')]).toEqual([0, 0, 0, 2]);
  });

  it('evicts the least recently seen caller and respects its capacity', () => {
    const { take } = createRateLimiter({ burst: 1, perSecond: 1 }, () => 0, 2);
    take('a');
    take('b');
    take('a');
    take('c'); // forgets b
    expect([take('a'), take('b')]).toEqual([1, 0]);
  });

  it('reports the usage of callers above a part of the burst, and charges usage on other servers', () => {
    let now = 0;
    const limiter = createRateLimiter({ burst: 8, perSecond: 1 }, () => now);
    const take = (count: number) => Array.from({ length: count }, () => limiter.take('a'));
    limiter.take('b');
    limiter.take('a');
    expect(limiter.takeUsage()).toEqual(new Map());
    take(2);
    expect(limiter.takeUsage()).toEqual(new Map([['a', 3]]));
    expect(limiter.takeUsage()).toEqual(new Map());
    limiter.charge('a', 7);
    limiter.charge('nobody', 7);
    expect(take(1)).toEqual([3]);
    now = 3000;
    expect(take(2)).toEqual([0, 1]);
    expect(limiter.takeUsage()).toEqual(new Map([['a', 1]]));
    now = 60_000;
    limiter.take('a');
    expect(limiter.takeUsage()).toEqual(new Map());
  });

  it('groups IPv6 addresses by network', () => {
    expect(getLimitKey('2001:db8:1:2:3:4:5:6')).toBe(getLimitKey('2001:db8:1:2:ffff::1'));
    expect(getLimitKey('2001:db8::1')).toBe(getLimitKey('2001:db8:0:0:9::'));
    expect(getLimitKey('2001:db8:1:2::1')).not.toBe(getLimitKey('2001:db8:1:3::1'));
    expect(getLimitKey('::ffff:192.0.2.1')).toBe('192.0.2.1');
  });
});
