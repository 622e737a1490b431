import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { describeQuery, traceDatabases } from '../db/traced';
import { submitForm } from '../testing/submit';
import {
  createFormPost,
  createTestApp,
  createTestSiteId,
  OPEN_MS,
  openTestDatabase,
} from '../testing/test-app';
import { startWebhookReceiver, type WebhookReceiver } from '../testing/webhook-receiver';
import { createMetrics } from './metrics';
import { createTelemetry } from './telemetry';

interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: Record<string, unknown> }[];
  links?: { traceId: string; spanId: string }[];
  status: { code?: number };
}

interface OtlpMetric {
  name: string;
  sum?: { isMonotonic: boolean; dataPoints: { asDouble: number; attributes: OtlpSpan['attributes'] }[] };
  gauge?: { dataPoints: { asDouble: number }[] };
  histogram?: {
    dataPoints: { count: number; sum: number; bucketCounts: number[]; explicitBounds: number[] }[];
  };
}

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';

let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  receiver.body = '{}';
});
afterAll(() => receiver.close());
afterEach(() => {
  vi.unstubAllEnvs();
  receiver.received = [];
});

/** The JSON exports that an OTLP receiver got at a path. */
const received = (path: string) =>
  receiver.received.flatMap(({ body }) => {
    const list = JSON.parse(body)[path] as Record<string, { [list: string]: unknown[] }[]>[] | undefined;
    return list ?? [];
  });
const spans = () =>
  received('resourceSpans').flatMap((one) => one.scopeSpans!.flatMap((scope) => scope.spans as OtlpSpan[]));
const metrics = () =>
  received('resourceMetrics').flatMap((one) =>
    one.scopeMetrics!.flatMap((scope) => scope.metrics as OtlpMetric[]),
  );
const attributesOf = ({ attributes }: Pick<OtlpSpan, 'attributes'>) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

function start(config = { traces: true, metrics: true, metricIntervalMs: 60_000 }) {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', new URL('/', receiver.url).href);
  vi.stubEnv('OTEL_SERVICE_NAME', 'my-shop');
  return createTelemetry(config);
}

async function createTracedApp() {
  const telemetry = start();
  const databases = { db: await openTestDatabase(), replica: undefined };
  const { db } = traceDatabases(databases, telemetry.tracer!);
  const test = await createTestApp(db, createTestSiteId(), { tracer: telemetry.tracer, trustProxy: 1 });
  return { telemetry, test };
}

it('exports requests, their queries and jobs, and no personal data', { timeout: 2 * OPEN_MS }, async () => {
  const { telemetry, test } = await createTracedApp();
  const settings = {
    webhook: { url: receiver.url, secret: `whsec_${Buffer.alloc(32, 5).toString('base64')}` },
  };
  await test.db.query("update form set settings = $2::jsonb where site_id = $1 and id = 'contact'", [
    test.siteId,
    JSON.stringify(settings),
  ]);
  const key = await submitForm.key(test);
  const form = JSON.stringify({ name: 'Known Name', email: 'known@example.org', message: 'known message' });
  const headers = {
    traceparent: `00-${TRACE}-${CALLER}-01`,
    cookie: 'ss_cvr=known-cookie',
    'user-agent': 'known-agent',
    'x-forwarded-for': '203.0.113.77',
    referer: 'https://known-referrer.example/',
  };
  const path = '/api/form/SaveFormSubmission?known-query=1';
  const response = await test.app.request(path, createFormPost({ formId: 'contact', form, key }, headers));
  expect(response.status).toBe(200);
  await test.app.request('/known-path', { headers });
  await test.app.request('/api/form/known-form', { headers });
  await test.jobs.runDue();
  await telemetry.stop();
  const hook = receiver.received.find((one) => one.headers['webhook-id'])!;
  // Not the exports: spans are exported every five seconds, so some of them may have arrived before the end.
  receiver.received = receiver.received.filter((one) => one !== hook);

  const request = spans().find(({ name }) => name === 'POST /api/form/SaveFormSubmission')!;
  expect(request).toMatchObject({ traceId: TRACE, parentSpanId: CALLER, kind: 2 });
  expect(attributesOf(request)).toEqual({
    'http.request.method': 'POST',
    'http.route': '/api/form/SaveFormSubmission',
    'http.response.status_code': 200,
  });
  const transaction = spans().find(
    ({ name, parentSpanId }) => name === 'TRANSACTION' && parentSpanId === request.spanId,
  )!;
  const insert = spans().find(({ name }) => name === 'INSERT form_submission')!;
  expect(insert).toMatchObject({ traceId: TRACE, parentSpanId: transaction.spanId, kind: 3 });
  expect(attributesOf(insert)).toEqual({
    'db.system.name': 'postgresql',
    'db.operation.name': 'INSERT',
    'db.collection.name': 'form_submission',
  });
  const job = spans().find(({ name }) => name === 'job webhook')!;
  expect(job.links).toMatchObject([{ traceId: TRACE, spanId: request.spanId }]);
  expect(attributesOf(job)).toEqual({ 'job.kind': 'webhook', 'job.tries': 1, 'job.outcome': 'done' });
  expect(hook.headers.traceparent).toBe(`00-${job.traceId}-${job.spanId}-01`);
  const [resource] = received('resourceSpans') as unknown as { resource: Pick<OtlpSpan, 'attributes'> }[];
  expect(attributesOf(resource!.resource)['service.name']).toBe('my-shop');
  const sent = receiver.received.map(({ body }) => body).join('\n');
  for (const known of ['known', 'Known', '203.0.113.77', key, TRACE.toUpperCase()])
    expect(sent).not.toContain(known);
});

it('exports the metrics of Prometheus', { timeout: 2 * OPEN_MS }, async () => {
  const telemetry = start({ traces: false, metrics: true, metricIntervalMs: 60_000 });
  expect(telemetry.tracer).toBeUndefined();
  const db = await openTestDatabase();
  const { deps, siteId } = await createTestApp(db, createTestSiteId());
  const collected = createMetrics({ db, siteId, events: deps.events, clock: deps.clock, running: () => 3 });
  const entry = { id: 'r', method: 'GET', route: '/api/form/:formId', status: 200 };
  for (const ms of [20, 20_000]) collected.record({ ...entry, ms });
  telemetry.exportMetrics(() => collected.measure());
  await telemetry.stop();
  const known = [...(await collected.render()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
  expect(metrics().map(({ name }) => name)).toEqual(known);
  const find = (name: string) => metrics().find((one) => one.name === name)!;
  const total = find('site_api_http_requests_total').sum!;
  expect(total.isMonotonic).toBe(true);
  expect(total.dataPoints.map((point) => [attributesOf(point), point.asDouble])).toEqual([
    [{ method: 'GET', route: '/api/form/:formId', status: '200' }, 2],
  ]);
  const [duration] = find('site_api_http_request_duration_seconds').histogram!.dataPoints;
  expect(duration).toMatchObject({
    count: 2,
    sum: 20.02,
    bucketCounts: [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1],
  });
  expect(find('site_api_http_requests_running').gauge!.dataPoints[0]!.asDouble).toBe(3);
});

it('names queries by their first keyword and table, without their values', () => {
  expect(describeQuery("select 1 from account where email = 'ada@example.org'")).toEqual({
    operation: 'SELECT',
    table: 'account',
  });
  expect(describeQuery('with due as (select id from job) update job set tries = 1')).toEqual({
    operation: 'WITH',
    table: 'job',
  });
  expect(describeQuery('begin')).toEqual({ operation: 'BEGIN', table: undefined });
});
