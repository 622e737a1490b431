import { describe, expect, it } from 'vitest';
import { readConfig } from './config';

const read = (env: Record<string, string>) => readConfig(env, '/app/dist/server');

describe('configuration', () => {
  it('requires nothing and defaults to the loopback address and the demo', () => {
    expect(read({})).toMatchObject({
      host: '127.0.0.1',
      port: 4173,
      portIsFixed: false,
      siteRoot: '/app/dist/demo',
      elementsRoot: '/app/dist/elements',
      siteId: 'demo-site',
      rateLimit: true,
    });
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT="eighty" is not a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT="70000"'],
    [{ LOG: 'loud' }, 'LOG="loud" is not one of text, json, off.'],
    [{ SITE_ORIGINS: 'https://a.example/path' }, 'SITE_ORIGINS: "https://a.example/path" is not an origin'],
    [{ SITE_API_SECRET: 'short' }, 'SITE_API_SECRET must have at least 32 characters.'],
    [{ DATABASE_URL: 'postgres://x/y' }, 'SITE_API_SECRET must be set together with DATABASE_URL'],
  ])('fails with one clear sentence for %o', (env, message) => {
    expect(() => read(env as Record<string, string>)).toThrow(message);
  });

  it('accepts several secrets, newest first', () => {
    const [a, b] = ['a'.repeat(32), 'b'.repeat(32)];
    expect(read({ SITE_API_SECRET: `${a},${b}` }).secrets).toEqual([a, b]);
  });
});
