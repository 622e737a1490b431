import { describe, expect, it } from 'vitest';
import { analyticsEnvironments, eventSources } from '../../core/enums/analytics';
import { fakePage } from '../page/testing/fake-page';
import { resolveEventsEndpoint } from './endpoint';
import { EVENTS_CHANNEL, type EventsEndpointOptions } from './events';
import { ANALYTICS_COOKIE, SESSION_ID_KEY } from './identity';
import { flushPromises, getRequestBodies, respondWith, setup } from './testing/events-fixture';

describe('an event', () => {
  it('is sent with its id, common data, custom data and schema [EVT-007] [EVT-010]', async () => {
    const { page, events } = setup({ page: respondWith() });
    await events.track({ action: 'click', object_type: 'button', color: 'red' }, 'button_click');
    await flushPromises(page);
    const [request] = page.requests;
    expect([request?.method, request?.url.href]).toEqual(['POST', 'https://shop.example/api/v1/events']);
    expect(request?.headers.get('Content-Type')).toBe('application/json');
    expect(getRequestBodies(page)[0]).toMatchObject({
      analyticsId: page.cookies.get(ANALYTICS_COOKIE),
      commonData: { action: 'click', object_type: 'button', event_source: 'WEB' },
      customData: { color: 'red' },
      customSchemaName: 'button_click',
    });
  });

  it('includes the page and the time automatically [EVT-003] [EVT-004] [EVT-005]', async () => {
    const page = respondWith(
      fakePage({ url: 'https://shop.example/journal/first/?tag=one', cookies: { SS_MID: 'm1' } }),
    );
    const context = { templateId: 't1', authenticatedAccount: { id: 'a1', email: 'a@b.co' } };
    const { events } = setup({ page, context });
    await events.track({});
    await flushPromises(page);
    expect(getRequestBodies(page)[0].commonData).toMatchObject({
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

  it('includes only the id of the account [EVT-030]', async () => {
    const context = { authenticatedAccount: { id: 'a1', email: 'a@b.co', displayName: 'Ann' } };
    const { page, events } = setup({ page: respondWith(), context });
    await events.track({});
    await flushPromises(page);
    expect(page.requests[0]?.body).toContain('a1');
    expect(page.requests[0]?.body).not.toMatch(/a@b\.co|Ann/);
  });

  it('drops a common field of the wrong type with a warning [EVT-017]', async () => {
    const { page, events } = setup({ page: respondWith() });
    await events.track({ action: 7 } as never);
    await flushPromises(page);
    expect(page.warnings).toEqual([
      'site-services: the field "action" of an event is not a string; it is ignored.',
    ]);
    expect(getRequestBodies(page)[0].commonData.action).toBeNull();
  });

  it('requires a payload [EVT-018]', async () => {
    const { events } = setup();
    await expect(events.track(undefined as never)).rejects.toThrow('no payload');
    await expect(events.track(null as never)).rejects.toThrow('no payload');
  });

  it('has documented sources and environments [EVT-008] [EVT-009]', () => {
    expect(eventSources).toEqual(['WEB', 'IOS', 'ANDROID', 'SERVER']);
    expect(analyticsEnvironments).toEqual(['dev', 'qa', 'staging', 'prod']);
  });
});

describe('the response', () => {
  it.each([200, 202])('%d means that the event is accepted [EVT-011]', async (status) => {
    const { page, events } = setup({ page: respondWith(fakePage(), status) });
    await events.track({});
    await flushPromises(page);
    await page.advance(3_600_000);
    expect(page.requests).toHaveLength(1);
    expect(page.warnings).toEqual([]);
  });

  it.each([204, 400, 503])('%d is logged as a warning [EVT-016]', async (status) => {
    const { page, events } = setup({ page: respondWith(fakePage(), status) });
    await events.track({});
    await flushPromises(page);
    expect(page.warnings).toEqual([`Error tracking event: HTTP Status ${status}`]);
  });

  it('400 is not retried, 503 is', async () => {
    const rejected = setup({ page: respondWith(fakePage(), 400) });
    await rejected.events.track({});
    await rejected.page.advance(60_000);
    expect(rejected.page.requests).toHaveLength(1);
    const unavailablePage = fakePage();
    unavailablePage.respond({ status: 503 }, { status: 503 }, { status: 202 });
    const { events } = setup({ page: unavailablePage });
    await events.track({});
    await unavailablePage.advance(4999);
    expect(unavailablePage.requests).toHaveLength(1);
    await unavailablePage.advance(60_000);
    expect(unavailablePage.requests).toHaveLength(3);
    expect(new Set(getRequestBodies(unavailablePage).map(({ eventId }) => eventId)).size).toBe(1);
  });
});

describe('consent', () => {
  it.each(['pending', 'denied'] as const)('%s: nothing is stored or sent', async (state) => {
    const { page, events } = setup({ consent: state, page: respondWith() });
    await events.track({ action: 'a' });
    page.fire('hide');
    await page.advance(60_000);
    expect([page.requests, page.beacons]).toEqual([[], []]);
    expect(page.getCurrentCookies()).toEqual({});
    expect(page.local.get(ANALYTICS_COOKIE)).toBeNull();
    expect(await page.openRecords('events').all()).toEqual([]);
  });

  it('withdrawn: queued events are deleted', async () => {
    const page = fakePage();
    page.respond('offline');
    const { events, consent } = setup({ page });
    await events.track({ action: 'a' });
    await flushPromises(page);
    consent.set('denied');
    await flushPromises(page);
    expect(await page.openRecords('events').all()).toEqual([]);
    expect(page.getCurrentCookies()).toEqual({});
    expect([page.local.get(ANALYTICS_COOKIE), page.session.get(SESSION_ID_KEY)]).toEqual([null, null]);
  });
});

describe('the endpoint', () => {
  const resolveEndpoint = (host: string, options: Partial<EventsEndpointOptions> = {}) =>
    resolveEventsEndpoint(
      { api: '/api/', url: '', stageUrl: '', mainDomain: 'vendor.example', ...options },
      new URL(`https://${host}/a`),
    );

  it('is production on the main domain and stage elsewhere [EVT-012]', () => {
    const options = {
      url: 'https://events.vendor.example/all',
      stageUrl: 'https://stage.vendor.example/all',
    };
    expect(resolveEndpoint('www.vendor.example', options)).toBe('https://events.vendor.example/all');
    expect(resolveEndpoint('shop.example', options)).toBe('https://stage.vendor.example/all');
    expect(resolveEndpoint('notvendor.example', options)).toBe('https://stage.vendor.example/all');
  });

  it('is the site or a configured URL [EVT-032]', () => {
    expect(resolveEndpoint('shop.example')).toBe('https://shop.example/api/v1/events');
    expect(resolveEndpoint('shop.example', { url: '/collect' })).toBe('https://shop.example/collect');
    expect(resolveEndpoint('shop.example', { url: 'https://' })).toBe('https://shop.example/api/v1/events');
  });

  it('is also a channel in the browser of an administrator [EVT-029]', async () => {
    const messages: unknown[] = [];
    const page = respondWith();
    page.openTab().openChannel(EVENTS_CHANNEL, (message) => messages.push(message));
    await setup({ page }).events.track({ action: 'visitor' });
    const admin = { authenticatedAccount: { id: 'a1' }, websiteRoles: [1] };
    await setup({ page, context: admin }).events.track({ action: 'admin' });
    expect(messages).toMatchObject([{ commonData: { action: 'admin' } }]);
  });
});

describe('the older call', () => {
  it('sends JSON and accepts status 202 [EVT-013]', async () => {
    const { page, events } = setup({ page: respondWith() });
    expect(await events.record({ event: 'seen', data: { a: 1 } })).toBe(true);
    expect(page.requests[0]?.url.pathname).toBe('/api/events/RecordEvent');
    expect(getRequestBodies(page)).toEqual([{ event: 'seen', data: { a: 1 } }]);
  });

  it('sends a form with the crumb and the page [EVT-014] [EVT-015]', async () => {
    const page = respondWith(fakePage({ url: 'https://shop.example/a#b', cookies: { crumb: 'c1' } }));
    const { events } = setup({ page, context: { templateId: 't1', authenticatedAccount: { id: 'a1' } } });
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
      website_locale: 'en-US',
    });
  });

  it('warns about a failure [EVT-016]', async () => {
    const { page, events } = setup({ page: respondWith(fakePage(), 500) });
    expect(await events.record({ event: 'seen' })).toBe(false);
    expect(page.warnings).toEqual(['Error tracking event: HTTP Status 500']);
  });
});

it('removes all listeners and timers on stop', async () => {
  const page = fakePage();
  page.respond('offline');
  const { events } = setup({ page, context: { authenticatedAccount: { id: 'a' }, websiteRoles: [1] } });
  await events.track({});
  await page.advance(0);
  events.stop();
  expect(page.activeCount()).toBe(0);
});
