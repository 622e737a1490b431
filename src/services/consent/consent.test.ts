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

function start(page = fakePage(), needs: Partial<ConsentDeps> = {}) {
  const posts: unknown[][] = [];
  const forgets: number[] = [];
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
    follow: true,
    clearVendorStorage: async () => void forgets.push(page.clock.now()),
    startGate: ({ state }) => void gates.push(state),
    ...needs,
  });
  return { page, consent, posts, forgets, gates };
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
const jarOf = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'x']));

describe('consent', () => {
  it.each([
    ['true', 'granted'],
    ['false', 'denied'],
    [undefined, 'pending'],
    ['maybe', 'pending'],
  ])('ss_cookieAllowed=%s is %s [CON-015]', (value, state) => {
    const { page, consent } = start(fakePage({ cookies: value ? { ss_cookieAllowed: value } : {} }));
    expect(consent.state.get()).toBe(state);
    expect(page.rootData.get('site-consent')).toBe(state);
    expect(consent.notice.get().decided).toBe(state !== 'pending');
  });

  it.each([
    ['accept', 'true', 'granted'],
    ['decline', 'false', 'denied'],
  ] as const)('%s stores %s for 30 days [CON-018]', (verb, value, state) => {
    const { page, consent } = start();
    consent[verb]();
    expect(page.cookiesAlive().ss_cookieAllowed).toEqual({ value, days: 30 });
    expect(consent.state.get()).toBe(state);
    expect(page.rootData.get('site-consent')).toBe(state);
    expect(page.events).toEqual([
      { type: 'site-services-consent', detail: { state, categories: undefined, ready: undefined } },
    ]);
  });

  it('ends with the cookie', async () => {
    const { page, consent } = start();
    consent.accept();
    await page.advance(30 * 86_400_000);
    page.fire('visible');
    expect(consent.state.get()).toBe('pending');
  });

  it('holds for the page even where the browser keeps no cookie', () => {
    const page = fakePage();
    const blocked = { ...page, cookies: { ...page.cookies, set: () => {} } };
    const { consent } = start(blocked);
    consent.accept();
    expect(consent.state.get()).toBe('granted');
    consent.decline();
    expect(consent.state.get()).toBe('denied');
  });
});

describe('Global Privacy Control', () => {
  it('denies as long as the visitor has not decided', () => {
    const { consent } = start(fakePage({ globalPrivacyControl: true }));
    expect(consent.state.get()).toBe('denied');
    expect(consent.notice.get()).toEqual({ bannerRequested: false, decided: false, privacySignal: true });
    consent.accept();
    expect(consent.state.get()).toBe('granted');
  });
});

describe('tracking cookies', () => {
  it('are all cleared under a restrictive policy without consent, and only they [CON-019] [CON-020]', () => {
    const page = fakePage({ cookies: jarOf(...tracking, 'crumb') });
    start(page, { policy: RESTRICTIVE });
    expect(Object.keys(page.cookiesAlive())).toEqual(['crumb']);
  });

  it.each([{}, { ss_cookieAllowed: 'false' }])(
    'are cleared where the site context says that the policy is restrictive, with %j [CON-019] [CON-020]',
    (answered) => {
      const page = fakePage({ cookies: { ...jarOf(...tracking), ...answered } });
      const cookieSettings = { isRestrictiveCookiePolicyEnabled: true };
      createServices({ page, context: { cookieSettings } }).stop();
      expect(Object.keys(page.cookiesAlive())).toEqual(Object.keys(answered));
    },
  );

  it('stay while the question is open without that policy [CON-019]', () => {
    const page = fakePage({ cookies: jarOf('ss_cvr') });
    start(page);
    expect(page.cookies.get('ss_cvr')).toBe('x');
  });

  it('stay with consent under a restrictive policy [CON-019]', () => {
    const page = fakePage({ cookies: { ...jarOf('ss_cvr'), ss_cookieAllowed: 'true' } });
    start(page, { policy: RESTRICTIVE });
    expect(page.cookies.get('ss_cvr')).toBe('x');
  });

  it('go when consent is withdrawn, after those who wrote them were told', () => {
    const page = fakePage({ cookies: { ss_cookieAllowed: 'true' } });
    const { consent } = start(page);
    consent.state.subscribe(() => page.cookies.set('ss_cvr', 'late'));
    consent.withdraw();
    expect(Object.keys(page.cookiesAlive())).toEqual(['ss_cookieAllowed']);
    expect(consent.state.get()).toBe('denied');
  });
});

describe('the other cookies of a site', () => {
  // The documents name them and say nothing of what they do, but for the crumb: whoever set them looks after them.
  const others = ['preview', 'override', 'frame-expanded', 'disable-user-scripts', 'crumb'];

  it('are none of tracking: they stay, whatever is answered, and the crumb goes on proving calls [AUT-022]', async () => {
    const page = fakePage({ cookies: { ...jarOf(...others), ss_cvr: 'x' } });
    const api = createApi({ page, base: '/api/', token: createStore<string | null>(null) });
    const { consent } = start(page, { policy: RESTRICTIVE, receiptApi: api });
    consent.accept();
    consent.withdraw();
    expect(Object.keys(page.cookiesAlive()).sort()).toEqual([...others, 'ss_cookieAllowed'].sort());
    expect(others.filter(isVendorKey)).toEqual([]);
    page.respond({ json: {} });
    await consent.sendReceipt('May we?', 'en');
    expect(page.requests[0]?.headers.get('X-Crumb')).toBe('x');
  });
});

describe('the census tracker', () => {
  it('has cookies of its own, which go with the others [CON-021]', () => {
    expect(censusCookies).toEqual(['ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt']);
    const page = fakePage({ cookies: jarOf(...censusCookies, 'crumb') });
    const { consent } = start(page);
    consent.decline();
    expect(Object.keys(page.cookiesAlive())).toEqual(['crumb', 'ss_cookieAllowed']);
  });
});

describe('what the events keep', () => {
  const keep = async (page: ReturnType<typeof fakePage>) => {
    page.cookies.set('ss_analytics_id', 'a', 390);
    page.local.set('ss_analytics_id', '{"value":"a"}');
    page.session.set('site-session-id', '{"value":"s"}');
    page.local.set('site-left-event-e', '{}');
    await page.openRecords('events').update('e', () => ({ at: 1 }));
  };

  it('goes with the consent, though nobody has fetched who wrote it', async () => {
    const page = fakePage({ cookies: { ss_cookieAllowed: 'true' } });
    await keep(page);
    page.local.set('cart', 'kept');
    const { consent } = start(page);
    consent.withdraw();
    expect(page.local.keys('site-')).toEqual([]);
    expect(page.cookies.get('ss_analytics_id')).toBe(undefined);
    expect([page.local.get('ss_analytics_id'), page.session.get('site-session-id')]).toEqual([null, null]);
    expect(await page.openRecords('events').all()).toEqual([]);
    expect(page.local.get('cart')).toBe('kept');
  });

  it('goes from a page that was denied before, as when another tab was closed too early', async () => {
    const page = fakePage({ cookies: { ss_cookieAllowed: 'false' } });
    await keep(page);
    start(page);
    expect(page.local.get('ss_analytics_id')).toBe(null);
    expect(await page.openRecords('events').all()).toEqual([]);
  });
});

describe('a withdrawal', () => {
  const ready = (page: ReturnType<typeof fakePage>) =>
    (page.events.at(-1)?.detail as { ready?: Promise<void> } | undefined)?.ready;

  it('is ready when the traces of others are gone and the receipt is written', async () => {
    let written = (_result: { ok: true; data: never }) => {};
    const page = fakePage({ cookies: { ss_cookieAllowed: 'true' } });
    const receiptApi: ConsentDeps['receiptApi'] = {
      post: () => new Promise((done) => (written = done as never)),
    };
    const { consent, forgets } = start(page, { receiptApi });
    consent.withdraw();
    const kept = consent.sendReceipt('We use cookies.', 'en');
    let isReady = false;
    void ready(page)?.then(() => (isReady = true));
    await page.advance(100);
    expect([forgets.length, isReady]).toEqual([1, false]);
    written({ ok: true, data: {} as never });
    await kept;
    await page.advance(1);
    expect(isReady).toBe(true);
  });

  it('does not wait for good for a server that does not answer', async () => {
    const page = fakePage({ cookies: { ss_cookieAllowed: 'true' } });
    const { consent } = start(page, { receiptApi: { post: () => new Promise(() => {}) } });
    consent.withdraw();
    void consent.sendReceipt('We use cookies.', 'en');
    let isReady = false;
    void ready(page)?.then(() => (isReady = true));
    await page.advance(2999);
    expect(isReady).toBe(false);
    await page.advance(1);
    expect(isReady).toBe(true);
  });

  it('is nothing to wait for where nothing was allowed', () => {
    const { page, consent } = start();
    consent.decline();
    expect(ready(page)).toBe(undefined);
  });
});

describe('categories', () => {
  it('limit a yes, and are kept beside it only then', () => {
    const { page, consent } = start();
    consent.accept([2]);
    expect([consent.state.get(), consent.allows('analytics'), consent.allows('marketing')]).toEqual([
      'granted',
      true,
      false,
    ]);
    expect(page.cookiesAlive()).toMatchObject({
      ss_cookieAllowed: { value: 'true', days: 30 },
      ss_cookieCategories: { value: '2', days: 30 },
    });
    expect(start(page.openTab()).consent.allows('marketing')).toBe(false);
    consent.accept();
    expect(Object.keys(page.cookiesAlive())).toEqual(['ss_cookieAllowed']);
    expect(consent.allows('marketing')).toBe(true);
  });

  it('of which 2 or 3 are needed before tracking where the notice applies to the EU [CON-022]', () => {
    const policy = { ...POLICY, appliesToEu: true };
    const allowed = ([[1], [2], [3], [1, 3], undefined] as const).map((categories) => {
      const { consent } = start(fakePage(), { policy });
      consent.accept(categories);
      return consent.tracking.get();
    });
    expect(allowed).toEqual(['denied', 'granted', 'granted', 'granted', 'granted']);
    const elsewhere = start().consent;
    elsewhere.accept([1]);
    expect(elsewhere.tracking.get()).toBe('granted');
  });

  it('are told, and written into the receipt', async () => {
    const { page, consent, posts } = start();
    consent.accept([1, 3]);
    expect(page.events.at(-1)?.detail).toMatchObject({ state: 'granted', categories: [1, 3] });
    await consent.sendReceipt('We use cookies.', 'en');
    expect(posts[0]?.[1]).toMatchObject({ choice: 'granted', categories: [1, 3], privacySignal: false });
  });
});

describe('an absolute policy', () => {
  it('forbids what the visitor allows: the site does not follow them, tags of others may run', () => {
    const page = fakePage({ cookies: { ss_cookieAllowed: 'true', ss_cvr: 'x' } });
    const { consent } = start(page, { policy: { ...POLICY, absolute: true } });
    expect([consent.state.get(), consent.tracking.get(), consent.allows('analytics')]).toEqual([
      'granted',
      'denied',
      true,
    ]);
    expect(page.cookies.get('ss_cvr')).toBe(undefined);
  });
});

describe('the gate', () => {
  it('is put up once there is something to let go', () => {
    const { gates, consent } = start();
    expect(gates).toEqual([]);
    consent.accept();
    expect(gates).toEqual(['granted']);
  });
});

describe('the notice', () => {
  it('can be asked for again, until there is an answer', () => {
    const { consent } = start(fakePage({ cookies: { ss_cookieAllowed: 'false' } }));
    consent.showBanner();
    expect(consent.notice.get()).toMatchObject({ bannerRequested: true, decided: true });
    consent.accept();
    expect(consent.notice.get().bannerRequested).toBe(false);
  });
});

describe('other tabs', () => {
  it('follow a decision', () => {
    const { page, consent } = start();
    const other = start(page.openTab());
    other.consent.showBanner();
    consent.accept();
    expect(other.consent.state.get()).toBe('granted');
    expect(other.consent.notice.get().bannerRequested).toBe(false);
  });

  it('catch up when they are seen again', () => {
    const { page, consent } = start();
    page.cookies.set('ss_cookieAllowed', 'false', 30);
    page.fire('visible');
    expect(consent.state.get()).toBe('denied');
  });

  it('are left alone after the end', () => {
    const { page, consent } = start();
    consent.stop();
    expect(page.activeCount()).toBe(0);
  });
});

describe('a receipt', () => {
  it('holds the choice, the words, their language and the moment of the choice', async () => {
    const { page, consent, posts } = start();
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
        { retries: 2, keepalive: true },
      ],
    ]);
  });

  it('is not written for nothing: no decision, no server', async () => {
    const { consent, posts } = start();
    expect(await consent.sendReceipt('We use cookies.', 'en')).toBe(false);
    expect(posts).toEqual([]);
    const alone = start(fakePage(), { receiptApi: null }).consent;
    alone.accept();
    expect(await alone.sendReceipt('We use cookies.', 'en')).toBe(false);
  });
});
