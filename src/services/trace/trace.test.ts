import { describe, expect, it } from 'vitest';
import { createStore } from '../../core/store';
import { createApi } from '../api/api';
import { fakePage } from '../page/testing/fake-page';
import type { ConsentState } from '../shared/ports';
import { createTrace } from './trace';

function setup(state: ConsentState = 'granted') {
  const page = fakePage();
  page.respond(() => ({ status: 204 }));
  const api = createApi({ page, base: '/api/', token: createStore<string | null>(null) });
  const consent = createStore(state);
  return { page, consent, trace: createTrace({ page, api, consent }) };
}

const entries = (body: string) => JSON.parse(new URLSearchParams(body).get('data') ?? 'null');

describe('the trace service', () => {
  it('sends its entries every 30 s as one list [TRC-001] [TRC-002] [TRC-003]', async () => {
    const { page, trace } = setup();
    trace.log('map', { zoom: 12 });
    trace.log('cart');
    await page.advance(29_999);
    expect(page.requests).toEqual([]);
    await page.advance(1);
    const [request] = page.requests;
    expect([request?.method, request?.url.pathname]).toEqual(['POST', '/api/events/Trace']);
    expect(entries(request?.body ?? '')).toEqual([
      { pageUrl: 'https://shop.example/journal/first?tag=one', type: 'map', data: { zoom: 12 } },
      { pageUrl: 'https://shop.example/journal/first?tag=one', type: 'cart', data: null },
    ]);
  });

  it('sends the rest by a keepalive request when the page is hidden [TRC-003]', () => {
    const { page, trace } = setup();
    trace.log('map');
    page.fire('hide');
    expect(page.requests).toHaveLength(1);
    expect(page.requests[0]?.init.keepalive).toBe(true);
  });

  it.each(['offline', { status: 500 }, { text: '<html>' }] as const)(
    'fails silently: %o [TRC-004]',
    async (answer) => {
      const page = fakePage();
      page.respond(answer);
      const api = createApi({ page, base: '/api/', token: createStore<string | null>(null) });
      const trace = createTrace({ page, api, consent: createStore<ConsentState>('granted') });
      trace.log('map');
      await page.advance(60_000);
      expect([page.requests.length, page.warnings, page.events]).toEqual([1, [], []]);
    },
  );

  it('copies the data, and accepts values that JSON cannot represent', async () => {
    const { page, trace } = setup();
    const data: Record<string, unknown> = { at: 1 };
    trace.log('changes', data);
    data.at = 2;
    const loop: { self?: unknown } = {};
    loop.self = loop;
    trace.log('loop', loop);
    trace.log('function', () => {});
    await page.advance(30_000);
    expect(entries(page.requests[0]?.body ?? '').map((entry: { data: unknown }) => entry.data)).toEqual([
      { at: 1 },
      null,
      null,
    ]);
  });

  it('sends nothing without consent', async () => {
    const { page, trace } = setup('denied');
    trace.log('map');
    await page.advance(60_000);
    expect(page.requests).toEqual([]);
  });
});
