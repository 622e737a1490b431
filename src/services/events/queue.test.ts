import { describe, expect, it } from 'vitest';
import { type FakePage, fakePage } from '../page/testing/fake-page';
import { ANALYTICS_COOKIE } from './identity';
import { flushPromises, getRequestBodies, respondWith, setup } from './testing/events-fixture';

/** Kills the tab and opens the next page, which is online. */
async function nextPage(first: FakePage): Promise<FakePage> {
  first.crash();
  const second = respondWith(first.openTab());
  setup({ page: second });
  await flushPromises(second);
  return second;
}

describe('the event queue', () => {
  it.each([
    ['retries when a captive portal responds', '<!doctype html>', 2],
    ['accepts text with an HTML content type', 'ok', 1],
  ])('%s with 200', async (_, text, times) => {
    const page = fakePage();
    page.respond({ status: 200, text, headers: { 'content-type': 'text/html' } }, () => ({ status: 202 }));
    const { events } = setup({ page });
    await events.track({ action: 'open' });
    await page.advance(5000);
    expect(page.requests).toHaveLength(times);
    expect(page.warnings).toEqual([]);
  });

  it('sends one event per session to a server that does not support the call', async () => {
    const page = respondWith(fakePage(), 405);
    const { events } = setup({ page });
    await events.track({ action: 'a' });
    await flushPromises(page);
    await events.track({ action: 'b' });
    await flushPromises(page);
    expect(page.requests).toHaveLength(1);
    expect(page.warnings).toEqual(['Error tracking event: HTTP Status 405']);
  });

  it('sends an event with the same id when the network is back', async () => {
    const page = fakePage();
    page.respond('offline', { status: 202 });
    const { events } = setup({ page });
    await events.track({ action: 'a' });
    await flushPromises(page);
    page.fire('online');
    await flushPromises(page);
    expect(getRequestBodies(page).map(({ eventId }) => eventId)).toEqual([
      getRequestBodies(page)[0].eventId,
      getRequestBodies(page)[0].eventId,
    ]);
    await page.advance(3_600_000);
    expect(page.requests).toHaveLength(2);
  });

  it('sends the events of a killed tab on the next page', async () => {
    const first = fakePage();
    first.respond('no-response');
    await setup({ page: first }).events.track({ action: 'a' });
    await flushPromises(first);
    const second = await nextPage(first);
    expect(getRequestBodies(second)).toMatchObject([{ commonData: { action: 'a' } }]);
  });

  it('sends events that are added during a request', async () => {
    const { page, events } = setup({ page: respondWith() });
    await Promise.all([events.track({ action: 'a' }), events.track({ action: 'b' })]);
    await flushPromises(page);
    expect(getRequestBodies(page).map(({ commonData }) => commonData.action)).toEqual(['a', 'b']);
  });

  /** Queues events offline; the next page finds them. */
  async function createBacklog(count: number, status: (action: string) => number) {
    const first = fakePage();
    first.respond(() => 'offline');
    const { events } = setup({ page: first });
    for (let index = 0; index < count; index++) await events.track({ action: `${index}` });
    first.crash();
    const second = first.openTab();
    const accepted: string[] = [];
    second.respond(({ body }) => {
      const { action } = JSON.parse(body).commonData;
      if (status(action) === 202) accepted.push(action);
      return { status: status(action) };
    });
    return { second, accepted };
  }

  it('does not let a failing event block the others, and retries it', async () => {
    let isFixed = false;
    const { second, accepted } = await createBacklog(8, (action) => (action === '0' && !isFixed ? 500 : 202));
    setup({ page: second });
    await flushPromises(second);
    expect(accepted).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    isFixed = true;
    await second.advance(5000);
    expect(accepted.at(-1)).toBe('0');
  });

  it('limits concurrent requests to a failing server', async () => {
    const { second } = await createBacklog(20, () => 503);
    setup({ page: second });
    await flushPromises(second);
    expect(second.requests).toHaveLength(5);
  });

  it('keeps the events of many pages', async () => {
    const { second, accepted } = await createBacklog(1200, () => 202);
    setup({ page: second });
    await flushPromises(second);
    expect(new Set(accepted).size).toBe(1200);
  });

  it('stops after the running requests when consent is withdrawn', async () => {
    const { second } = await createBacklog(20, () => 202);
    const { consent } = setup({ page: second });
    second.respond(() => {
      consent.set('denied');
      return { status: 202 };
    });
    await flushPromises(second);
    expect(second.requests.length).toBeLessThanOrEqual(5);
    expect(await second.openRecords('events').all()).toEqual([]);
  });

  it('does not send events from before a withdrawal when consent is granted again', async () => {
    const { second } = await createBacklog(20, () => 202);
    const { consent } = setup({ page: second });
    second.respond(() => {
      consent.set('denied');
      consent.set('granted');
      return { status: 202 };
    });
    await flushPromises(second);
    expect(second.requests.length).toBeLessThanOrEqual(5);
  });

  it('sends unacknowledged events by beacon, form-encoded, when the page is hidden [EVT-010]', async () => {
    const page = fakePage();
    page.respond('no-response');
    const { events } = setup({ page });
    await events.track({ action: 'first' });
    await flushPromises(page);
    await events.track({ action: 'second', color: 'red' });
    page.fire('hide');
    const sent = page.beacons.map(({ body }) => body as URLSearchParams);
    expect(sent).toHaveLength(1);
    expect(JSON.parse(sent[0]?.get('commonData') ?? '')).toMatchObject({ action: 'second' });
    expect(sent[0]?.get('customData')).toBe('{"color":"red"}');
    expect(sent[0]?.get('analyticsId')).toBe(page.cookies.get(ANALYTICS_COOKIE));
  });

  it('sends an event once if its tab was closed offline before it was in the database', async () => {
    const first = fakePage();
    first.respond(() => 'offline');
    const { events } = setup({ page: first });
    void events.track({ action: 'a' });
    first.fire('hide');
    expect(first.local.keys('site-left-event-')).toHaveLength(1);
    const second = await nextPage(first);
    expect(getRequestBodies(second)).toHaveLength(1);
    expect(second.local.keys('site-left-event-')).toEqual([]);
  });

  it('sends an event of a tab that was killed while offline', async () => {
    const first = fakePage();
    first.respond(() => 'offline');
    void setup({ page: first }).events.track({ action: 'a' });
    const second = await nextPage(first);
    expect(getRequestBodies(second)).toMatchObject([{ commonData: { action: 'a' } }]);
  });

  it('removes invalid values from localStorage', async () => {
    const page = respondWith();
    page.local.set('site-left-event-1', '{"at":1}');
    page.local.set('site-left-event-2', 'x');
    setup({ page });
    await flushPromises(page);
    expect([page.local.keys('site-left-event-'), page.requests]).toEqual([[], []]);
  });

  it('sends an event on the next page if the database has rejected it', async () => {
    const first = fakePage();
    first.respond(() => 'offline');
    const openRecords: FakePage['openRecords'] = () => ({
      all: async () => [],
      update: async () => Promise.reject(new Error('busy')),
    });
    const { events } = setup({ page: { ...first, openRecords } });
    await events.track({ action: 'a' });
    first.fire('hide');
    const second = await nextPage(first);
    expect(getRequestBodies(second)).toHaveLength(1);
  });

  it('sends events without storage [EVT-019]', async () => {
    const { page, events } = setup({ page: respondWith(fakePage({ storage: false })) });
    await events.track({ action: 'a' });
    await flushPromises(page);
    expect(page.requests).toHaveLength(1);
    expect(page.warnings).toContain('Unable access local/session storage.');
  });

  it.each([
    ['loses nothing when the clock jumps ahead by two weeks', 14, 1],
    ['drops events that are older than a month', 31, 0],
  ])('%s', async (_, days, sent) => {
    const first = fakePage();
    first.respond('no-response');
    await setup({ page: first }).events.track({ action: 'a' });
    await flushPromises(first);
    first.crash();
    await first.advance(days * 24 * 3_600_000);
    const second = await nextPage(first);
    expect(second.requests).toHaveLength(sent);
  });

  it('pauses while the decision has expired and continues when consent is granted again', async () => {
    const page = fakePage();
    page.respond('offline');
    const { events, consent } = setup({ page });
    await events.track({ action: 'a' });
    await flushPromises(page);
    respondWith(page);
    // The cookie has expired or was removed.
    consent.set('pending');
    page.fire('online');
    page.fire('hide');
    await page.advance(600_000);
    expect([page.requests.length, page.beacons.length]).toEqual([1, 0]);
    consent.set('granted');
    await flushPromises(page);
    expect(getRequestBodies(page).map(({ commonData }) => commonData.action)).toEqual(['a', 'a']);
  });

  it('times out when the server does not respond', async () => {
    const page = fakePage();
    page.respond('no-response');
    const { events } = setup({ page });
    await events.track({ action: 'a' });
    await page.advance(30_000);
    expect(page.requests[0]?.init.signal?.aborted).toBe(true);
    const other = respondWith(page.openTab());
    await setup({ page: other }).events.track({ action: 'b' });
    await flushPromises(other);
    expect(getRequestBodies(other).map(({ commonData }) => commonData.action)).toEqual(['a', 'b']);
  });
});

it('opens no database after a withdrawal, because opening creates it', async () => {
  const page = respondWith();
  let databaseCalls = 0;
  const openRecords = <T>(name: string) => {
    const records = page.openRecords<T>(name);
    const count = <R>(access: R): R => {
      databaseCalls++;
      return access;
    };
    return {
      all: () => count(records.all()),
      update: (id: string, change: (before: T | undefined) => T | undefined) =>
        count(records.update(id, change)),
    };
  };
  const { events, consent } = setup({ page: { ...page, openRecords } });
  page.respond('no-response');
  const tracked = events.track({ action: 'a' });
  await flushPromises(page);
  const before = databaseCalls;
  consent.set('denied');
  await page.advance(60_000);
  await tracked;
  page.fire('online');
  await flushPromises(page);
  expect([before > 0, databaseCalls - before]).toEqual([true, 0]);
});
