import { describe, expect, it, vi } from 'vitest';
import { fakePage } from './page/testing/fake-page';
import { createServices } from './services';

const context = {
  website: { id: 'w1', language: 'de-DE' },
  websiteSettings: { storeSettings: { selectedCurrency: 'EUR' } },
};

/** Maximum time in ms to load scripts on a busy machine. */
const LOAD_TIMEOUT = 20_000;

describe('settings', () => {
  it('prefer given values, then the site context, then the browser', () => {
    const page = fakePage({ language: 'fr-CA' });
    const settings = { apiBase: '/v2/', websiteId: 'w2', locale: 'it', currency: 'CHF' };
    expect(createServices({ page, settings, context }).settings).toMatchObject(settings);
    expect(createServices({ page, settings: { apiBase: '', locale: '' }, context }).settings).toEqual({
      apiBase: '/api/',
      websiteId: 'w1',
      logoutPath: 'auth/Logout',
      announcementManager: '',
      overlayManager: '',
      internalHosts: [],
      locale: 'de-DE',
      currency: 'EUR',
      eventsUrl: '',
      eventsStageUrl: '',
      commercePixelUrl: '',
    });
    expect(createServices({ page }).settings).toMatchObject({
      apiBase: '/api/',
      websiteId: '',
      locale: 'fr-CA',
      currency: 'USD',
    });
  });
});

describe('services', () => {
  it('collect the trace entries of all blocks in one list [TRC-014]', async () => {
    const page = fakePage({ cookies: { ss_cookieAllowed: 'true' } });
    page.respond(() => ({ status: 204 }));
    const services = createServices({ page });
    const [map, cart] = [services, services];
    map.trace.log('map', { zoom: 3 });
    cart.trace.log('cart');
    await vi.waitFor(async () => {
      await page.advance(30_000);
      const [call] = page.requests.filter(({ url }) => url.pathname === '/api/events/Trace');
      expect(new URLSearchParams(call?.body).get('data')).toMatch(/"map".*"cart"/);
    }, LOAD_TIMEOUT);
  });

  it('send the page view after consent, with the token of the session', async () => {
    const page = fakePage();
    page.respond(() => ({ status: 204 }));
    const services = createServices({ page, settings: { apiBase: 'https://api.example/' }, context });
    services.session.setToken('t1');
    expect(page.requests).toEqual([]);
    services.consent.accept();
    await vi.waitFor(
      () =>
        expect(page.requests.map(({ url }) => url.href)).toEqual(['https://api.example/census/RecordHit']),
      LOAD_TIMEOUT,
    );
    expect(page.requests[0]?.headers.get('X-XSRF-Token')).toBe('t1');
  });

  it('provide typed calls, whose script is loaded with the first one', async () => {
    const page = fakePage();
    page.respond({ json: { languages: [{ code: 'de' }] } });
    const { calls } = createServices({ page, settings: { apiBase: '/shop/api/' } });
    expect(await calls.multilingual.languages()).toEqual({ ok: true, data: [{ code: 'de' }] });
    expect(page.requests[0]?.url.pathname).toBe('/shop/api/multilingual/languages');
  });

  it('are available to every block: events, errors, trace, performance, cart and the native app [HDR-009]', async () => {
    const page = fakePage({ cookies: { ss_cookieAllowed: 'true' } });
    page.respond(({ url }) => ({
      status: 202,
      json: url.pathname.includes('settings') ? { pageLoadId: 'p' } : {},
    }));
    const { events, errors, trace, performance, native, cart } = createServices({ page, context });
    await events.track({ action: 'click' });
    errors.report('map', new Error('gone'));
    trace.log('map');
    performance.record('LCP', 1);
    await page.advance(30_000);
    const paths = page.requests.map(({ url }) => url.pathname);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/api/v1/events',
        '/api/events/RecordJavascriptErrors',
        '/api/events/Trace',
        '/api/1/performance/settings',
      ]),
    );
    expect(page.beacons.map(({ url }) => url)).toEqual(['https://shop.example/api/1/performance/records']);
    expect(native.isNative).toBe(false);
    expect(() => native.request('info')).toThrow('mobile platform not correctly identified');
    expect(cart.state.get()).toMatchObject({ totalQuantity: 0 });
  });

  it('log a failing recording to the console and do not report it [TRC-012]', async () => {
    const page = fakePage({ cookies: { ss_cookieAllowed: 'true' }, cores: 8 });
    page.respond(() => ({ json: 'id-1' }));
    page.respondToScripts('no-response');
    const betaFeatureFlags = ['session-recording', 'session-recording-sample'];
    const { thirdParties } = createServices({ page, context: { betaFeatureFlags } });
    const started = thirdParties.recording.start({ url: 'https://recorder.example/r.js', global: 'FS' });
    await vi.waitFor(async () => {
      await page.advance(60_000);
      expect(page.warnings).toEqual([expect.stringContaining('recorder.example/r.js could not be loaded')]);
    }, LOAD_TIMEOUT);
    expect(await started).toBe(false);
    await page.advance(60_000);
    expect(page.requests.filter(({ url }) => url.pathname.endsWith('RecordJavascriptErrors'))).toEqual([]);
  });

  it('clear the tracking cookies if the site context has the restrictive policy', () => {
    const page = fakePage({ cookies: { ss_cvr: 'x' } });
    createServices({ page, context: { cookieSettings: { isRestrictiveCookiePolicyEnabled: true } } });
    expect(page.getCurrentCookies()).toEqual({});
  });

  it('remove all listeners and timers on stop', () => {
    const page = fakePage({ cookies: { ss_hasCart: '1' } });
    createServices({ page, context }).stop();
    expect(page.activeCount()).toBe(0);
  });
});

describe('standalone services', () => {
  const createStandalone = (page = fakePage({ cookies: { ss_cookieAllowed: 'true', ss_hasCart: '1' } })) => ({
    page,
    services: createServices({ page, isStandalone: true }),
  });

  it('read consent, send nothing and add no listeners', async () => {
    const { page, services } = createStandalone();
    services.cart.state.subscribe(() => {});
    services.tracking.pageView();
    await services.cart.refresh();
    expect(services.consent.state.get()).toBe('granted');
    expect(await services.consent.sendReceipt('We use cookies.', 'en')).toBe(false);
    expect(page.requests).toEqual([]);
    // While the gate's script loads, the page notices when the visitor leaves.
    await vi.waitFor(() => expect(page.activeCount()).toBe(0), LOAD_TIMEOUT);
  });

  it('warn about an event and do nothing else [EVT-020]', async () => {
    const { page, services } = createStandalone();
    await services.events.track({ action: 'click' });
    expect(await services.events.record({ event: 'seen' })).toBe(false);
    await page.advance(60_000);
    expect(new Set(page.warnings)).toEqual(
      new Set(['site-services: an event was tracked on a page without <site-services>; it is not sent.']),
    );
    // While the gate's script loads, the page notices when the visitor leaves.
    await vi.waitFor(() => expect(page.activeCount()).toBe(0), LOAD_TIMEOUT);
    expect([page.requests, page.beacons]).toEqual([[], []]);
  });

  it('store a consent decision and send a form', async () => {
    const { page, services } = createStandalone(fakePage());
    services.consent.decline();
    expect(page.cookies.get('ss_cookieAllowed')).toBe('false');
    page.respond({ json: { key: 'k1' } }, { json: { submissionId: 's1' } });
    expect(await services.forms.submit({ formId: 'f', form: {} })).toEqual({ ok: true, submissionId: 's1' });
    expect(page.requests[1]?.url.href).toBe('https://shop.example/api/form/SaveFormSubmission');
  });
});
