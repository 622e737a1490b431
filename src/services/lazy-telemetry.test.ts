import { describe, expect, it } from 'vitest';
import { readSiteContext } from '../core/entities/site-context';
import { createStore } from '../core/store';
import { createApi } from './api/api';
import { createLazyTelemetry, createNoopTelemetry } from './lazy-telemetry';
import { type FakePage, fakePage } from './page/testing/fake-page';
import type { ConsentState } from './shared/ports';
import { resolveSettings } from './shared/settings';
import { createTelemetry } from './telemetry';

/**
 * @param fails number of loads of the script that fail
 */
function setup(state: ConsentState, fails = 0, page: FakePage = fakePage()) {
  page.respond(() => ({ status: 202 }));
  const context = readSiteContext({});
  const consent = createStore<ConsentState>(state);
  let loads = 0;
  const telemetry = createLazyTelemetry(
    {
      page,
      context,
      consent,
      settings: resolveSettings({}, context, page),
      session: createStore({ signedIn: false, roles: [], account: null }),
      api: createApi({ page, base: '/api/', token: createStore<string | null>(null) }),
    },
    async () => {
      loads++;
      if (loads <= fails) throw new Error('gone');
      return { createTelemetry };
    },
  );
  return { page, consent, telemetry, loads: () => loads };
}

const bodies = (page: FakePage, path: string) =>
  page.requests.filter(({ url }) => url.pathname.endsWith(path)).map(({ body }) => body);

describe('the telemetry of a page', () => {
  it('is loaded once, when the visitor consents', async () => {
    const { page, consent, telemetry, loads } = setup('pending');
    telemetry.trace.log('map');
    await telemetry.events.track({ action: 'click' });
    await page.advance(60_000);
    expect([loads(), page.requests]).toEqual([0, []]);
    consent.set('granted');
    telemetry.trace.log('cart');
    await page.advance(30_000);
    expect(loads()).toBe(1);
    expect(bodies(page, '/v1/events')).toHaveLength(1);
    expect(new URLSearchParams(bodies(page, '/Trace')[0]).get('data')).toMatch(/map.*cart/);
  });

  it('sends calls with the time and arguments of the original call', async () => {
    const { page, consent, telemetry } = setup('pending');
    const calledAt = page.clock.now();
    const payload = { action: 'click', color: 'red' };
    void telemetry.events.track(payload);
    payload.color = 'blue';
    telemetry.errors.report('map', new Error('gone'));
    await page.advance(60_000);
    consent.set('granted');
    await page.advance(1000);
    expect(JSON.parse(bodies(page, '/v1/events')[0] ?? '')).toMatchObject({
      commonData: { client_timestamp: calledAt },
      customData: { color: 'red' },
    });
    expect(JSON.parse(bodies(page, '/RecordJavascriptErrors')[0] ?? '')).toMatchObject([
      { timestamp: calledAt },
    ]);
  });

  it('drops the calls of a visitor who denies consent', async () => {
    const { page, consent, telemetry, loads } = setup('pending');
    void telemetry.events.track({ action: 'click' });
    consent.set('denied');
    await telemetry.events.track({ action: 'click' });
    expect(await telemetry.events.record({ event: 'seen' })).toBe(false);
    await page.advance(60_000);
    expect([loads(), page.requests]).toEqual([0, []]);
    consent.set('granted');
    await page.advance(60_000);
    // Only the view of this page, nothing earlier.
    expect(page.requests.map(({ url }) => url.pathname)).toEqual(['/api/census/RecordHit']);
  });

  it('tracks forms and buttons that were rendered before consent', async () => {
    const { page, consent, telemetry } = setup('pending');
    telemetry.tracking.formRender('contact');
    telemetry.tracking.buttonRender({ id: 'b1' });
    await page.advance(0);
    expect(page.requests).toEqual([]);
    consent.set('granted');
    await page.advance(0);
    expect(page.requests.map(({ url }) => url.pathname)).toEqual([
      '/api/census/RecordHit',
      '/api/census/form-render',
      '/api/census/button-render',
    ]);
  });

  it('warns once when its script cannot be loaded, and resolves pending calls', async () => {
    const { page, telemetry } = setup('granted', Infinity);
    // Called before the failure is known.
    await telemetry.events.track({ action: 'click' });
    await telemetry.events.track({ action: 'again' });
    telemetry.performance.record('LCP', 1);
    expect(page.warnings).toEqual(['site-services: the telemetry script could not be loaded.']);
    expect(page.requests).toEqual([]);
  });

  it('loads its script again when the network is back, and sends the events', async () => {
    const { page, telemetry, loads } = setup('granted', 1);
    await telemetry.events.track({ action: 'click' });
    expect([loads(), page.requests]).toEqual([1, []]);
    page.fire('online');
    await page.advance(1000);
    expect(loads()).toBe(2);
    expect(bodies(page, '/v1/events')).toHaveLength(1);
    telemetry.stop();
    await page.advance(0);
    expect(page.activeCount()).toBe(0);
  });

  it('leaves events to the next page if its script cannot be loaded, and drops them if consent is denied', async () => {
    const { page, telemetry } = setup('granted', Infinity);
    await telemetry.events.track({ action: 'click' });
    expect(await telemetry.events.record({ event: 'seen' })).toBe(false);
    page.fire('hide');
    setup('granted', 0, page);
    await page.advance(0);
    expect(bodies(page, '/v1/events')).toHaveLength(1);
    const other = setup('granted', Infinity);
    await other.telemetry.events.track({ action: 'click' });
    other.consent.set('denied');
    other.consent.set('granted');
    other.page.fire('hide');
    expect(other.page.local.get('site-early-events')).toBeNull();
  });

  it('ignores calls with invalid arguments without affecting others or the caller', async () => {
    const { page, consent, telemetry } = setup('pending');
    const loop: Record<string, unknown> = {};
    loop.self = loop;
    const callAll = () => {
      telemetry.tracking.hit('siteSearch', loop);
      telemetry.tracking.quickView('\ud800');
      telemetry.tracking.visibility(null as never);
      void telemetry.events.record({ event: 'seen', data: loop }, 'form');
      void telemetry.events.track({ action: 'click', loop, size: 1n, color: 'red' });
    };
    callAll();
    consent.set('granted');
    await page.advance(100);
    callAll();
    await page.advance(100);
    expect(bodies(page, '/v1/events').map((body) => JSON.parse(body).customData)).toEqual([
      { color: 'red' },
      { color: 'red' },
    ]);
    expect(new Set(page.warnings)).toEqual(
      new Set([
        'site-services: the field "loop" of an event is not valid JSON; it is ignored.',
        'site-services: the field "size" of an event is not valid JSON; it is ignored.',
        'site-services: a telemetry call failed; ignoring it.',
      ]),
    );
  });

  it('leaves unsent events to the next instance, as when an attribute of the element changes', async () => {
    const { page, telemetry } = setup('granted');
    void telemetry.events.track({ action: 'click' });
    telemetry.stop();
    setup('granted', 0, page);
    await page.advance(100);
    expect(bodies(page, '/v1/events')).toHaveLength(1);
  });

  it('rejects an event without a payload before the script is loaded [EVT-018]', async () => {
    const { telemetry } = setup('pending');
    for (const payload of [null, undefined, 'click', 7])
      await expect(telemetry.events.track(payload as never)).rejects.toThrow('no payload');
  });

  it('removes all listeners and timers on stop', async () => {
    const { page, telemetry } = setup('granted');
    await telemetry.events.track({ action: 'click' });
    telemetry.performance.record('LCP', 1);
    await page.advance(10);
    telemetry.stop();
    await page.advance(10);
    expect(page.activeCount()).toBe(0);
  });
});

it('only warns on a page without <site-services> [EVT-020]', async () => {
  const page = fakePage();
  const { events, trace } = createNoopTelemetry(page);
  await events.track({ action: 'click' });
  expect(await events.record({ event: 'seen' })).toBe(false);
  trace.log('map');
  expect(new Set(page.warnings).size).toBe(1);
  expect(page.requests).toEqual([]);
});
