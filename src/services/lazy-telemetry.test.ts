import { describe, expect, it } from 'vitest';
import { readSiteContext } from '../core/entities/site-context';
import { createStore } from '../core/store';
import { createApi } from './api/api';
import { createLazyTelemetry, createNoopTelemetry } from './lazy-telemetry';
import { type FakePage, fakePage } from './page/testing/fake-page';
import type { ConsentState } from './ports';
import { resolveSettings } from './settings';
import { createTelemetry } from './telemetry';

function start(state: ConsentState, fails = false, page: FakePage = fakePage()) {
  page.respond(() => ({ status: 202 }));
  const context = readSiteContext({});
  const consent = createStore<ConsentState>(state);
  let loads = 0;
  const telling = createLazyTelemetry(
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
      if (fails) throw new Error('gone');
      return { createTelemetry };
    },
  );
  return { page, consent, telling, loads: () => loads };
}

const bodies = (page: FakePage, path: string) =>
  page.requests.filter(({ url }) => url.pathname.endsWith(path)).map(({ body }) => body);

describe('what tells the site of a page', () => {
  it('is fetched when the visitor agrees, once, and not before', async () => {
    const { page, consent, telling, loads } = start('pending');
    telling.trace.log('map');
    await telling.events.track({ action: 'click' });
    await page.advance(60_000);
    expect([loads(), page.requests]).toEqual([0, []]);
    consent.set('granted');
    telling.trace.log('cart');
    await page.advance(30_000);
    expect(loads()).toBe(1);
    expect(bodies(page, '/v1/events')).toHaveLength(1);
    expect(new URLSearchParams(bodies(page, '/Trace')[0]).get('data')).toMatch(/map.*cart/);
  });

  it('is told what happened as it was then', async () => {
    const { page, consent, telling } = start('pending');
    const began = page.clock.now();
    const payload = { action: 'click', colour: 'red' };
    void telling.events.track(payload);
    payload.colour = 'blue';
    telling.errors.report('map', new Error('gone'));
    await page.advance(60_000);
    consent.set('granted');
    await page.advance(1000);
    expect(JSON.parse(bodies(page, '/v1/events')[0] ?? '')).toMatchObject({
      commonData: { client_timestamp: began },
      customData: { colour: 'red' },
    });
    expect(JSON.parse(bodies(page, '/RecordJavascriptErrors')[0] ?? '')).toMatchObject([
      { timestamp: began },
    ]);
  });

  it('hears nothing from a visitor who says no', async () => {
    const { page, consent, telling, loads } = start('pending');
    void telling.events.track({ action: 'click' });
    consent.set('denied');
    await telling.events.track({ action: 'click' });
    expect(await telling.events.record({ event: 'seen' })).toBe(false);
    await page.advance(60_000);
    expect([loads(), page.requests]).toEqual([0, []]);
    consent.set('granted');
    await page.advance(60_000);
    // The view of this page, and nothing of what came before.
    expect(page.requests.map(({ url }) => url.pathname)).toEqual(['/api/census/RecordHit']);
  });

  it('hears of forms and buttons that came before the answer', async () => {
    const { page, consent, telling } = start('pending');
    telling.tracking.formRender('contact');
    telling.tracking.buttonRender({ id: 'b1' });
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

  it('may be missing: one word to the developer, and the page goes on', async () => {
    const { page, telling } = start('granted', true);
    // Asked before it is known that there is nobody to tell.
    await telling.events.track({ action: 'click' });
    await telling.events.track({ action: 'again' });
    telling.performance.record('LCP', 1);
    expect(page.warnings).toEqual([
      'site-services: the script that tells the site of events and errors could not be loaded.',
    ]);
    expect(page.requests).toEqual([]);
  });

  it('may be missing for good: the next page has the events, and a no drops them', async () => {
    const { page, telling } = start('granted', true);
    await telling.events.track({ action: 'click' });
    expect(await telling.events.record({ event: 'seen' })).toBe(false);
    page.fire('hide');
    start('granted', false, page);
    await page.advance(0);
    expect(bodies(page, '/v1/events')).toHaveLength(1);
    const other = start('granted', true);
    await other.telling.events.track({ action: 'click' });
    other.consent.set('denied');
    other.consent.set('granted');
    other.page.fire('hide');
    expect(other.page.local.get('site-early-events')).toBeNull();
  });

  it('is not kept from the rest by what cannot be told, nor is the script that tells it', async () => {
    const { page, consent, telling } = start('pending');
    const loop: Record<string, unknown> = {};
    loop.self = loop;
    const tellAll = () => {
      telling.tracking.hit('siteSearch', loop);
      telling.tracking.quickView('\ud800');
      telling.tracking.visibility(null as never);
      void telling.events.record({ event: 'seen', data: loop }, 'form');
      void telling.events.track({ action: 'click', loop, size: 1n, colour: 'red' });
    };
    tellAll();
    consent.set('granted');
    await page.advance(100);
    tellAll();
    await page.advance(100);
    expect(bodies(page, '/v1/events').map((body) => JSON.parse(body).customData)).toEqual([
      { colour: 'red' },
      { colour: 'red' },
    ]);
    expect(new Set(page.warnings)).toEqual(
      new Set([
        'site-services: JSON cannot hold the field "loop" of an event; leaving it out.',
        'site-services: JSON cannot hold the field "size" of an event; leaving it out.',
        'site-services: what a script tells cannot be sent; leaving it out.',
      ]),
    );
  });

  it('leaves to its successor what it could not tell yet, as when an attribute of the element changes', async () => {
    const { page, telling } = start('granted');
    void telling.events.track({ action: 'click' });
    telling.stop();
    start('granted', false, page);
    await page.advance(100);
    expect(bodies(page, '/v1/events')).toHaveLength(1);
  });

  it('needs a payload, however early [EVT-018]', async () => {
    const { telling } = start('pending');
    for (const payload of [null, undefined, 'click', 7])
      await expect(telling.events.track(payload as never)).rejects.toThrow('no payload');
  });

  it('leaves nothing behind', async () => {
    const { page, telling } = start('granted');
    await telling.events.track({ action: 'click' });
    telling.performance.record('LCP', 1);
    await page.advance(10);
    telling.stop();
    await page.advance(10);
    expect(page.activeCount()).toBe(0);
  });
});

it('only warns where the tracker was never begun [EVT-020]', async () => {
  const page = fakePage();
  const { events, trace } = createNoopTelemetry(page);
  await events.track({ action: 'click' });
  expect(await events.record({ event: 'seen' })).toBe(false);
  trace.log('map');
  expect(new Set(page.warnings).size).toBe(1);
  expect(page.requests).toEqual([]);
});
