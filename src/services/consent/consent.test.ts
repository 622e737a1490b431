import { describe, expect, it } from 'vitest';
import { fakePage } from '../page-fake';
import { type ConsentNeeds, createConsent } from './consent';

function start(page = fakePage(), needs: Partial<ConsentNeeds> = {}) {
  const posts: unknown[][] = [];
  const server: ConsentNeeds['server'] = {
    post: async (...call) => {
      posts.push(call);
      return { ok: true, data: {} as never };
    },
  };
  const consent = createConsent({ page, policy: { restrictive: false }, server, follow: true, ...needs });
  return { page, consent, posts };
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
    expect(page.marks.get('site-consent')).toBe(state);
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
    expect(page.marks.get('site-consent')).toBe(state);
    expect(page.events).toEqual([{ type: 'site-services-consent', detail: { state } }]);
  });

  it('ends with the cookie', async () => {
    const { page, consent } = start();
    consent.accept();
    await page.advance(30 * 86_400_000);
    page.happen('visible');
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
    expect(consent.notice.get()).toEqual({ asked: false, decided: false, privacySignal: true });
    consent.accept();
    expect(consent.state.get()).toBe('granted');
  });
});

describe('tracking cookies', () => {
  it('are all cleared under a restrictive policy without consent, and only they [CON-019] [CON-020]', () => {
    const page = fakePage({ cookies: jarOf(...tracking, 'crumb') });
    start(page, { policy: { restrictive: true } });
    expect(Object.keys(page.cookiesAlive())).toEqual(['crumb']);
  });

  it('stay while the question is open without that policy', () => {
    const page = fakePage({ cookies: jarOf('ss_cvr') });
    start(page);
    expect(page.cookies.get('ss_cvr')).toBe('x');
  });

  it('stay with consent under a restrictive policy', () => {
    const page = fakePage({ cookies: { ...jarOf('ss_cvr'), ss_cookieAllowed: 'true' } });
    start(page, { policy: { restrictive: true } });
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

describe('the notice', () => {
  it('can be asked for again, until there is an answer', () => {
    const { consent } = start(fakePage({ cookies: { ss_cookieAllowed: 'false' } }));
    consent.ask();
    expect(consent.notice.get()).toMatchObject({ asked: true, decided: true });
    consent.accept();
    expect(consent.notice.get().asked).toBe(false);
  });
});

describe('other tabs', () => {
  it('follow a decision', () => {
    const { page, consent } = start();
    const other = start(page.openTab());
    other.consent.ask();
    consent.accept();
    expect(other.consent.state.get()).toBe('granted');
    expect(other.consent.notice.get().asked).toBe(false);
  });

  it('catch up when they are seen again', () => {
    const { page, consent } = start();
    page.cookies.set('ss_cookieAllowed', 'false', 30);
    page.happen('visible');
    expect(consent.state.get()).toBe('denied');
  });

  it('are left alone after the end', () => {
    const { page, consent } = start();
    consent.stop();
    expect(page.alive()).toBe(0);
  });
});

describe('a receipt', () => {
  it('holds the choice, the words, their language and the moment of the choice', async () => {
    const { page, consent, posts } = start();
    consent.accept();
    await page.advance(5000);
    expect(await consent.receipt('We use cookies.', 'en', 'v3')).toBe(true);
    expect(posts).toEqual([
      [
        'consent/receipts',
        {
          choice: 'granted',
          text: 'We use cookies.',
          language: 'en',
          version: 'v3',
          at: '2026-01-15T12:00:00.000Z',
        },
        { retries: 2 },
      ],
    ]);
  });

  it('is not written for nothing: no decision, no server', async () => {
    const { consent, posts } = start();
    expect(await consent.receipt('We use cookies.', 'en')).toBe(false);
    expect(posts).toEqual([]);
    const alone = start(fakePage(), { server: null }).consent;
    alone.accept();
    expect(await alone.receipt('We use cookies.', 'en')).toBe(false);
  });
});
