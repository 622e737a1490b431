import { describe, expect, it } from 'vitest';
import type { TrackedElementEvent } from '../page/page';
import type { FakePage } from '../page/testing/fake-page';
import { fakePage } from '../page/testing/fake-page';
import { type SetupOptions, setup } from './testing/tracking-fixture';
import { TRACKING_TIMEOUT } from './tracking';

const fields = ({ body }: { body: string }) => Object.fromEntries(new URLSearchParams(body));
const calls = (page: FakePage, path: string) =>
  page.requests.filter(({ url }) => url.pathname === `/api/census/${path}`);

const button = {
  id: 'b1',
  buttonText: 'Book a table',
  clickthroughUrl: '/book',
  alignment: 'center',
  size: 'large',
  newWindow: true,
  context: 1 as const,
};

describe('a button', () => {
  it.each([
    ['seen [TRK-017]', 'button-render', 'buttonRender'],
    ['clicked [TRK-016]', 'button-click', 'buttonClick'],
  ] as const)('that was %s is tracked with its fields, the visitor and the page', (_, path, count) => {
    const { page, tracking } = setup();
    void tracking[count](button);
    const [call] = calls(page, path);
    expect(call?.method).toBe('POST');
    expect(call?.init.keepalive).toBe(true);
    expect(fields(call as never)).toMatchObject({
      id: 'b1',
      buttonText: 'Book a table',
      clickthroughUrl: '/book',
      alignment: 'center',
      size: 'large',
      newWindow: 'true',
      context: '1',
      visitorCookie: page.cookies.get('ss_cvr'),
      url: 'https://shop.example/journal/first',
      title: 'First',
      websiteId: 'w1',
    });
    expect(fields(call as never).eventId).toMatch(/^[\da-f]{8}-[\da-f]{4}-7/);
  });

  it.each([
    ['button-render [TRK-017]', 'buttonRender'],
    ['button-click [TRK-016]', 'buttonClick'],
  ] as const)('is aborted silently after 2500 ms: %s', async (_, count) => {
    const page = fakePage();
    page.respond({ status: 204 }, 'no-response');
    const { tracking } = setup({ page });
    void tracking[count](button);
    await page.advance(TRACKING_TIMEOUT - 1);
    expect(page.requests[1]?.init.signal?.aborted).toBe(false);
    await page.advance(1);
    expect(page.requests[1]?.init.signal?.aborted).toBe(true);
    expect(page.warnings).toEqual([]);
  });
});

describe('the census', () => {
  it('tracks an overlay with visitor and page [TRK-018]', () => {
    const { page, tracking } = setup();
    tracking.overlay();
    const [call] = calls(page, 'overlay');
    expect(fields(call as never)).toMatchObject({
      visitorCookie: page.cookies.get('ss_cvr'),
      title: 'First',
    });
  });

  it('tracks a quick view by its URL only [TRK-019]', () => {
    const { page, tracking } = setup();
    tracking.quickView('p/1');
    const [call] = calls(page, 'RecordQuickView/p%2F1');
    expect([call?.method, call?.body]).toEqual(['POST', '']);
  });

  it('tracks searches, heartbeats and plays by their event numbers [TRK-025]', () => {
    const { page, tracking } = setup();
    tracking.hit('siteSearch', { query: 'tea' });
    tracking.hit('heartbeat');
    tracking.hit('audioPlay');
    tracking.hit('videoPlay');
    const hits = calls(page, 'RecordHit').map(fields);
    expect(hits.map(({ event }) => event)).toEqual(['1', '2', '10', '20', '21']);
    expect(JSON.parse(hits[1]?.data ?? '')).toMatchObject({ query: 'tea', title: 'First' });
    expect(new Set(hits.map(({ eventId }) => eventId)).size).toBe(5);
    expect(new Set(hits.map(({ ss_cvr }) => ss_cvr)).size).toBe(1);
  });

  const trackAll = ({ tracking }: ReturnType<typeof setup>) => {
    tracking.pageView();
    tracking.hit('heartbeat');
    tracking.formRender('f');
    tracking.buttonRender(button);
    void tracking.buttonClick(button);
    tracking.overlay();
    tracking.quickView('p');
    tracking.visitPixel();
    tracking.commerce('search');
  };
  const member = { authenticatedAccount: { id: 'a' } };

  it.each([
    ['before consent', { consent: 'pending' }],
    ['after consent was denied', { consent: 'denied' }],
    ['of members [TRK-013]', { context: member }],
    ['in the admin area [TRK-014]', { page: fakePage({ url: 'https://shop.example/config/x' }) }],
    ['on locked pages [TRK-015]', { context: { pageType: 103 } }],
  ] as [string, SetupOptions][])('tracks nothing %s', (_, options) => {
    const test = setup({ ...options, settings: { commercePixelUrl: '/shop.gif' } });
    trackAll(test);
    expect(test.page.requests).toEqual([]);
    expect(test.page.images).toEqual([]);
    expect(test.page.getCurrentCookies()).toEqual({});
  });

  it('tracks viewers in the same way as visitors [TRK-013]', async () => {
    const test = setup({
      context: { ...member, websiteRoles: [10] },
      settings: { commercePixelUrl: '/shop.gif' },
    });
    trackAll(test);
    await test.page.advance(0);
    expect(test.page.requests).toHaveLength(7);
    expect(test.page.images).toHaveLength(3);
  });
});

describe('the visit pixel', () => {
  const pixel = async (url?: string) => {
    const { page } = setup({ page: fakePage(url ? { url } : {}) });
    await page.advance(0);
    expect(page.images).toHaveLength(1);
    return new URL(page.images[0] ?? '');
  };

  it('has the landing page, referrer, cache buster, language and screen [TRK-021]', async () => {
    const { pathname, searchParams } = await pixel();
    expect(pathname).toBe('/api/track/Track');
    expect(Object.fromEntries(searchParams)).toEqual({
      landing: 'https://shop.example/journal/first?tag=one',
      refer: 'https://search.example/',
      rk: expect.stringMatching(/^\d+$/),
      lang: 'en-US',
      screen: '1600x1200',
    });
  });

  it('copies only the campaign parameters of the URL [TRK-022]', async () => {
    const query = 'source=mail&campaign=c&subcampaign=d&channel=e&subchannel=f&variation=g&mkwid=h&other=i';
    const { searchParams } = await pixel(`https://shop.example/?${query}&empty=`);
    for (const name of ['landing', 'refer', 'rk', 'lang', 'screen']) searchParams.delete(name);
    expect(searchParams.toString()).toBe(query.replace('&other=i', ''));
  });

  it('is requested once per visit', async () => {
    const { page } = setup();
    const second = page.openTab();
    setup({ page: second });
    await second.advance(0);
    expect(second.images).toEqual([]);
    await page.advance(31 * 60_000);
    const third = page.openTab();
    setup({ page: third });
    await third.advance(0);
    expect(third.images).toHaveLength(1);
  });
});

describe('the visit pixel of a hit', () => {
  const createUnresponsivePage = () => {
    const page = fakePage();
    page.respond('no-response');
    return page;
  };

  it('is not requested if the backend rejects the hit', async () => {
    const page = fakePage();
    page.respond({ status: 404, text: '<!doctype html>' });
    setup({ page });
    await page.advance(0);
    expect(page.images).toEqual([]);
  });

  it('is requested once, without waiting for the response, when the page is hidden', async () => {
    const page = createUnresponsivePage();
    setup({ page });
    await page.advance(0);
    expect(page.images).toEqual([]);
    page.fire('hide');
    await page.advance(0);
    expect(page.images).toHaveLength(1);
    page.fire('hide');
    await page.advance(10_000);
    expect(page.images).toHaveLength(1);
  });

  it('is not requested after consent is denied', async () => {
    const page = createUnresponsivePage();
    const { consent } = setup({ page });
    consent.set('denied');
    page.fire('hide');
    await page.advance(0);
    expect(page.images).toEqual([]);
  });
});

describe('the commerce pixel', () => {
  it('reports an action to the configured URL [TRK-023]', () => {
    const { page, tracking } = setup({
      settings: { commercePixelUrl: 'https://pixel.example/p.gif?shop=1' },
    });
    tracking.commerce('add-to-cart', { sku: 'T1', quantity: 2 });
    const url = new URL(page.images.at(-1) ?? '');
    expect(url.origin + url.pathname).toBe('https://pixel.example/p.gif');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      shop: '1',
      action: 'add-to-cart',
      sku: 'T1',
      quantity: '2',
    });
  });

  it.each(['', 'https://'])('is disabled without a valid URL: "%s"', (commercePixelUrl) => {
    const { page, tracking } = setup({ settings: { commercePixelUrl } });
    tracking.commerce('search');
    expect(page.images.filter((url) => !url.includes('/track/Track'))).toEqual([]);
  });
});

describe('the visibility of an item', () => {
  it.each(['draft', 'published', 'needs_review', 'scheduled'] as const)(
    'is tracked when it becomes %s [TRK-024] [ENM-014]',
    (to) => {
      const { tracking, tracked } = setup();
      const from = to === 'draft' ? 'published' : 'draft';
      tracking.visibility({ itemId: 'i1', from, to });
      expect(tracked).toEqual([
        {
          action: 'change_visibility',
          object_type: 'item',
          object_id: 'i1',
          object_value: to,
          previous_value: from,
        },
      ]);
    },
  );

  it('is not tracked when it is unchanged or unknown [TRK-024] [ENM-014]', () => {
    const { page, tracking, tracked } = setup();
    tracking.visibility({ itemId: 'i1', from: 'draft', to: 'draft' });
    tracking.visibility({ itemId: 'i1', from: 'draft', to: 'hidden' as never });
    expect(tracked).toEqual([]);
    expect(page.warnings).toEqual([
      'site-services: visibility "hidden" is not one of draft, published, needs_review, scheduled; the change is not tracked.',
    ]);
  });
});

describe('declarative tracking', () => {
  const createEvent = (options: Partial<TrackedElementEvent>): TrackedElementEvent => ({
    attribute: 'data-track-button',
    action: 'click',
    value: '',
    id: 'b1',
    buttonText: 'Book',
    clickthroughUrl: '/book',
    newWindow: false,
    inOverlay: false,
    ...options,
  });

  it('tracks a button, with its JSON overriding the element [TRK-016] [TRK-017]', () => {
    const { page } = setup();
    page.fireTrackedElement(createEvent({ action: 'view', value: '{"id":"own","size":"small"}' }));
    page.fireTrackedElement(createEvent({ inOverlay: true }));
    expect(fields(calls(page, 'button-render')[0] as never)).toMatchObject({
      id: 'own',
      size: 'small',
      buttonText: 'Book',
      context: '1',
    });
    expect(fields(calls(page, 'button-click')[0] as never)).toMatchObject({ id: 'b1', context: '2' });
  });

  it('accepts any JSON values', () => {
    const { page } = setup();
    page.fireTrackedElement(createEvent({ value: '{"id":{"toString":1},"size":[1],"alignment":null}' }));
    expect(fields(calls(page, 'button-click')[0] as never)).toMatchObject({
      id: '{"toString":1}',
      size: '[1]',
      alignment: 'null',
    });
  });

  it('tracks a view of an overlay, and clicks on a quick view and an event [TRK-018] [TRK-019]', () => {
    const { page, tracked } = setup();
    for (const action of ['view', 'click'] as const) {
      page.fireTrackedElement(createEvent({ attribute: 'data-track-overlay', action }));
      page.fireTrackedElement(createEvent({ attribute: 'data-track-quick-view', action, value: 'p1' }));
      page.fireTrackedElement(
        createEvent({ attribute: 'data-track-event', action, value: '{"action":"download"}' }),
      );
    }
    expect(calls(page, 'overlay')).toHaveLength(1);
    expect(calls(page, 'RecordQuickView/p1')).toHaveLength(1);
    expect(tracked).toEqual([{ action: 'download' }]);
  });

  it.each(['{"id":', '[1]', '5', 'null', 'text'])(
    'warns about a value that is not a JSON object: %s [TRK-026]',
    (value) => {
      const { page, tracked } = setup();
      for (const attribute of ['data-track-button', 'data-track-event', 'data-track-overlay'] as const)
        for (const action of ['view', 'click'] as const)
          page.fireTrackedElement(createEvent({ attribute, action, value }));
      expect(page.requests).toHaveLength(1);
      expect(tracked).toEqual([]);
      expect(new Set(page.warnings)).toEqual(
        new Set(
          ['data-track-button', 'data-track-event', 'data-track-overlay'].map(
            (name) => `site-services: ${name}="${value}" is not a JSON object; it is ignored.`,
          ),
        ),
      );
    },
  );

  it('tracks nothing before consent', () => {
    const { page } = setup({ consent: 'pending' });
    page.fireTrackedElement(createEvent({}));
    expect(page.requests).toEqual([]);
  });
});
