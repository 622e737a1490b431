import { describe, expect, it } from 'vitest';
import { type FakePage, fakePage } from '../page/testing/fake-page';
import { type SetupOptions, setup } from './testing/tracking-fixture';

const hits = (page: FakePage) => page.requests.map(({ body }) => new URLSearchParams(body));

describe('a page view', () => {
  it('is posted form-encoded with event, data and ss_cvr [TRK-007]', () => {
    const { page } = setup();
    const [request] = page.requests;
    expect([request?.method, request?.url.pathname]).toEqual(['POST', '/api/census/RecordHit']);
    expect(request?.init.body).toBeInstanceOf(URLSearchParams);
    expect(request?.init.keepalive).toBe(true);
    expect(hits(page)[0]?.get('event')).toBe('1');
    expect(hits(page)[0]?.get('ss_cvr')).toBe(page.cookies.get('ss_cvr'));
  });

  it('describes the page, device, site and content [TRK-008]', () => {
    const { page } = setup({ context: { templateId: 't1', collection: { id: 'c1' }, item: { id: 'i1' } } });
    expect(JSON.parse(hits(page)[0]?.get('data') ?? '')).toEqual({
      url: 'https://shop.example/journal/first',
      queryString: '?tag=one',
      referrer: 'https://search.example/',
      title: 'First',
      userAgent: 'Fake/1.0',
      clientDate: page.clock.now(),
      viewportInnerWidth: 800,
      viewportInnerHeight: 600,
      screenWidth: 1600,
      screenHeight: 1200,
      websiteId: 'w1',
      templateId: 't1',
      locale: 'en-GB',
      collectionId: 'c1',
      itemId: 'i1',
    });
  });

  it('is sent once per page', () => {
    const { page, tracking } = setup();
    tracking.pageView();
    setup({ page });
    expect(page.requests).toHaveLength(1);
  });

  it.each(['pending', 'denied'] as const)(
    'is not sent, and nothing is stored, while consent is %s',
    (state) => {
      const { page, tracking } = setup({ consent: state });
      tracking.pageView();
      expect(page.requests).toEqual([]);
      expect(page.getCurrentCookies()).toEqual({});
    },
  );

  it('is sent when consent is granted', () => {
    const { page, consent } = setup({ consent: 'pending' });
    consent.set('granted');
    expect(page.requests).toHaveLength(1);
  });

  it('is not sent after stop', () => {
    const { page, consent, tracking } = setup({ consent: 'pending' });
    tracking.stop();
    expect(page.activeCount()).toBe(0);
    consent.set('granted');
    expect(page.requests).toEqual([]);
  });

  it.each(['offline', { status: 500 }, { text: '<html>' }, 'no-response'] as const)(
    'fails silently with %o [TRK-009]',
    async (answer) => {
      const page = fakePage();
      page.respond(answer);
      setup({ page });
      await page.advance(3000);
      expect(page.warnings).toEqual([]);
      expect(page.events).toEqual([]);
    },
  );

  it('is aborted after 2500 ms [TRK-020]', async () => {
    const page = fakePage();
    page.respond('no-response');
    setup({ page });
    await page.advance(2499);
    expect(page.requests[0]?.init.signal?.aborted).toBe(false);
    await page.advance(1);
    expect(page.requests[0]?.init.signal?.aborted).toBe(true);
  });
});

describe('the visit cookies', () => {
  it('are set for a new visitor, for 2 years and 30 minutes [TRK-003] [TRK-005] [TRK-006]', () => {
    const { page } = setup();
    const now = page.clock.now();
    const { ss_cvr, ss_cvt } = page.getCurrentCookies();
    expect(ss_cvr?.value).toMatch(new RegExp(`^[\\w-]{36}\\|${now}\\|${now}\\|${now}\\|1$`));
    expect(ss_cvr?.days).toBe(730);
    expect(ss_cvt).toEqual({ value: String(now), days: expect.closeTo(30 / 1440, 9) });
  });

  it('count a new visit after half an hour without a page [TRK-004]', async () => {
    const { page } = setup();
    const startedAt = page.clock.now();
    await page.advance(29 * 60_000);
    setup({ page: page.openTab() });
    expect(page.cookies.get('ss_cvr')).toMatch(/\|1$/);
    await page.advance(30 * 60_000);
    setup({ page: page.openTab() });
    const now = page.clock.now();
    expect(page.cookies.get('ss_cvr')).toContain(`|${startedAt}|${startedAt}|${now}|2`);
    expect(page.cookies.get('ss_cvt')).toBe(String(now));
  });
});

describe('a page view by page and role', () => {
  const atUrl = (url: string) => ({ page: fakePage({ url: `https://shop.example${url}` }) });
  const signedInWith = (...websiteRoles: unknown[]) => ({
    context: { authenticatedAccount: { id: 'a' }, websiteRoles },
  });

  const expectNotTracked = (options: SetupOptions) => {
    const { page } = setup(options);
    expect(page.requests).toEqual([]);
    expect(page.getCurrentCookies()).toEqual({});
  };

  it('is not tracked on the search page [TRK-012]', () => expectNotTracked(atUrl('/search?q=tea')));

  it.each(['/config/pages', '/x/config'])('is not tracked in the admin area: %s [TRK-014]', (path) =>
    expectNotTracked(atUrl(path)),
  );

  it.each([
    ['that was not found', 100],
    ['that is locked', 103],
    ['where access is denied', 106],
  ])('is not tracked on a page %s [TRK-015]', (_, pageType) => expectNotTracked({ context: { pageType } }));

  it.each([
    ['a member', signedInWith()],
    ['an owner', signedInWith(1)],
    ['a viewer with another role', signedInWith(10, 4)],
  ])('is not tracked for %s [TRK-013]', (_, options: SetupOptions) => expectNotTracked(options));

  it.each([
    ['on /searching', atUrl('/searching')],
    ['on an error page', { context: { pageType: 101 } }],
    ['for a viewer whose role is an object', signedInWith({ role: 10 })],
  ])('is tracked %s', (_, options: SetupOptions) => {
    expect(setup(options).page.requests).toHaveLength(1);
  });

  it('is tracked for a viewer [TRK-013]', () => {
    expect(setup(signedInWith(10)).page.requests).toHaveLength(1);
  });
});

describe('a rendered form', () => {
  const renders = (page: FakePage) =>
    page.requests
      .filter(({ url }) => url.pathname.endsWith('/form-render'))
      .map(({ method, url, body }) => ({
        call: `${method} ${url.pathname}`,
        ...Object.fromEntries(new URLSearchParams(body)),
      }));

  it('is tracked with its id and the visitor, once per page [FRM-068]', () => {
    const { page, tracking } = setup();
    tracking.formRender('contact');
    tracking.formRender('contact');
    expect(renders(page)).toEqual([
      {
        call: 'POST /api/census/form-render',
        formId: 'contact',
        visitorCookie: page.cookies.get('ss_cvr'),
      },
    ]);
  });

  it.each(['pending', 'denied'] as const)('is not tracked while consent is %s', (state) => {
    const { page, tracking } = setup({ consent: state });
    tracking.formRender('contact');
    expect(page.requests).toEqual([]);
  });
});
