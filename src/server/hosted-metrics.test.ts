import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFreePort } from '../tools/free-port.mjs';
import { readConfig } from './config';
import { createMetrics, type Metrics } from './observability/metrics';
import { startServer } from './start';
import type { HostedSite } from './stores/hosted-sites';
import { createTestServer, type TestServer } from './testing/hosted-sites';
import { BOOK } from './testing/shop-state';
import { createShopper } from './testing/shopper';
import { sendForm, submitForm } from './testing/submit';
import { OPEN_MS } from './testing/test-app';

const tag = Math.random().toString(36).slice(2, 8);
const [HOST_A, HOST_B, HOST_C] = ['a', 'b', 'c'].map((name) => `metrics-${name}-${tag}.example`) as [
  string,
  string,
  string,
];

let server: TestServer;
let metrics: Metrics;
let a: HostedSite;
let b: HostedSite;
let readings = 0;
beforeAll(async () => {
  server = await createTestServer();
  const { own, sites, parts } = server;
  const hosting = own.deps.hosting!;
  a = await server.add([HOST_A]);
  b = await server.add([HOST_B]);
  await server.add([HOST_C]);
  await hosting.setQuotas(a.site.id, { submissions: 1, eventsPerDay: 7, requestsPerSecond: 90 });
  await hosting.setPayments(b, 'test');
  const readUsages: typeof hosting.readUsages = (hosted) => {
    readings++;
    return hosting.readUsages(hosted);
  };
  const bySite = { max: 2, find: sites.find, readUsages };
  metrics = createMetrics({
    ...own.deps,
    replica: undefined,
    siteId: own.deps.site.id,
    running: () => 0,
    sites: bySite,
  });
  Object.assign(parts.observer, { log: metrics.record, count: metrics.count });
}, OPEN_MS);
afterAll(() => server.close());

const at = (host: string) => ({
  request: (path: string, init: RequestInit) => server.request(host, path, init),
});

/** The samples of a metric by its labels. */
async function read(name: string): Promise<Record<string, number>> {
  const samples = [...(await metrics.render()).matchAll(new RegExp(`^${name}\\{(.*)\\} (\\S+)$`, 'gm'))];
  return Object.fromEntries(samples.map(([, labels = '', value]) => [labels, Number(value)]));
}

it('requests, submissions, paid orders and quotas have metrics by site, up to a number of sites', async () => {
  const [siteA, siteB] = [`site="${a.site.id}"`, `site="${b.site.id}"`];
  const key = await submitForm.key({ app: at(HOST_A) });
  await submitForm({ app: at(HOST_A) }, {}, { key });
  await submitForm({ app: at(HOST_A) }, {}, { key });
  expect((await sendForm({ app: at(HOST_A) })).status).toBe(429);
  const visitor = createShopper(at(HOST_B));
  await visitor.see(await visitor.pay(await visitor.buy(BOOK)));
  await visitor.buy(BOOK);
  await submitForm({ app: at(HOST_C) });
  await server.request('own.example', '/');

  expect(await read('site_api_site_submissions_total')).toEqual({ [siteA]: 1, 'site="_other"': 1 });
  expect(await read('site_api_site_orders_total')).toEqual({ [siteB]: 1 });
  const requests = await read('site_api_site_requests_total');
  expect(requests[`${siteA},status="2xx"`]).toBe(4);
  expect(requests[`${siteA},status="4xx"`]).toBe(1);
  const sites = Object.keys(requests).map((labels) => /site="([^"]*)"/.exec(labels)?.[1]);
  expect(new Set(sites)).toEqual(new Set([a.site.id, b.site.id, '_other']));
  const quota = { [`${siteA},quota="submissions"`]: 1, [`${siteA},quota="eventsPerDay"`]: 7 };
  expect(await read('site_api_site_quota')).toEqual({ ...quota, [`${siteA},quota="requestsPerSecond"`]: 90 });
  const used = { [`${siteA},quota="submissions"`]: 1, [`${siteA},quota="eventsPerDay"`]: 0 };
  expect(await read('site_api_site_quota_used')).toEqual(used);
  expect(readings).toBe(1);
});

it(
  'a server has metrics by site if METRICS_SITES is set, and its log names the site',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'metrics-sites-'));
    const port = await findFreePort();
    const env = { DATA_DIR: folder, PORT: '0', METRICS_PORT: String(port) };
    const config = readConfig({ ...env, METRICS_SITES: '5', LOG: 'json', SITE_ID: `own-${tag}` }, folder);
    const printed: string[] = [];
    const errors: unknown[] = [];
    const running = await startServer(
      config,
      (line) => printed.push(line),
      (error) => errors.push(error),
    );
    try {
      expect((await fetch(`http://127.0.0.1:${running.port}/api/health/live`)).status).toBe(200);
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      expect(text).toContain(`site_api_site_requests_total{site="own-${tag}",status="2xx"} 1\n`);
      const line = printed.find((one) => one.includes('/api/health/live'));
      expect(JSON.parse(line ?? '{}')).toMatchObject({ site: `own-${tag}`, status: 200 });
    } finally {
      await running.stop();
      rmSync(folder, { recursive: true });
    }
    expect(errors).toEqual([]);
  },
  OPEN_MS,
);
