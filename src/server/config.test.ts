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
    [{ SHARED_FOLDERS: '../data' }, 'SHARED_FOLDERS: "../data" is not a folder like pictures or media/open.'],
    [{ SITE_API_SECRET: 'short' }, 'SITE_API_SECRET must have at least 32 characters.'],
    [
      { METRICS_PORT: '9000', METRICS_HOST: '0.0.0.0' },
      'METRICS_TOKEN must be set together with METRICS_HOST',
    ],
    [{ METRICS_PORT: '9000', METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 32 characters.'],
    [{ SHUTDOWN_DELAY: '301' }, 'SHUTDOWN_DELAY="301" is not a whole number from 0 to 300.'],
    [{ DATABASE_URL: 'postgres://x/y' }, 'SITE_API_SECRET must be set together with DATABASE_URL'],
  ])('fails with one clear sentence for %o', (env, message) => {
    expect(() => read(env as Record<string, string>)).toThrow(message);
  });

  it('collects metrics only where a port is set, for this machine or with a token', () => {
    expect(read({}).metrics).toBeUndefined();
    const local = { host: '127.0.0.1', port: 9000, token: undefined };
    expect(read({ METRICS_PORT: '9000' }).metrics).toEqual(local);
    const token = 't'.repeat(32);
    expect(read({ METRICS_PORT: '9000', METRICS_HOST: '::', METRICS_TOKEN: token }).metrics).toEqual({
      host: '::',
      port: 9000,
      token,
    });
  });

  it('shares the folders of the demo, and of another site only those that it names', () => {
    expect(read({}).sharedFolders).toContain('pictures');
    expect(read({ SITE_ROOT: '/srv/site' }).sharedFolders).toEqual([]);
    expect(read({ SITE_ROOT: '/srv/site', SHARED_FOLDERS: 'media/open, fonts' }).sharedFolders).toEqual([
      'media/open',
      'fonts',
    ]);
  });

  it('accepts several secrets, newest first', () => {
    const [a, b] = ['a'.repeat(32), 'b'.repeat(32)];
    expect(read({ SITE_API_SECRET: `${a},${b}` }).secrets).toEqual([a, b]);
  });
});
