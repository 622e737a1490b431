import { describe, expect, it } from 'vitest';
import { readSiteContext } from '../../core/entities/site-context';
import { analyticsEnvironments, eventSources } from '../../core/enums/analytics';
import { createStore } from '../../core/store';
import { createApi } from '../api/api';
import { type FakePage, fakePage } from '../page-fake';
import type { ConsentState } from '../ports';
import { createStorage } from '../storage/storage';
import { eventsEndpoint } from './endpoint';
import { createEvents, EVENTS_CHANNEL, type EventsPlace, noEvents } from './events';
import { ANALYTICS_COOKIE, LANDED_KEY, SESSION_ID_KEY } from './identity';

interface Given {
  page?: FakePage;
  consent?: ConsentState;
  context?: Record<string, unknown>;
  place?: Partial<EventsPlace>;
}

function start({
  page = fakePage(),
  consent: state = 'granted',
  context: json = {},
  place = {},
}: Given = {}) {
  const context = readSiteContext(json);
  const consent = createStore<ConsentState>(state);
  const signedIn = context.authenticatedAccount !== null;
  const events = createEvents({
    page,
    context,
    consent,
    settings: { apiBase: '/api/', websiteId: 'w1', locale: '', currency: 'EUR' },
    session: createStore({ signedIn, roles: context.websiteRoles }),
    api: createApi({ page, base: '/api/', token: createStore<string | null>(null) }),
    storage: createStorage(page),
    place: { api: 'https://shop.example/api/', domains: [], ...place },
  });
  return { page, consent, events };
}

/** A server that takes everything, and says what it has taken. */
function online(page: FakePage = fakePage(), status = 202) {
  page.answer(() => ({ status }));
  return page;
}

const bodies = (page: FakePage) => page.requests.map(({ body }) => JSON.parse(body));
const settle = (page: FakePage) => page.advance(0);

describe('an event', () => {
  it('travels as its id, common data, custom data and schema [EVT-007] [EVT-010]', async () => {
    const { page, events } = start({ page: online() });
    await events.track({ action: 'click', object_type: 'button', colour: 'red' }, 'button_click');
    await settle(page);
    const [request] = page.requests;
    expect([request?.method, request?.url.href]).toEqual(['POST', 'https://shop.example/api/v1/events']);
    expect(request?.headers.get('Content-Type')).toBe('application/json');
    expect(bodies(page)[0]).toMatchObject({
      analyticsId: page.cookies.get(ANALYTICS_COOKIE),
      commonData: { action: 'click', object_type: 'button', event_source: 'WEB' },
      customData: { colour: 'red' },
      customSchemaName: 'button_click',
    });
  });

  it('says by itself where and when it happened [EVT-003] [EVT-004] [EVT-005]', async () => {
    const page = online(
      fakePage({ url: 'https://shop.example/journal/first/?tag=one', cookies: { SS_MID: 'm1' } }),
    );
    const context = { templateId: 't1', authenticatedAccount: { id: 'a1', email: 'a@b.co' } };
    const { events } = start({ page, context });
    await events.track({});
    await settle(page);
    expect(bodies(page)[0].commonData).toMatchObject({
      browser_window_width: 800,
      browser_window_height: 600,
      browser_language: 'en-US',
      page_host: 'shop.example',
      page_path: '/journal/first',
      query_params: '?tag=one',
      referrer: 'https://search.example/',
      resolved_locale: 'en-US',
      client_timestamp: page.clock.now(),
      marketing_id: 'm1',
      user_session_id: expect.stringMatching(/^[\da-f-]{36}$/),
      website_id: 'w1',
      template_id: 't1',
      user_member_account_id: 'a1',
    });
  });

  it('tells of the account its id alone [EVT-030]', async () => {
    const context = { authenticatedAccount: { id: 'a1', email: 'a@b.co', displayName: 'Ann' } };
    const { page, events } = start({ page: online(), context });
    await events.track({});
    await settle(page);
    expect(page.requests[0]?.body).toContain('a1');
    expect(page.requests[0]?.body).not.toMatch(/a@b\.co|Ann/);
  });

  it('is sent without a common field of the wrong type, with a warning [EVT-017]', async () => {
    const { page, events } = start({ page: online() });
    await events.track({ action: 7 } as never);
    await settle(page);
    expect(page.warnings).toEqual([
      'site-services: the field "action" of an event is not text; leaving it out.',
    ]);
    expect(bodies(page)[0].commonData.action).toBeNull();
  });

  it('needs a payload [EVT-018]', async () => {
    const { events } = start();
    await expect(events.track(undefined as never)).rejects.toThrow('no payload');
    await expect(events.track(null as never)).rejects.toThrow('no payload');
  });

  it('only warns where the tracker was never begun [EVT-020]', async () => {
    const page = fakePage();
    await noEvents(page).track({ action: 'click' });
    expect(page.warnings).toHaveLength(1);
    expect(page.requests).toEqual([]);
  });

  it('comes from and goes to places with known names [EVT-008] [EVT-009]', () => {
    expect(eventSources).toEqual(['WEB', 'IOS', 'ANDROID', 'SERVER']);
    expect(analyticsEnvironments).toEqual(['dev', 'qa', 'staging', 'prod']);
  });
});

describe('the answer', () => {
  it.each([200, 202])('%d means that the event is taken [EVT-011]', async (status) => {
    const { page, events } = start({ page: online(fakePage(), status) });
    await events.track({});
    await settle(page);
    await page.advance(3_600_000);
    expect(page.requests).toHaveLength(1);
    expect(page.warnings).toEqual([]);
  });

  it.each([204, 400, 503])('%d is told to the developer [EVT-016]', async (status) => {
    const { page, events } = start({ page: online(fakePage(), status) });
    await events.track({});
    await settle(page);
    expect(page.warnings).toEqual([`Error tracking event: HTTP Status ${status}`]);
  });

  it('400 is not asked for twice, 503 is', async () => {
    const refused = start({ page: online(fakePage(), 400) });
    await refused.events.track({});
    await refused.page.advance(60_000);
    expect(refused.page.requests).toHaveLength(1);
    const busy = fakePage();
    busy.answer({ status: 503 }, { status: 503 }, { status: 202 });
    const { events } = start({ page: busy });
    await events.track({});
    await busy.advance(4999);
    expect(busy.requests).toHaveLength(1);
    await busy.advance(60_000);
    expect(busy.requests).toHaveLength(3);
    expect(new Set(bodies(busy).map(({ eventId }) => eventId)).size).toBe(1);
  });
});

describe('nothing is lost', () => {
  it('what had no line goes when it is back, under the same id', async () => {
    const page = fakePage();
    page.answer('offline', { status: 202 });
    const { events } = start({ page });
    await events.track({ action: 'a' });
    await settle(page);
    page.happen('online');
    await settle(page);
    expect(bodies(page).map(({ eventId }) => eventId)).toEqual([
      bodies(page)[0].eventId,
      bodies(page)[0].eventId,
    ]);
    await page.advance(3_600_000);
    expect(page.requests).toHaveLength(2);
  });

  it('what a killed tab did not send is sent by the next page', async () => {
    const first = fakePage();
    first.answer('silence');
    await start({ page: first }).events.track({ action: 'a' });
    await settle(first);
    first.kill();
    const second = online(first.openTab());
    start({ page: second });
    await settle(second);
    expect(bodies(second)).toMatchObject([{ commonData: { action: 'a' } }]);
  });

  it('what comes while another is under way is sent after it', async () => {
    const { page, events } = start({ page: online() });
    await Promise.all([events.track({ action: 'a' }), events.track({ action: 'b' })]);
    await settle(page);
    expect(bodies(page).map(({ commonData }) => commonData.action)).toEqual(['a', 'b']);
  });

  it('what is not acknowledged when the page is left is handed to the browser, form-encoded [EVT-010]', async () => {
    const page = fakePage();
    page.answer('silence');
    const { events } = start({ page });
    await events.track({ action: 'first' });
    await settle(page);
    await events.track({ action: 'second', colour: 'red' });
    page.happen('hide');
    const sent = page.beacons.map(({ body }) => body as URLSearchParams);
    expect(sent).toHaveLength(1);
    expect(JSON.parse(sent[0]?.get('commonData') ?? '')).toMatchObject({ action: 'second' });
    expect(sent[0]?.get('customData')).toBe('{"colour":"red"}');
    expect(sent[0]?.get('analyticsId')).toBe(page.cookies.get(ANALYTICS_COOKIE));
  });

  it('a browser without storage still sends [EVT-019]', async () => {
    const { page, events } = start({ page: online(fakePage({ storage: false })) });
    await events.track({ action: 'a' });
    await settle(page);
    expect(page.requests).toHaveLength(1);
    expect(page.warnings).toContain('Unable access local/session storage.');
  });

  it('what is older than the server remembers is dropped', async () => {
    const first = fakePage();
    first.answer('silence');
    await start({ page: first }).events.track({ action: 'a' });
    await settle(first);
    first.kill();
    await first.advance(48 * 3_600_000);
    const second = online(first.openTab());
    start({ page: second });
    await settle(second);
    expect(second.requests).toEqual([]);
  });
});

describe('consent', () => {
  it.each(['pending', 'denied'] as const)('while %s nothing is stored or sent', async (state) => {
    const { page, events } = start({ consent: state, page: online() });
    await events.track({ action: 'a' });
    page.happen('hide');
    await page.advance(60_000);
    expect([page.requests, page.beacons]).toEqual([[], []]);
    expect(page.cookiesAlive()).toEqual({});
    expect(page.local.get(ANALYTICS_COOKIE)).toBeNull();
    expect(await page.records('events').all()).toEqual([]);
  });

  it('what happened before the answer goes after a yes', async () => {
    const { page, events, consent } = start({ consent: 'pending', page: online() });
    await events.track({ action: 'a' });
    consent.set('granted');
    await settle(page);
    expect(bodies(page)).toMatchObject([{ commonData: { action: 'a' } }]);
  });

  it('what waits when it is withdrawn is gone', async () => {
    const page = fakePage();
    page.answer('offline');
    const { events, consent } = start({ page });
    await events.track({ action: 'a' });
    await settle(page);
    consent.set('denied');
    await settle(page);
    expect(await page.records('events').all()).toEqual([]);
  });
});

describe('the analytics id', () => {
  it('is taken from the cookie, else from the local copy, else new [EVT-021]', async () => {
    const page = online(fakePage({ cookies: { [ANALYTICS_COOKIE]: 'from-cookie' } }));
    await start({ page }).events.track({});
    await settle(page);
    page.cookies.remove(ANALYTICS_COOKIE);
    const tab = online(page.openTab());
    await start({ page: tab }).events.track({});
    await settle(tab);
    tab.cookies.remove(ANALYTICS_COOKIE);
    tab.local.remove(ANALYTICS_COOKIE);
    const third = online(page.openTab());
    await start({ page: third }).events.track({});
    await settle(third);
    const ids = [...bodies(page), ...bodies(tab), ...bodies(third)].map(({ analyticsId }) => analyticsId);
    expect(ids.slice(0, 2)).toEqual(['from-cookie', 'from-cookie']);
    expect(ids[2]).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
  });

  it('has a copy that ends after 390 days, as the cookie does [EVT-022] [EVT-023]', async () => {
    const { page, events } = start({ page: online() });
    await events.track({});
    expect(page.cookiesAlive()[ANALYTICS_COOKIE]?.days).toBe(390);
    await page.advance(391 * 86_400_000);
    expect(createStorage(page).local.get(ANALYTICS_COOKIE)).toBeUndefined();
    expect(page.local.get(ANALYTICS_COOKIE)).toBeNull();
  });

  it('is shared by the hosts of the vendor’s own domain [EVT-023]', async () => {
    const page = online(fakePage({ url: 'https://www.vendor.example/' }));
    const { events } = start({ page, place: { domains: ['vendor.example'] } });
    await events.track({});
    expect(page.cookieDomains()[ANALYTICS_COOKIE]).toBe('vendor.example');
    const other = online(fakePage({ url: 'https://notvendor.example/' }));
    await start({ page: other, place: { domains: ['vendor.example'] } }).events.track({});
    expect(other.cookieDomains()[ANALYTICS_COOKIE]).toBeUndefined();
  });
});

describe('the session', () => {
  const flags = (page: FakePage) =>
    bodies(page).map(({ commonData: { is_first_landing, is_first_session } }) => [
      is_first_landing,
      is_first_session,
    ]);

  it('begins with the first landing, and is the first one for good [EVT-024] [EVT-025] [EVT-026]', async () => {
    const page = online();
    await start({ page }).events.track({});
    await settle(page);
    await start({ page }).events.track({});
    await settle(page);
    expect(flags(page)).toEqual([
      [true, true],
      [false, true],
    ]);
    const ids = bodies(page).map(({ commonData }) => commonData.user_session_id);
    expect(ids[0]).toBe(ids[1]);
  });

  it('is not the first one in another tab, or after half an hour [EVT-026] [EVT-028]', async () => {
    const page = online();
    await start({ page }).events.track({});
    await settle(page);
    const tab = online(page.openTab());
    await start({ page: tab }).events.track({});
    await settle(tab);
    expect(flags(tab)).toEqual([[true, false]]);
    await page.advance(31 * 60_000);
    await start({ page }).events.track({});
    await settle(page);
    expect(flags(page).at(-1)).toEqual([true, false]);
  });

  it('keeps its three keys [EVT-027]', async () => {
    const { page, events } = start({ page: online() });
    await events.track({});
    expect([page.session.get(LANDED_KEY), page.session.get('site-first-session')]).toEqual([
      expect.stringContaining('true'),
      expect.stringContaining('true'),
    ]);
    expect(page.session.get(SESSION_ID_KEY)).toMatch(/[\da-f-]{36}/);
  });
});

describe('where events go', () => {
  const page = (host: string) => new URL(`https://${host}/a`);
  const hosts = {
    production: 'https://events.vendor.example/api',
    stage: 'https://stage.vendor.example/api/',
  };
  const place = { api: '/api/', domains: ['vendor.example'], hosts };

  it('is production on the main domain, and stage elsewhere [EVT-012]', () => {
    expect(eventsEndpoint(place, page('www.vendor.example'))).toBe(
      'https://events.vendor.example/api/v1/events',
    );
    expect(eventsEndpoint(place, page('shop.example'))).toBe('https://stage.vendor.example/api/v1/events');
  });

  it('is the site itself without a vendor, and wherever the integrator says [EVT-032]', () => {
    expect(eventsEndpoint({ api: '/api/', domains: [] }, page('shop.example'))).toBe(
      'https://shop.example/api/v1/events',
    );
    expect(eventsEndpoint({ ...place, endpoint: '/collect' }, page('shop.example'))).toBe(
      'https://shop.example/collect',
    );
  });

  it('is also a line that an administrator’s own browser hears [EVT-029]', async () => {
    const heard: unknown[] = [];
    const page = online();
    page.openTab().channel(EVENTS_CHANNEL, (message) => heard.push(message));
    await start({ page }).events.track({ action: 'visitor' });
    const admin = { authenticatedAccount: { id: 'a1' }, websiteRoles: [1] };
    await start({ page, context: admin }).events.track({ action: 'admin' });
    expect(heard).toMatchObject([{ commonData: { action: 'admin' } }]);
  });
});

describe('the older call', () => {
  it('sends JSON, and 202 is success [EVT-013]', async () => {
    const { page, events } = start({ page: online() });
    expect(await events.record({ event: 'seen', data: { a: 1 } })).toBe(true);
    expect(page.requests[0]?.url.pathname).toBe('/api/events/RecordEvent');
    expect(bodies(page)).toEqual([{ event: 'seen', data: { a: 1 } }]);
  });

  it('or a form with the crumb, and where it happened [EVT-014] [EVT-015]', async () => {
    const page = online(fakePage({ url: 'https://shop.example/a#b', cookies: { crumb: 'c1' } }));
    const { events } = start({ page, context: { templateId: 't1', authenticatedAccount: { id: 'a1' } } });
    expect(await events.record({ event: 'seen', variantId: 'v1' }, 'form')).toBe(true);
    const fields = new URLSearchParams(page.requests[0]?.body);
    expect([fields.get('crumb'), fields.get('event')]).toEqual(['c1', 'seen']);
    expect(JSON.parse(fields.get('data') ?? '')).toEqual({
      pagePath: '/a',
      pageHash: '#b',
      websiteId: 'w1',
      templateId: 't1',
      variantId: 'v1',
      memberAccountId: 'a1',
      member_locale: 'en-US',
      website_locale: '',
    });
  });

  it('says what went wrong [EVT-016]', async () => {
    const { page, events } = start({ page: online(fakePage(), 500) });
    expect(await events.record({ event: 'seen' })).toBe(false);
    expect(page.warnings).toEqual(['Error tracking event: HTTP Status 500']);
  });
});

it('leaves nothing behind', async () => {
  const page = fakePage();
  page.answer('offline');
  const { events } = start({ page, context: { authenticatedAccount: { id: 'a' }, websiteRoles: [1] } });
  await events.track({});
  await page.advance(0);
  events.stop();
  expect(page.alive()).toBe(0);
});
