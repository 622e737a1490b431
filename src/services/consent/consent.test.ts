import { describe, expect, it } from 'vitest';
import { createStore } from '../../core/store';
import { createApi } from '../api/api';
import { fakePage } from '../page/testing/fake-page';
import { createServices } from '../services';
import { type ConsentDeps, createConsent } from './consent';
import { censusCookies } from './optional-storage';
import { isVendorKey } from './vendor-storage';

const POLICY = { restrictive: false, absolute: false, appliesToEu: false };
const RESTRICTIVE = { ...POLICY, restrictive: true };

function setup(page = fakePage(), deps: Partial<ConsentDeps> = {}) {
  const posts: unknown[][] = [];
  const clearTimes: number[] = [];
  const gates: string[] = [];
  const receiptApi: ConsentDeps['receiptApi'] = {
    post: async (...call) => {
      posts.push(call);
      return { ok: true, data: {} as never };
    },
  };
  const consent = createConsent({
    page,
    policy: POLICY,
    receiptApi,
    syncTabs: true,
    clearVendorStorage: async () => void clearTimes.push(page.clock.now()),
    startGate: (getStatus) => void gates.push(getStatus().state),
    ...deps,
  });
  return { page, consent, posts, clearTimes, gates };
}

const tracking = [
  'SS_MATTR',
  'SS_MID',
  'SS_lastvisit',
  'user_segment',
  'ss_cid',
  'ss_cpvisit',
  'ss_cvisit',
  'ss_cvr',
  'ss_cvt',
];
const createCookies = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'x']));

describe('consent', () => {
  it.each([
    ['true', 'granted'],
    ['false', 'denied'],
    [undefined, 'pending'],
    ['maybe', 'pending'],
  ])('ss_cookieAllowed=%s is %s [CON-015]', (value, state) => {
    const { page, consent } = setup(fakePage({ cookies: value ? { ss_cookieAllowed: value } : {} }));
    expect(consent.state.get()).toBe(state);
    expect(page.rootData.get('site-consent')).toBe(state);
    expect(consent.notice.get().decided).toBe(state !== 'pending');
  });

  it.each([
    ['accept', 'true', 'granted'],
    ['decline', 'false', 'denied'],
  ] as const)('%s stores %s for 30 days [CON-018]', (method, value, state) => {
    const { page, consent } = setup();
    consent[method]();
    expect(page.getCurrentCookies().ss_cookieAllowed).toEqual({ value, days: 30 });
    expect(consent.state.get()).toBe(state);
    expect(page.rootData.get('site-consent')).toBe(state);
    expect(page.events).toEqual([
      { type: 'site-services-consent', detail: { state, categories: undefined, ready: undefined } },
    ]);
  });

  it('is pending again when the cookie has expired', async () => {
    const { page, consent } = setup();
    consent.accept();
    await page.advance(30 * 86_400_000);
    page.fire('visible');
    expect(consent.state.get()).toBe('pending');
  });

  it('is applied to the page even if the browser blocks cookies', () => {
    const page = fakePage();
    const blocked = { ...page, cookies: { ...page.cookies, set: () => {} } };
    const { consent } = setup(blocked);
    consent.accept();
    expect(consent.state.get()).toBe('granted');
    consent.decline();
    expect(consent.state.get()).toBe('denied');
  });

  it('keeps a decision that the browser has not stored when the services are replaced', () => {
    const page = fakePage();
    const blocked = { ...page, cookies: { ...page.cookies, set: () => {} } };
    setup(blocked).consent.accept([2]);
    const { consent } = setup(blocked);
    expect([consent.state.get(), consent.notice.get().decided]).toEqual(['granted', true]);
    expect([consent.allows('functional'), consent.allows('marketing')]).toEqual([true, false]);
    expect(page.rootData.get('site-consent')).toBe('granted');
  });
});

describe('Global Privacy Control', () => {
  it('denies consent until the visitor decides', () => {
    const { consent } = setup(fakePage({ globalPrivacyControl: true }));
    expect(consent.state.get()).toBe('denied');
    expect(consent.notice.get()).toEqual({ bannerRequested: false, decided: false, privacySignal: true });
    consent.accept();
    expect(consent.state.get()).toBe('granted');
  });
});

describe('tracking cookies', () => {
  it('are cleared under a restrictive policy without consent, and no other cookies [CON-019] [CON-020]', () => {
    const page = fakePage({ cookies: createCookies(...tracking, 'crumb') });
    setup(page, { policy: RESTRICTIVE });
    expect(Object.keys(page.getCurrentCookies())).toEqual(['crumb']);
  });

  it.each([{}, { ss_cookieAllowed: 'false' }])(
    'are cleared under the restrictive policy of the site context, with %j [CON-019] [CON-020]',
    (decision) => {
      const page = fakePage({ cookies: { ...createCookies(...tracking), ...decision } });
      const cookieSettings = { isRestrictiveCookiePolicyEnabled: true };
      createServices({ page, context: { cookieSettings } }).stop();
      expect(Object.keys(page.getCurrentCookies())).toEqual(Object.keys(decision));
    },
  );

  it('are cleared after consent was denied, without a banner or a site context [CON-020]', () => {
    const page = fakePage({ cookies: { ...createCookies(...tracking, 'crumb'), ss_cookieAllowed: 'false' } });
    createServices({ page }).stop();
    expect(Object.keys(page.getCurrentCookies())).toEqual(['crumb', 'ss_cookieAllowed']);
  });

  it('are kept without a restrictive policy while consent is pending [CON-019]', () => {
    const page = fakePage({ cookies: createCookies('ss_cvr') });
    setup(page);
    expect(page.cookies.get('ss_cvr')).toBe('x');
  });

  it('are kept with consent under a restrictive policy [CON-019]', () => {
    const page = fakePage({ cookies: { ...createCookies('ss_cvr'), ss_cookieAllowed: 'true' } });
    setup(page, { policy: RESTRICTIVE });
    expect(page.cookies.get('ss_cvr')).toBe('x');
  });

  it('are cleared when consent is withdrawn, after all subscribers have run', () => {
    const page = fakePage({ cookies: { ss_cookieAllowed: 'true' } });
    const { consent } = setup(page);
    consent.state.subscribe(() => page.cookies.set('ss_cvr', 'late'));
    consent.withdraw();
    expect(Object.keys(page.getCurrentCookies())).toEqual(['ss_cookieAllowed']);
    expect(consent.state.get()).toBe('denied');
  });
});

describe('other cookies of a site', () => {
  // The specification names them without describing them, apart from the crumb.
  const others = ['preview', 'override', 'frame-expanded', 'disable-user-scripts', 'crumb'];

  it('are kept regardless of the decision, and the crumb stays valid [AUT-022]', async () => {
    const page = fakePage({ cookies: { ...createCookies(...others), ss_cvr: 'x' } });
    const api = createApi({ page, base: '/api/', token: createStore<string | null>(null) });
    const { consent } = setup(page, { policy: RESTRICTIVE, receiptApi: api });
    consent.accept();
    consent.withdraw();
    expect(Object.keys(page.getCurrentCookies()).sort()).toEqual([...others, 'ss_cookieAllowed'].sort());
    expect(others.filter(isVendorKey)).toEqual([]);
    page.respond({ json: {} });
    await consent.sendReceipt('May we?', 'en');
    expect(page.requests[0]?.headers.get('X-Crumb')).toBe('x');
  });
});

describe('the census tracker', () => {
  it('has its own cookies, which are cleared with the others [CON-021]', () => {
    expect(censusCookies).toEqual(['ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt']);
    const page = fakePage({ cookies: createCookies(...censusCookies, 'crumb') });
    const { consent } = setup(page);
    consent.decline();
    expect(Object.keys(page.getCurrentCookies())).toEqual(['crumb', 'ss_cookieAllowed']);
  });
});

describe('data of the events service', () => {
  const storeEventData = async (page: ReturnType<typeof fakePage>) => {
    page.cookies.set('ss_analytics_id', 'a', 390);
    page.local.set('ss_analytics_id', '{"value":"a"}');
    page.session.set('site-session-id', '{"value":"s"}');
    page.local.set('site-left-event-e', '{}');
    await page.openRecords('events').update('e', () => ({ at: 1 }));
  };

  it('is deleted on withdrawal even if the service is not loaded', async () => {
    const page = fakePage({ cookies: { ss_cookieAllowed: 'true' } });
    await storeEventData(page);
    page.local.set('cart', 'kept');
    const { consent } = setup(page);
    consent.withdraw();
    expect(page.local.keys('site-')).toEqual([]);
    expect(page.cookies.get('ss_analytics_id')).toBe(undefined);
    expect([page.local.get('ss_analytics_id'), page.session.get('site-session-id')]).toEqual([null, null]);
    expect(await page.openRecords('events').all()).toEqual([]);
    expect(page.local.get('cart')).toBe('kept');
  });

  it('is deleted on a page where consent was already denied', async () => {
    const page = fakePage({ cookies: { ss_cookieAllowed: 'false' } });
    await storeEventData(page);
    setup(page);
    expect(page.local.get('ss_analytics_id')).toBe(null);
    expect(await page.openRecords('events').all()).toEqual([]);
  });
});

describe('a withdrawal', () => {
  const ready = (page: ReturnType<typeof fakePage>) =>
    (page.events.at(-1)?.detail as { ready?: Promise<void> } | undefined)?.ready;

  it('is ready when vendor storage is cleared and the receipt is stored', async () => {
    let respond = (_result: { ok: true; data: never }) => {};
    const page = fakePage({ cookies: { ss_cookieAllowed: 'true' } });
    const receiptApi: ConsentDeps['receiptApi'] = {
      post: () => new Promise((done) => (respond = done as never)),
    };
    const { consent, clearTimes } = setup(page, { receiptApi });
    consent.withdraw();
    const receipt = consent.sendReceipt('We use cookies.', 'en');
    let isReady = false;
    void ready(page)?.then(() => (isReady = true));
    await page.advance(100);
    expect([clearTimes.length, isReady]).toEqual([1, false]);
    respond({ ok: true, data: {} as never });
    await receipt;
    await page.advance(1);
    expect(isReady).toBe(true);
  });

  it('times out when the server does not respond', async () => {
    const page = fakePage({ cookies: { ss_cookieAllowed: 'true' } });
    const { consent } = setup(page, { receiptApi: { post: () => new Promise(() => {}) } });
    consent.withdraw();
    void consent.sendReceipt('We use cookies.', 'en');
    let isReady = false;
    void ready(page)?.then(() => (isReady = true));
    await page.advance(2999);
    expect(isReady).toBe(false);
    await page.advance(1);
    expect(isReady).toBe(true);
  });

  it('is ready immediately if consent was never granted', () => {
    const { page, consent } = setup();
    consent.decline();
    expect(ready(page)).toBe(undefined);
  });
});

describe('categories', () => {
  it('limit consent, and are stored only if they do so', () => {
    const { page, consent } = setup();
    consent.accept([2]);
    expect([consent.state.get(), consent.allows('analytics'), consent.allows('marketing')]).toEqual([
      'granted',
      true,
      false,
    ]);
    expect(page.getCurrentCookies()).toMatchObject({
      ss_cookieAllowed: { value: 'true', days: 30 },
      ss_cookieCategories: { value: '2', days: 30 },
    });
    expect(setup(page.openTab()).consent.allows('marketing')).toBe(false);
    consent.accept();
    expect(Object.keys(page.getCurrentCookies())).toEqual(['ss_cookieAllowed']);
    expect(consent.allows('marketing')).toBe(true);
  });

  it('2 or 3 are required for tracking if the notice applies to the EU [CON-022]', () => {
    const policy = { ...POLICY, appliesToEu: true };
    const allowed = ([[1], [2], [3], [1, 3], undefined] as const).map((categories) => {
      const { consent } = setup(fakePage(), { policy });
      consent.accept(categories);
      return consent.tracking.get();
    });
    expect(allowed).toEqual(['denied', 'granted', 'granted', 'granted', 'granted']);
    const elsewhere = setup().consent;
    elsewhere.accept([1]);
    expect(elsewhere.tracking.get()).toBe('granted');
  });

  it('are part of the event and the receipt', async () => {
    const { page, consent, posts } = setup();
    consent.accept([1, 3]);
    expect(page.events.at(-1)?.detail).toMatchObject({ state: 'granted', categories: [1, 3] });
    await consent.sendReceipt('We use cookies.', 'en');
    expect(posts[0]?.[1]).toMatchObject({ choice: 'granted', categories: [1, 3], privacySignal: false });
  });
});

describe('an absolute policy', () => {
  it('forbids tracking by the site, but not third-party tags', () => {
    const page = fakePage({ cookies: { ss_cookieAllowed: 'true', ss_cvr: 'x' } });
    const { consent } = setup(page, { policy: { ...POLICY, absolute: true } });
    expect([consent.state.get(), consent.tracking.get(), consent.allows('analytics')]).toEqual([
      'granted',
      'denied',
      true,
    ]);
    expect(page.cookies.get('ss_cvr')).toBe(undefined);
  });
});

describe('the gate', () => {
  it('starts when consent is granted', () => {
    const { gates, consent } = setup();
    expect(gates).toEqual([]);
    consent.accept();
    expect(gates).toEqual(['granted']);
  });
});

describe('the notice', () => {
  it('can be shown again until the visitor decides', () => {
    const { consent } = setup(fakePage({ cookies: { ss_cookieAllowed: 'false' } }));
    consent.showBanner();
    expect(consent.notice.get()).toMatchObject({ bannerRequested: true, decided: true });
    consent.accept();
    expect(consent.notice.get().bannerRequested).toBe(false);
  });
});

describe('other tabs', () => {
  it('apply a decision', () => {
    const { page, consent } = setup();
    const other = setup(page.openTab());
    other.consent.showBanner();
    consent.accept();
    expect(other.consent.state.get()).toBe('granted');
    expect(other.consent.notice.get().bannerRequested).toBe(false);
  });

  it('apply a decision when they become visible', () => {
    const { page, consent } = setup();
    page.cookies.set('ss_cookieAllowed', 'false', 30);
    page.fire('visible');
    expect(consent.state.get()).toBe('denied');
  });

  it('are not observed after stop', () => {
    const { page, consent } = setup();
    consent.stop();
    expect(page.activeCount()).toBe(0);
  });
});

describe('a receipt', () => {
  it('contains the decision, the text, its language and the time', async () => {
    const { page, consent, posts } = setup();
    consent.accept();
    await page.advance(5000);
    expect(await consent.sendReceipt('We use cookies.', 'en', 'v3')).toBe(true);
    expect(posts).toEqual([
      [
        'consent/receipts',
        {
          choice: 'granted',
          privacySignal: false,
          text: 'We use cookies.',
          language: 'en',
          version: 'v3',
          at: '2026-01-15T12:00:00.000Z',
        },
        { retries: 2, keepalive: true, optional: true },
      ],
    ]);
  });

  it('is not sent without a decision or a server', async () => {
    const { consent, posts } = setup();
    expect(await consent.sendReceipt('We use cookies.', 'en')).toBe(false);
    expect(posts).toEqual([]);
    const withoutApi = setup(fakePage(), { receiptApi: null }).consent;
    withoutApi.accept();
    expect(await withoutApi.sendReceipt('We use cookies.', 'en')).toBe(false);
  });
});
