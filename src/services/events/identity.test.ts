import { describe, expect, it } from 'vitest';
import { type FakePage, fakePage } from '../page/testing/fake-page';
import { createStorage } from '../storage/storage';
import { ANALYTICS_COOKIE, LANDING_KEY, SESSION_ID_KEY } from './identity';
import { flushPromises, getRequestBodies, respondWith, setup } from './testing/events-fixture';

describe('the analytics id', () => {
  it('is read from the cookie, then from localStorage, or generated [EVT-021]', async () => {
    const page = respondWith(fakePage({ cookies: { [ANALYTICS_COOKIE]: 'from-cookie' } }));
    createStorage(page).local.set(ANALYTICS_COOKIE, 'from-copy');
    await setup({ page }).events.track({});
    await flushPromises(page);
    page.cookies.remove(ANALYTICS_COOKIE);
    const tab = respondWith(page.openTab());
    await setup({ page: tab }).events.track({});
    await flushPromises(tab);
    tab.cookies.remove(ANALYTICS_COOKIE);
    tab.local.remove(ANALYTICS_COOKIE);
    const third = respondWith(page.openTab());
    await setup({ page: third }).events.track({});
    await flushPromises(third);
    const ids = [...getRequestBodies(page), ...getRequestBodies(tab), ...getRequestBodies(third)].map(
      ({ analyticsId }) => analyticsId,
    );
    expect(ids.slice(0, 2)).toEqual(['from-cookie', 'from-cookie']);
    expect(ids[2]).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
  });

  it('expires after 390 days in both places [EVT-022] [EVT-023]', async () => {
    const { page, events } = setup({ page: respondWith() });
    await events.track({});
    expect(page.getCurrentCookies()[ANALYTICS_COOKIE]?.days).toBe(390);
    await page.advance(391 * 86_400_000);
    expect(createStorage(page).local.get(ANALYTICS_COOKIE)).toBeUndefined();
    expect(page.local.get(ANALYTICS_COOKIE)).toBeNull();
  });

  it('is shared by the hosts of the vendor’s domain [EVT-023]', async () => {
    const page = respondWith(fakePage({ url: 'https://www.vendor.example/' }));
    const { events } = setup({ page, endpoint: { mainDomain: 'vendor.example' } });
    await events.track({});
    expect(page.cookieDomains()[ANALYTICS_COOKIE]).toBe('vendor.example');
    const other = respondWith(fakePage({ url: 'https://notvendor.example/' }));
    await setup({ page: other, endpoint: { mainDomain: 'vendor.example' } }).events.track({});
    expect(other.cookieDomains()[ANALYTICS_COOKIE]).toBeUndefined();
  });
});

it('generates a new id when cookie and copy have expired [EVT-021] [EVT-022] [EVT-023]', async () => {
  const page = respondWith(fakePage({ cookies: { [ANALYTICS_COOKIE]: 'old' } }));
  const getAnalyticsId = async (tab: FakePage) => {
    await setup({ page: tab }).events.track({});
    await flushPromises(tab);
    return getRequestBodies(tab).at(-1).analyticsId;
  };
  expect(await getAnalyticsId(page)).toBe('old');
  // Each visit renews both copies for 390 days.
  await page.advance(389 * 86_400_000);
  page.cookies.remove(ANALYTICS_COOKIE);
  expect(await getAnalyticsId(respondWith(page.openTab()))).toBe('old');
  await page.advance(391 * 86_400_000);
  expect(page.getCurrentCookies()[ANALYTICS_COOKIE]).toBeUndefined();
  expect(await getAnalyticsId(respondWith(page.openTab()))).not.toBe('old');
});

describe('the session', () => {
  const flags = (page: FakePage) =>
    getRequestBodies(page).map(({ commonData: { is_first_landing, is_first_session } }) => [
      is_first_landing,
      is_first_session,
    ]);

  it('starts with the first landing and remains the first session [EVT-024] [EVT-025] [EVT-026]', async () => {
    const page = respondWith();
    await setup({ page }).events.track({});
    await flushPromises(page);
    await setup({ page }).events.track({});
    await flushPromises(page);
    expect(flags(page)).toEqual([
      [true, true],
      [false, true],
    ]);
    const ids = getRequestBodies(page).map(({ commonData }) => commonData.user_session_id);
    expect(ids[0]).toBe(ids[1]);
  });

  it('is not the first session in another tab or after half an hour [EVT-026] [EVT-028]', async () => {
    const page = respondWith();
    await setup({ page }).events.track({});
    await flushPromises(page);
    const tab = respondWith(page.openTab());
    await setup({ page: tab }).events.track({});
    await flushPromises(tab);
    expect(flags(tab)).toEqual([[true, false]]);
    await page.advance(31 * 60_000);
    await setup({ page }).events.track({});
    await flushPromises(page);
    expect(flags(page).at(-1)).toEqual([true, false]);
  });

  it('stores its three keys [EVT-027]', async () => {
    const { page, events } = setup({ page: respondWith() });
    await events.track({});
    expect([page.session.get(LANDING_KEY), page.session.get('site-first-session')]).toEqual([
      expect.stringContaining('true'),
      expect.stringContaining('true'),
    ]);
    expect(page.session.get(SESSION_ID_KEY)).toMatch(/[\da-f-]{36}/);
  });
});
