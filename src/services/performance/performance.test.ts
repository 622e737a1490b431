import { describe, expect, it } from 'vitest';
import { createStore } from '../../core/store';
import { createApi } from '../api/api';
import type { FakeResponse } from '../page/testing/fake-network';
import { type FakePage, fakePage } from '../page/testing/fake-page';
import type { ConsentState } from '../shared/ports';
import { createPerformance, LIBRARY_VERSION } from './performance';

const SETTINGS: FakeResponse = { json: { pageLoadId: 'p1' } };

function setup({ page = fakePage(), response = SETTINGS, state = 'granted' as ConsentState } = {}) {
  page.respond(response);
  const api = createApi({ page, base: '/api/', token: createStore<string | null>(null) });
  const consent = createStore(state);
  const reports: string[] = [];
  const report = (_: string, error: unknown) => void reports.push((error as Error).message);
  return { page, consent, reports, performance: createPerformance({ page, api, consent, report }) };
}

const records = (page: FakePage) => page.beacons.map(({ body }) => JSON.parse(String(body)));

describe('the performance service', () => {
  it('requests its settings with a timeout of 30 s [PRF-002] [PRF-006]', async () => {
    const { page, performance } = setup({ response: 'no-response' });
    expect(page.requests).toEqual([]);
    performance.record('LCP', 1);
    const [request] = page.requests;
    expect([request?.method, request?.url.pathname]).toEqual(['GET', '/api/1/performance/settings']);
    expect(request?.url.searchParams.get('version')).toBe('4.3.0');
    expect(LIBRARY_VERSION).toBe('4.3.0');
    await page.advance(29_999);
    expect(request?.init.signal?.aborted).toBe(false);
    await page.advance(1);
    expect(request?.init.signal?.aborted).toBe(true);
  });

  it('sends records with the id of the settings by beacon [PRF-001] [PRF-002] [PRF-003]', async () => {
    const { page, performance } = setup();
    performance.record('LCP', { value: 1200 });
    await page.advance(30_000);
    expect(page.beacons[0]?.url).toBe('https://shop.example/api/1/performance/records');
    expect(records(page)).toEqual([
      [
        {
          app: 'site-elements',
          event: 'LCP',
          data: { value: 1200 },
          pageLoadId: 'p1',
          ts: page.clock.now() - 30_000,
        },
      ],
    ]);
  });

  it('falls back to a plain-text request when the beacon fails [PRF-003]', async () => {
    const page = fakePage();
    const { performance } = setup({ page: Object.assign(page, { beacon: () => false }) });
    page.respond({ status: 204 });
    performance.record('LCP', 1);
    await page.advance(30_000);
    const request = page.requests[1];
    expect(request?.url.pathname).toBe('/api/1/performance/records');
    expect(request?.headers.get('Content-Type')).toBe('text/plain');
    expect(JSON.parse(request?.body ?? '')).toMatchObject([{ event: 'LCP' }]);
  });

  it('sends every 30 s and when the page is hidden [PRF-004] [PRF-005]', async () => {
    const { page, performance } = setup();
    performance.record('a', 1);
    await page.advance(29_999);
    expect(page.beacons).toEqual([]);
    await page.advance(1);
    performance.record('b', 2);
    await page.advance(29_999);
    expect(page.beacons).toHaveLength(1);
    await page.advance(1);
    expect(page.beacons).toHaveLength(2);
    performance.record('c', 3);
    page.fire('hide');
    expect(records(page)[2]).toMatchObject([{ event: 'c' }]);
  });

  it.each([
    [{ json: {} }, 'Unable to resolve pageLoadId'],
    [{ json: { pageLoadId: 5 } }, 'Unable to resolve pageLoadId'],
    [{ status: 418 }, /\(418\)$/],
    ['no-response', /\(0\)$/],
  ] as const)('reports invalid settings such as %o and sends nothing [PRF-007]', async (response, text) => {
    const { page, performance, reports } = setup({ response });
    performance.record('a', 1);
    await page.advance(60_000);
    expect(reports).toEqual([typeof text === 'string' ? text : expect.stringMatching(text)]);
    expect(page.beacons).toEqual([]);
  });

  it('does nothing before consent', async () => {
    const { page, consent, performance } = setup({ state: 'pending' });
    performance.record('a', 1);
    await page.advance(60_000);
    expect([page.requests, page.beacons]).toEqual([[], []]);
    consent.set('granted');
    await page.advance(30_000);
    expect(records(page)).toMatchObject([[{ event: 'a' }]]);
  });

  it('sends nothing after consent is withdrawn', async () => {
    const { page, consent, performance } = setup();
    performance.record('a', 1);
    page.fire('hide');
    consent.set('denied');
    await page.advance(60_000);
    expect(page.beacons).toEqual([]);
  });

  it('removes all listeners and timers on stop', async () => {
    const { page, performance } = setup();
    performance.record('a', 1);
    await page.advance(0);
    performance.stop();
    expect(page.activeCount()).toBe(0);
  });
});

describe('a web vital', () => {
  const vital = (name: 'LCP' | 'INP', value: number) => ({
    name,
    value,
    rating: 'good' as const,
    id: 'v1',
    navigationType: 'navigate' as const,
    target: 'img#hero',
    cause: '',
  });

  it('is recorded with its attribution', async () => {
    const { page } = setup();
    page.reportVital(vital('LCP', 900));
    await page.advance(30_000);
    const { name: _, ...data } = vital('LCP', 900);
    expect(records(page)).toMatchObject([[{ event: 'LCP', data, pageLoadId: 'p1' }]]);
  });

  it('is sent when it is only final after the page is hidden', async () => {
    const { page } = setup();
    page.reportVital(vital('LCP', 900));
    await page.advance(0);
    page.fire('hide');
    page.reportVital(vital('INP', 40));
    await page.advance(0);
    expect(records(page).map((all) => all.map(({ event }: { event: string }) => event))).toEqual([
      ['LCP'],
      ['INP'],
    ]);
  });
});
