import { describe, expect, it } from 'vitest';
import { type FakePage, fakePage } from '../page/testing/fake-page';
import { ANALYTICS_COOKIE } from './identity';
import { bodies, online, settle, start } from './testing/tracker';

/** The page is killed; the next one has a line. */
async function nextPage(first: FakePage): Promise<FakePage> {
  first.kill();
  const second = online(first.openTab());
  start({ page: second });
  await settle(second);
  return second;
}

describe('nothing is lost', () => {
  it.each([
    ['a page of the network that asks to sign in', '<!doctype html>', 2],
    ['a word of a server that calls everything HTML', 'ok', 1],
  ])('%s with 200', async (_, text, times) => {
    const page = fakePage();
    page.answer({ status: 200, text, headers: { 'content-type': 'text/html' } }, () => ({ status: 202 }));
    const { events } = start({ page });
    await events.track({ action: 'open' });
    await page.advance(5000);
    expect(page.requests).toHaveLength(times);
    expect(page.warnings).toEqual([]);
  });

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
    const second = await nextPage(first);
    expect(bodies(second)).toMatchObject([{ commonData: { action: 'a' } }]);
  });

  it('what comes while another is under way is sent after it', async () => {
    const { page, events } = start({ page: online() });
    await Promise.all([events.track({ action: 'a' }), events.track({ action: 'b' })]);
    await settle(page);
    expect(bodies(page).map(({ commonData }) => commonData.action)).toEqual(['a', 'b']);
  });

  /** What a browser holds whose line was dead, met by the next page. */
  async function meetBacklog(count: number, status: (action: string) => number) {
    const first = fakePage();
    first.answer(() => 'offline');
    const { events } = start({ page: first });
    for (let made = 0; made < count; made++) await events.track({ action: `${made}` });
    first.kill();
    const second = first.openTab();
    const taken: string[] = [];
    second.answer(({ body }) => {
      const { action } = JSON.parse(body).commonData;
      if (status(action) === 202) taken.push(action);
      return { status: status(action) };
    });
    return { second, taken };
  }

  it('one that the server cannot take does not hold up the others, and is tried again', async () => {
    let isMended = false;
    const { second, taken } = await meetBacklog(8, (action) => (action === '0' && !isMended ? 500 : 202));
    start({ page: second });
    await settle(second);
    expect(taken).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    isMended = true;
    await second.advance(5000);
    expect(taken.at(-1)).toBe('0');
  });

  it('of a server that is away no more is asked than a few at once', async () => {
    const { second } = await meetBacklog(20, () => 503);
    start({ page: second });
    await settle(second);
    expect(second.requests).toHaveLength(5);
  });

  it('a browser keeps those of many pages', async () => {
    const { second, taken } = await meetBacklog(1200, () => 202);
    start({ page: second });
    await settle(second);
    expect(new Set(taken).size).toBe(1200);
  });

  it('those under way when it is withdrawn are the last', async () => {
    const { second } = await meetBacklog(20, () => 202);
    const { consent } = start({ page: second });
    second.answer(() => {
      consent.set('denied');
      return { status: 202 };
    });
    await settle(second);
    expect(second.requests.length).toBeLessThanOrEqual(5);
    expect(await second.records('events').all()).toEqual([]);
  });

  it('those that waited when it is withdrawn do not follow a new yes', async () => {
    const { second } = await meetBacklog(20, () => 202);
    const { consent } = start({ page: second });
    second.answer(() => {
      consent.set('denied');
      consent.set('granted');
      return { status: 202 };
    });
    await settle(second);
    expect(second.requests.length).toBeLessThanOrEqual(5);
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

  it('what the disk has not taken when the tab is closed offline is sent by the next page, once', async () => {
    const first = fakePage();
    first.answer(() => 'offline');
    const { events } = start({ page: first });
    void events.track({ action: 'a' });
    first.happen('hide');
    expect(first.local.keys('site-left-event-')).toHaveLength(1);
    const second = await nextPage(first);
    expect(bodies(second)).toHaveLength(1);
    expect(second.local.keys('site-left-event-')).toEqual([]);
  });

  it('what the disk has not taken when the tab is killed without a word is sent by the next page', async () => {
    const first = fakePage();
    first.answer(() => 'offline');
    void start({ page: first }).events.track({ action: 'a' });
    const second = await nextPage(first);
    expect(bodies(second)).toMatchObject([{ commonData: { action: 'a' } }]);
  });

  it('what lies there and is none is taken away', async () => {
    const page = online();
    page.local.set('site-left-event-1', '{"at":1}');
    page.local.set('site-left-event-2', 'x');
    start({ page });
    await settle(page);
    expect([page.local.keys('site-left-event-'), page.requests]).toEqual([[], []]);
  });

  it('what the disk refuses is left to the next page all the same', async () => {
    const first = fakePage();
    first.answer(() => 'offline');
    const records: FakePage['records'] = () => ({
      all: async () => [],
      update: async () => Promise.reject(new Error('busy')),
    });
    const { events } = start({ page: { ...first, records } });
    await events.track({ action: 'a' });
    first.happen('hide');
    const second = await nextPage(first);
    expect(bodies(second)).toHaveLength(1);
  });

  it('a browser without storage still sends [EVT-019]', async () => {
    const { page, events } = start({ page: online(fakePage({ storage: false })) });
    await events.track({ action: 'a' });
    await settle(page);
    expect(page.requests).toHaveLength(1);
    expect(page.warnings).toContain('Unable access local/session storage.');
  });

  it.each([
    ['a clock that jumps ahead by two weeks loses nothing', 14, 1],
    ['what is older than a month is dropped', 31, 0],
  ])('%s', async (_, days, sent) => {
    const first = fakePage();
    first.answer('silence');
    await start({ page: first }).events.track({ action: 'a' });
    await settle(first);
    first.kill();
    await first.advance(days * 24 * 3_600_000);
    const second = await nextPage(first);
    expect(second.requests).toHaveLength(sent);
  });

  it('rests while the answer of the visitor is gone, and goes on with the next yes', async () => {
    const page = fakePage();
    page.answer('offline');
    const { events, consent } = start({ page });
    await events.track({ action: 'a' });
    await settle(page);
    online(page);
    // The cookie has ended, or was removed by somebody.
    consent.set('pending');
    page.happen('online');
    page.happen('hide');
    await page.advance(600_000);
    expect([page.requests.length, page.beacons.length]).toEqual([1, 0]);
    consent.set('granted');
    await settle(page);
    expect(bodies(page).map(({ commonData }) => commonData.action)).toEqual(['a', 'a']);
  });

  it('does not wait for good for a server that takes a call and says nothing', async () => {
    const page = fakePage();
    page.answer('silence');
    const { events } = start({ page });
    await events.track({ action: 'a' });
    await page.advance(30_000);
    expect(page.requests[0]?.init.signal?.aborted).toBe(true);
    const other = online(page.openTab());
    await start({ page: other }).events.track({ action: 'b' });
    await settle(other);
    expect(bodies(other).map(({ commonData }) => commonData.action)).toEqual(['a', 'b']);
  });
});

it('looks at no database after a withdrawal: looking would make one', async () => {
  const page = online();
  let looks = 0;
  const records = <T>(name: string) => {
    const real = page.records<T>(name);
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
  const { events, consent } = start({ page: { ...page, records } });
  page.answer('silence');
  const told = events.track({ action: 'a' });
  await settle(page);
  const before = looks;
  consent.set('denied');
  await page.advance(60_000);
  await told;
  page.happen('online');
  await settle(page);
  expect([before > 0, looks - before]).toEqual([true, 0]);
});
