import { describe, expect, it } from 'vitest';
import { type FakePage, fakePage } from '../page/testing/fake-page';
import { createStorage } from '../storage/storage';
import { ANALYTICS_COOKIE, LANDED_KEY, SESSION_ID_KEY } from './identity';
import { bodies, online, settle, start } from './testing/tracker';

describe('the analytics id', () => {
  it('is taken from the cookie, else from the local copy, else new [EVT-021]', async () => {
    const page = online(fakePage({ cookies: { [ANALYTICS_COOKIE]: 'from-cookie' } }));
    createStorage(page).local.set(ANALYTICS_COOKIE, 'from-copy');
    await start({ page }).events.track({});
    await settle(page);
    page.cookies.remove(ANALYTICS_COOKIE);
    const tab = online(page.openTab());
    await start({ page: tab }).events.track({});
    await settle(tab);
    tab.cookies.remove(ANALYTICS_COOKIE);
    tab.local.remove(ANALYTICS_COOKIE);
    const third = online(page.openTab());
    await start({ page: third }).events.track({});
    await settle(third);
    const ids = [...bodies(page), ...bodies(tab), ...bodies(third)].map(({ analyticsId }) => analyticsId);
    expect(ids.slice(0, 2)).toEqual(['from-cookie', 'from-cookie']);
    expect(ids[2]).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
  });

  it('has a copy that ends after 390 days, as the cookie does [EVT-022] [EVT-023]', async () => {
    const { page, events } = start({ page: online() });
    await events.track({});
    expect(page.cookiesAlive()[ANALYTICS_COOKIE]?.days).toBe(390);
    await page.advance(391 * 86_400_000);
    expect(createStorage(page).local.get(ANALYTICS_COOKIE)).toBeUndefined();
    expect(page.local.get(ANALYTICS_COOKIE)).toBeNull();
  });

  it('is shared by the hosts of the vendor’s own domain [EVT-023]', async () => {
    const page = online(fakePage({ url: 'https://www.vendor.example/' }));
    const { events } = start({ page, place: { mainDomain: 'vendor.example' } });
    await events.track({});
    expect(page.cookieDomains()[ANALYTICS_COOKIE]).toBe('vendor.example');
    const other = online(fakePage({ url: 'https://notvendor.example/' }));
    await start({ page: other, place: { mainDomain: 'vendor.example' } }).events.track({});
    expect(other.cookieDomains()[ANALYTICS_COOKIE]).toBeUndefined();
  });
});

it('begins anew when cookie and copy are over [EVT-021] [EVT-022] [EVT-023]', async () => {
  const page = online(fakePage({ cookies: { [ANALYTICS_COOKIE]: 'old' } }));
  const idOf = async (tab: FakePage) => {
    await start({ page: tab }).events.track({});
    await settle(tab);
    return bodies(tab).at(-1).analyticsId;
  };
  expect(await idOf(page)).toBe('old');
  // Cookie and copy both begin their 390 days with each visit.
  await page.advance(389 * 86_400_000);
  page.cookies.remove(ANALYTICS_COOKIE);
  expect(await idOf(online(page.openTab()))).toBe('old');
  await page.advance(391 * 86_400_000);
  expect(page.cookiesAlive()[ANALYTICS_COOKIE]).toBeUndefined();
  expect(await idOf(online(page.openTab()))).not.toBe('old');
});

describe('the session', () => {
  const flags = (page: FakePage) =>
    bodies(page).map(({ commonData: { is_first_landing, is_first_session } }) => [
      is_first_landing,
      is_first_session,
    ]);

  it('begins with the first landing, and is the first one for good [EVT-024] [EVT-025] [EVT-026]', async () => {
    const page = online();
    await start({ page }).events.track({});
    await settle(page);
    await start({ page }).events.track({});
    await settle(page);
    expect(flags(page)).toEqual([
      [true, true],
      [false, true],
    ]);
    const ids = bodies(page).map(({ commonData }) => commonData.user_session_id);
    expect(ids[0]).toBe(ids[1]);
  });

  it('is not the first one in another tab, or after half an hour [EVT-026] [EVT-028]', async () => {
    const page = online();
    await start({ page }).events.track({});
    await settle(page);
    const tab = online(page.openTab());
    await start({ page: tab }).events.track({});
    await settle(tab);
    expect(flags(tab)).toEqual([[true, false]]);
    await page.advance(31 * 60_000);
    await start({ page }).events.track({});
    await settle(page);
    expect(flags(page).at(-1)).toEqual([true, false]);
  });

  it('keeps its three keys [EVT-027]', async () => {
    const { page, events } = start({ page: online() });
    await events.track({});
    expect([page.session.get(LANDED_KEY), page.session.get('site-first-session')]).toEqual([
      expect.stringContaining('true'),
      expect.stringContaining('true'),
    ]);
    expect(page.session.get(SESSION_ID_KEY)).toMatch(/[\da-f-]{36}/);
  });
});
