import { describe, expect, it } from 'vitest';
import { readConfig } from './config';

const POSTGRES = { DATABASE_URL: 'postgres://x/site', SITE_API_SECRET: 's'.repeat(32) };

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
    [{ SITE_LOCALE: 'de_DE' }, 'SITE_LOCALE="de_DE" is not a language tag like de or pt-BR.'],
    [{ LOG: 'loud' }, 'LOG="loud" is not one of text, json, off.'],
    [{ SITE_ORIGINS: 'https://a.example/path' }, 'SITE_ORIGINS: "https://a.example/path" is not an origin'],
    [{ SHARED_FOLDERS: '../data' }, 'SHARED_FOLDERS: "../data" is not a folder like pictures or media/open.'],
    [{ SITE_API_SECRET: 'short' }, 'SITE_API_SECRET must have at least 32 characters.'],
    [
      { METRICS_PORT: '9000', METRICS_HOST: '0.0.0.0' },
      'METRICS_TOKEN must be set together with METRICS_HOST',
    ],
    [{ METRICS_PORT: '9000', METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 32 characters.'],
    [{ METRICS_SITES: '1001' }, 'METRICS_SITES="1001" is not a whole number from 0 to 1000.'],
    [{ SHUTDOWN_DELAY: '301' }, 'SHUTDOWN_DELAY="301" is not a whole number from 0 to 300.'],
    [
      { EVENTS_NATS_URL: 'http://x' },
      'EVENTS_NATS_URL is not an address like nats://user:password@host:4222.',
    ],
    [{ EVENTS_NATS_STREAM: 'a.b' }, 'EVENTS_NATS_STREAM="a.b" is not a name like site-events.'],
    [{ DATABASE_URL: 'postgres://x/y' }, 'SITE_API_SECRET must be set together with DATABASE_URL'],
    [{ DATABASE_REPLICA_URL: 'postgres://x/y' }, 'DATABASE_URL must be set together with'],
    [
      { ...POSTGRES, DATABASE_REPLICA_URL: 'postgres://x/y', DATABASE_REPLICA_SECONDS: '1' },
      'DATABASE_REPLICA_SECONDS="1" is less than 2.',
    ],
  ])('fails with one clear message for %o', (env, message) => {
    expect(() => read(env as Record<string, string>)).toThrow(message);
  });

  it('has a replica if its address is set, with a maximum age of five seconds by default', () => {
    expect(read(POSTGRES).replica).toBeUndefined();
    const env = { ...POSTGRES, DATABASE_REPLICA_URL: 'postgres://r/site' };
    expect(read(env).replica).toEqual({ url: 'postgres://r/site', maxAgeMs: 5000 });
    expect(read({ ...env, DATABASE_REPLICA_SECONDS: '60' }).replica?.maxAgeMs).toBe(60_000);
  });

  it('serves metrics only if a port is set, for this machine or with a token', () => {
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

  it('shares the folders of the demo, and only the listed folders of other sites', () => {
    expect(read({}).sharedFolders).toContain('pictures');
    expect(read({ SITE_ROOT: '/srv/site' }).sharedFolders).toEqual([]);
    expect(read({ SITE_ROOT: '/srv/site', SHARED_FOLDERS: 'media/open, fonts' }).sharedFolders).toEqual([
      'media/open',
      'fonts',
    ]);
  });

  it('has the sinks of events that are set', () => {
    expect(read({}).sinks).toEqual({ nats: undefined, parquet: undefined });
    const env = { EVENTS_NATS_URL: 'nats://a:4222, nats://b:4222', EVENTS_PARQUET: '/srv/events' };
    expect(read(env).sinks).toEqual({
      nats: { url: 'nats://a:4222, nats://b:4222', stream: 'site-events' },
      parquet: { folder: '/srv/events', pauseMs: 60_000 },
    });
  });

  it('exports by OpenTelemetry where its standard variables name an endpoint', () => {
    expect(read({}).telemetry).toBeUndefined();
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };
    expect(read(endpoint).telemetry).toEqual({ traces: true, metrics: true, metricIntervalMs: 60_000 });
    expect(read({ ...endpoint, OTEL_TRACES_EXPORTER: 'none' }).telemetry?.traces).toBe(false);
    expect(read({ ...endpoint, OTEL_SDK_DISABLED: 'true' }).telemetry).toBeUndefined();
    const traces = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://collector:4318/v1/traces' };
    expect(read(traces).telemetry).toMatchObject({ traces: true, metrics: false });
  });

  it('accepts several secrets, newest first', () => {
    const [a, b] = ['a'.repeat(32), 'b'.repeat(32)];
    expect(read({ SITE_API_SECRET: `${a},${b}` }).secrets).toEqual([a, b]);
  });
});
