import { describe, expect, it } from 'vitest';
import { type FakePage, fakePage } from '../page/testing/fake-page';
import { ANALYTICS_COOKIE } from './identity';
import { flushPromises, getRequestBodies, respondWith, setup } from './testing/events-fixture';

/** The page is killed; the next one has a line. */
async function nextPage(first: FakePage): Promise<FakePage> {
  first.crash();
  const second = respondWith(first.openTab());
  setup({ page: second });
  await flushPromises(second);
  return second;
}

describe('nothing is lost', () => {
  it.each([
    ['a page of the network that asks to sign in', '<!doctype html>', 2],
    ['a word of a server that calls everything HTML', 'ok', 1],
  ])('%s with 200', async (_, text, times) => {
    const page = fakePage();
    page.respond({ status: 200, text, headers: { 'content-type': 'text/html' } }, () => ({ status: 202 }));
    const { events } = setup({ page });
    await events.track({ action: 'open' });
    await page.advance(5000);
    expect(page.requests).toHaveLength(times);
    expect(page.warnings).toEqual([]);
  });

  it('what had no line goes when it is back, under the same id', async () => {
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

  it('what a killed tab did not send is sent by the next page', async () => {
    const first = fakePage();
    first.respond('silence');
    await setup({ page: first }).events.track({ action: 'a' });
    await flushPromises(first);
    const second = await nextPage(first);
    expect(getRequestBodies(second)).toMatchObject([{ commonData: { action: 'a' } }]);
  });

  it('what comes while another is under way is sent after it', async () => {
    const { page, events } = setup({ page: respondWith() });
    await Promise.all([events.track({ action: 'a' }), events.track({ action: 'b' })]);
    await flushPromises(page);
    expect(getRequestBodies(page).map(({ commonData }) => commonData.action)).toEqual(['a', 'b']);
  });

  /** What a browser holds whose line was dead, met by the next page. */
  async function meetBacklog(count: number, status: (action: string) => number) {
    const first = fakePage();
    first.respond(() => 'offline');
    const { events } = setup({ page: first });
    for (let made = 0; made < count; made++) await events.track({ action: `${made}` });
    first.crash();
    const second = first.openTab();
    const taken: string[] = [];
    second.respond(({ body }) => {
      const { action } = JSON.parse(body).commonData;
      if (status(action) === 202) taken.push(action);
      return { status: status(action) };
    });
    return { second, taken };
  }

  it('one that the server cannot take does not hold up the others, and is tried again', async () => {
    let isMended = false;
    const { second, taken } = await meetBacklog(8, (action) => (action === '0' && !isMended ? 500 : 202));
    setup({ page: second });
    await flushPromises(second);
    expect(taken).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    isMended = true;
    await second.advance(5000);
    expect(taken.at(-1)).toBe('0');
  });

  it('of a server that is away no more is asked than a few at once', async () => {
    const { second } = await meetBacklog(20, () => 503);
    setup({ page: second });
    await flushPromises(second);
    expect(second.requests).toHaveLength(5);
  });

  it('a browser keeps those of many pages', async () => {
    const { second, taken } = await meetBacklog(1200, () => 202);
    setup({ page: second });
    await flushPromises(second);
    expect(new Set(taken).size).toBe(1200);
  });

  it('those under way when it is withdrawn are the last', async () => {
    const { second } = await meetBacklog(20, () => 202);
    const { consent } = setup({ page: second });
    second.respond(() => {
      consent.set('denied');
      return { status: 202 };
    });
    await flushPromises(second);
    expect(second.requests.length).toBeLessThanOrEqual(5);
    expect(await second.openRecords('events').all()).toEqual([]);
  });

  it('those that waited when it is withdrawn do not follow a new yes', async () => {
    const { second } = await meetBacklog(20, () => 202);
    const { consent } = setup({ page: second });
    second.respond(() => {
      consent.set('denied');
      consent.set('granted');
      return { status: 202 };
    });
    await flushPromises(second);
    expect(second.requests.length).toBeLessThanOrEqual(5);
  });

  it('what is not acknowledged when the page is left is handed to the browser, form-encoded [EVT-010]', async () => {
    const page = fakePage();
    page.respond('silence');
    const { events } = setup({ page });
    await events.track({ action: 'first' });
    await flushPromises(page);
    await events.track({ action: 'second', colour: 'red' });
    page.fire('hide');
    const sent = page.beacons.map(({ body }) => body as URLSearchParams);
    expect(sent).toHaveLength(1);
    expect(JSON.parse(sent[0]?.get('commonData') ?? '')).toMatchObject({ action: 'second' });
    expect(sent[0]?.get('customData')).toBe('{"colour":"red"}');
    expect(sent[0]?.get('analyticsId')).toBe(page.cookies.get(ANALYTICS_COOKIE));
  });

  it('what the disk has not taken when the tab is closed offline is sent by the next page, once', async () => {
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

  it('what the disk has not taken when the tab is killed without a word is sent by the next page', async () => {
    const first = fakePage();
    first.respond(() => 'offline');
    void setup({ page: first }).events.track({ action: 'a' });
    const second = await nextPage(first);
    expect(getRequestBodies(second)).toMatchObject([{ commonData: { action: 'a' } }]);
  });

  it('what lies there and is none is taken away', async () => {
    const page = respondWith();
    page.local.set('site-left-event-1', '{"at":1}');
    page.local.set('site-left-event-2', 'x');
    setup({ page });
    await flushPromises(page);
    expect([page.local.keys('site-left-event-'), page.requests]).toEqual([[], []]);
  });

  it('what the disk refuses is left to the next page all the same', async () => {
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

  it('a browser without storage still sends [EVT-019]', async () => {
    const { page, events } = setup({ page: respondWith(fakePage({ storage: false })) });
    await events.track({ action: 'a' });
    await flushPromises(page);
    expect(page.requests).toHaveLength(1);
    expect(page.warnings).toContain('Unable access local/session storage.');
  });

  it.each([
    ['a clock that jumps ahead by two weeks loses nothing', 14, 1],
    ['what is older than a month is dropped', 31, 0],
  ])('%s', async (_, days, sent) => {
    const first = fakePage();
    first.respond('silence');
    await setup({ page: first }).events.track({ action: 'a' });
    await flushPromises(first);
    first.crash();
    await first.advance(days * 24 * 3_600_000);
    const second = await nextPage(first);
    expect(second.requests).toHaveLength(sent);
  });

  it('rests while the answer of the visitor is gone, and goes on with the next yes', async () => {
    const page = fakePage();
    page.respond('offline');
    const { events, consent } = setup({ page });
    await events.track({ action: 'a' });
    await flushPromises(page);
    respondWith(page);
    // The cookie has ended, or was removed by somebody.
    consent.set('pending');
    page.fire('online');
    page.fire('hide');
    await page.advance(600_000);
    expect([page.requests.length, page.beacons.length]).toEqual([1, 0]);
    consent.set('granted');
    await flushPromises(page);
    expect(getRequestBodies(page).map(({ commonData }) => commonData.action)).toEqual(['a', 'a']);
  });

  it('does not wait for good for a server that takes a call and says nothing', async () => {
    const page = fakePage();
    page.respond('silence');
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

it('looks at no database after a withdrawal: looking would make one', async () => {
  const page = respondWith();
  let looks = 0;
  const openRecords = <T>(name: string) => {
    const real = page.openRecords<T>(name);
    const counted = <R>(look: R): R => {
      looks++;
      return look;
    };
    return {
      all: () => counted(real.all()),
      update: (id: string, change: (before: T | undefined) => T | undefined) =>
        counted(real.update(id, change)),
    };
  };
  const { events, consent } = setup({ page: { ...page, openRecords } });
  page.respond('silence');
  const told = events.track({ action: 'a' });
  await flushPromises(page);
  const before = looks;
  consent.set('denied');
  await page.advance(60_000);
  await told;
  page.fire('online');
  await flushPromises(page);
  expect([before > 0, looks - before]).toEqual([true, 0]);
});
