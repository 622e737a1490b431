import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { getClientAddress, getHost, isSecure } from './client';
import type { Env } from './context';

/** Reads a request that arrived from 198.51.100.7. */
async function seen(trustProxy: number, headers: Record<string, string>): Promise<unknown[]> {
  const app = new Hono<Env>().get('/', (c) =>
    c.json([getClientAddress(c, trustProxy), getHost(c, trustProxy), isSecure(c, trustProxy)]),
  );
  const incoming = { socket: { remoteAddress: '198.51.100.7' } };
  const answer = await app.request('http://site.example/', { headers }, { incoming } as never);
  return (await answer.json()) as unknown[];
}

const forwarded = (list: string) => ({ 'x-forwarded-for': list });

describe('client address', () => {
  it('is the remote address when no proxy is trusted, whatever the headers claim', async () => {
    const claims = {
      ...forwarded('192.0.2.1'),
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      host: 'site.example',
    };
    expect(await seen(0, claims)).toEqual(['198.51.100.7', 'site.example', false]);
  });

  it('is the address that trusted proxies saw, not the one that the client sent', async () => {
    const at = async (trust: number, list: string) => (await seen(trust, forwarded(list)))[0];
    expect(await at(1, '203.0.113.9, 192.0.2.1')).toBe('192.0.2.1');
    expect(await at(2, '203.0.113.9, 192.0.2.1, 192.0.2.2')).toBe('192.0.2.1');
    expect(await at(2, '192.0.2.2')).toBe('198.51.100.7');
    expect(await at(1, ' , ')).toBe('198.51.100.7');
    const proto = { 'x-forwarded-proto': 'http, https', 'x-forwarded-host': 'site.example' };
    expect(await seen(1, proto)).toEqual(['198.51.100.7', 'site.example', true]);
  });

  it('is the same for every connection when a proxy appends the port', async () => {
    const at = async (list: string) => (await seen(1, forwarded(list)))[0];
    expect(await at('192.0.2.1:4711')).toBe('192.0.2.1');
    expect(await at('[2001:db8::1]:4711')).toBe('2001:db8::1');
    expect(await at('2001:db8::1')).toBe('2001:db8::1');
  });
});
