// Rules of all census calls: fields, timeout and silent failures.
import { describe, expect, it } from 'vitest';
import { type FakePage, fakePage } from '../page/testing/fake-page';
import { setup } from './testing/tracking-fixture';
import type { Tracking } from './tracking';

const fields = ({ body }: { body: string }) => Object.fromEntries(new URLSearchParams(body));

const button = {
  id: 'b1',
  buttonText: 'Book',
  clickthroughUrl: '/book',
  alignment: 'center',
  size: 'large',
  newWindow: true,
  context: 2 as const,
};

const CALLS: readonly [string, (tracking: Tracking) => void][] = [
  ['RecordHit', (tracking) => tracking.hit('heartbeat')],
  ['button-render', (tracking) => tracking.buttonRender(button)],
  ['button-click', (tracking) => tracking.buttonClick(button)],
  ['form-render', (tracking) => tracking.formRender('contact')],
  ['overlay', (tracking) => tracking.overlay()],
  ['RecordQuickView/p1', (tracking) => tracking.quickView('p1')],
];

/** The call after the page view. */
const getCall = (page: FakePage) => page.requests[1];

describe.each(CALLS)('census/%s', (path, call) => {
  it.each([
    'offline',
    { status: 500 },
    { status: 404, json: { error: 'no' } },
    { text: '<html>' },
    'no-response',
  ] as const)('fails silently: %o [TRK-009]', async (answer) => {
    const page = fakePage();
    page.respond({ status: 204 }, answer);
    const { tracking } = setup({ page });
    expect(() => call(tracking)).not.toThrow();
    await page.advance(60_000);
    expect([getCall(page)?.method, getCall(page)?.url.pathname]).toEqual(['POST', `/api/census/${path}`]);
    // Neither retried nor reported.
    expect([page.requests.length, page.warnings, page.events]).toEqual([2, [], []]);
  });

  it('is aborted after 2500 ms [TRK-016] [TRK-017] [TRK-020]', async () => {
    const page = fakePage();
    page.respond({ status: 204 }, 'no-response');
    call(setup({ page }).tracking);
    await page.advance(2499);
    expect(getCall(page)?.init.signal?.aborted).toBe(false);
    await page.advance(1);
    expect(getCall(page)?.init.signal?.aborted).toBe(true);
  });
});

describe('fields of a call', () => {
  const page = (context = {}) => setup({ context: { templateId: 't1', ...context } });
  const pageFields = {
    url: 'https://shop.example/journal/first',
    queryString: '?tag=one',
    title: 'First',
    websiteId: 'w1',
    templateId: 't1',
  };

  it.each(['buttonRender', 'buttonClick'] as const)(
    '%s: button, visitor and page [TRK-016] [TRK-017]',
    (name) => {
      const test = page();
      void test.tracking[name](button);
      expect(fields(getCall(test.page) as never)).toMatchObject({
        id: 'b1',
        buttonText: 'Book',
        clickthroughUrl: '/book',
        alignment: 'center',
        size: 'large',
        newWindow: 'true',
        context: '2',
        visitorCookie: test.page.cookies.get('ss_cvr'),
        ...pageFields,
      });
    },
  );

  it('overlay: visitor and page [TRK-018]', () => {
    const test = page({ collection: { id: 'c1' } });
    test.tracking.overlay();
    expect(getCall(test.page)?.init.body).toBeInstanceOf(URLSearchParams);
    expect(fields(getCall(test.page) as never)).toMatchObject({
      visitorCookie: test.page.cookies.get('ss_cvr'),
      collectionId: 'c1',
      ...pageFields,
    });
  });

  it('quick view: only the id in the URL [TRK-019]', () => {
    const test = page();
    test.tracking.quickView('5da7 3');
    expect(getCall(test.page)?.url.pathname).toBe('/api/census/RecordQuickView/5da7%203');
    expect(getCall(test.page)?.init.body).toBeUndefined();
  });
});

describe('invalid cookies', () => {
  it.each([
    ['a|0|2|3|4', '1700000000000'],
    ['a|1|2|3', '1700000000000'],
    ['a b|1|2|3|4', '1700000000000'],
    ['a|1|2|x|4', 'text'],
  ])('%s and %s are replaced [TRK-001] [TRK-003]', (ss_cvr, ss_cvt) => {
    const page = fakePage({ cookies: { ss_cvr, ss_cvt } });
    setup({ page });
    const now = page.clock.now();
    expect(page.cookies.get('ss_cvr')).toMatch(new RegExp(`^[\\w-]{36}\\|${now}\\|${now}\\|${now}\\|1$`));
    expect(page.cookies.get('ss_cvt')).toBe(String(now));
  });

  it.each(['text', '0', '-5', '1.5'])(
    'a visit cookie "%s" is ignored: a new visit starts [TRK-002] [TRK-004]',
    (ss_cvt) => {
      const page = fakePage({ cookies: { ss_cvr: 'a-b_1|1000|2000|3000|4', ss_cvt } });
      setup({ page });
      const now = page.clock.now();
      expect(page.cookies.get('ss_cvr')).toBe(`a-b_1|1000|3000|${now}|5`);
      expect(page.cookies.get('ss_cvt')).toBe(String(now));
    },
  );
});
