import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ListeningServer, listen } from '../listen';
import { sharedApp } from '../testing/shared-app';
import { submitForm } from '../testing/submit';
import { restartApp } from '../testing/test-app';
import { createRegistry } from './exposition';
import { createMetrics, type Metrics } from './metrics';
import { createMetricsEndpoint } from './metrics-endpoint';

const LINE = /^([a-z_]+)(?:\{((?:[a-z]+="(?:[^"\\\n]|\\[\\"n])*",?)*)\})? (-?[\d.e+-]+)$/;

/** Samples by name and labels; fails on a line that Prometheus would reject. */
function parse(text: string): Map<string, number> {
  const samples = new Map<string, number>();
  expect(text.endsWith('\n')).toBe(true);
  for (const line of text.trimEnd().split('\n')) {
    if (/^# (HELP [a-z_]+ .+|TYPE [a-z_]+ (counter|gauge|histogram))$/.test(line)) continue;
    const [, name, labels, value] = LINE.exec(line) ?? [];
    expect(name, line).toBeDefined();
    samples.set(labels ? `${name}{${labels}}` : String(name), Number(value));
  }
  return samples;
}

describe('text format', () => {
  it('has cumulative buckets, sums and counts', async () => {
    const registry = createRegistry();
    const duration = registry.histogram('time', 'Times.', [0.1, 1]);
    for (const seconds of [0.05, 0.1, 0.5, 3]) duration.observe({ kind: 'a' }, seconds);
    expect(await registry.render()).toBe(
      [
        '# HELP time Times.',
        '# TYPE time histogram',
        'time_bucket{kind="a",le="0.1"} 2',
        'time_bucket{kind="a",le="1"} 3',
        'time_bucket{kind="a",le="+Inf"} 4',
        'time_sum{kind="a"} 3.65',
        'time_count{kind="a"} 4',
        '',
      ].join('\n'),
    );
  });

  it('escapes labels, and omits metrics that cannot be read', async () => {
    const registry = createRegistry();
    registry.counter('hits', 'Hits.').add({ name: 'a"b\\c\nd' });
    registry.read('broken', 'Broken.', 'gauge', () => Promise.reject(new Error('away')));
    const text = await registry.render();
    expect(text).toContain('hits{name="a\\"b\\\\c\\nd"} 1');
    expect([...parse(text).keys()]).toHaveLength(1);
  });
});

describe('metrics', () => {
  const test = sharedApp('job');
  const TOKEN = 'a-token-of-the-tests-that-is-long-enough';
  let metrics: Metrics;
  let server: ListeningServer;
  beforeAll(async () => {
    const { db, siteId, deps } = test;
    metrics = createMetrics({ db, siteId, events: deps.events, clock: deps.clock, running: () => 3 });
    const endpoint = createMetricsEndpoint(metrics, TOKEN);
    server = await listen({ fetch: endpoint, host: '127.0.0.1', port: 0, portIsFixed: true });
  });
  afterAll(() => server.stop(0));

  const read = (path = '/metrics', headers: Record<string, string> = { authorization: `Bearer ${TOKEN}` }) =>
    fetch(`http://127.0.0.1:${server.port}${path}`, { headers });

  it('count requests by pattern, and jobs by state, without submitted values', async () => {
    const app = restartApp(test, { log: (entry) => metrics.record(entry) });
    await app.request('/api/form/contact?email=ada@example.org');
    await app.request('/api/form/ada@example.org');
    await test.db.query("update form set settings = $2::jsonb where site_id = $1 and id = 'contact'", [
      test.siteId,
      JSON.stringify({ notify: ['me@example.com'] }),
    ]);
    await submitForm(test);
    const response = await read();
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const text = await response.text();
    const samples = parse(text);
    const route = 'method="GET",route="/api/form/:formId"';
    expect(samples.get(`site_api_http_requests_total{${route},status="200"}`)).toBe(1);
    expect(samples.get(`site_api_http_requests_total{${route},status="404"}`)).toBe(1);
    expect(samples.get(`site_api_http_request_duration_seconds_count{${route}}`)).toBe(2);
    expect(samples.get('site_api_http_requests_running')).toBe(3);
    expect(samples.get('site_api_jobs{state="due"}')).toBe(1);
    expect(samples.get('site_api_database_up')).toBe(1);
    expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(1e6);
    expect(text).not.toContain('ada@');
  });

  it('count attempts at jobs', async () => {
    metrics.record({ id: 'r', job: 'j', kind: 'mail', outcome: 'done', tries: 1, ms: 20 });
    const samples = parse(await metrics.render());
    expect(samples.get('site_api_job_attempts_total{kind="mail",outcome="done"}')).toBe(1);
    expect(samples.get('site_api_job_duration_seconds_bucket{kind="mail",le="0.05"}')).toBe(1);
  });

  it('report whether a replica is read, and the number of reads', async () => {
    expect((await metrics.render()).match(/^site_api_replica_/m)).toBeNull();
    const { db, siteId, deps } = test;
    const replica = { state: () => 'behind' as const, counts: () => ({ replica: 7, primary: 2 }) };
    const { events, clock } = deps;
    const text = await createMetrics({ db, siteId, replica, events, clock, running: () => 0 }).render();
    const samples = parse(text);
    expect(samples.get('site_api_replica_up')).toBe(0);
    expect(samples.get('site_api_replica_reads_total{by="replica"}')).toBe(7);
    expect(samples.get('site_api_replica_reads_total{by="primary"}')).toBe(2);
  });

  it('are served at one path, with the token only', async () => {
    expect((await read('/metrics', {})).status).toBe(401);
    expect((await read('/metrics', { authorization: `Bearer ${TOKEN}x` })).status).toBe(401);
    expect((await read('/')).status).toBe(404);
    expect((await read()).status).toBe(200);
  });
});
