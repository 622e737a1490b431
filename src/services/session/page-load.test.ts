import { describe, expect, it } from 'vitest';
import { type FakePage, type FakePageOptions, fakePage } from '../page/testing/fake-page';
import { createServices } from '../services';

const OWNER = { authenticatedAccount: { id: 'a' }, websiteRoles: [1], website: { identifier: 'shop' } };

/** Opens a page and returns the URL that it navigates to. */
async function openPage(
  options: FakePageOptions,
  context: object = OWNER,
  page: FakePage = fakePage(options),
) {
  const { stop, session } = createServices({ page, context });
  await session.refresh();
  stop();
  return page;
}

const ADMIN_URLS = ['/config/?frameUrl=%2Fshop%3Fa%3D1%26b%3D%25C3%25A4'];
const url = 'https://shop.example/shop?a=1&b=ä#c';

describe('an owner on the public page', () => {
  it('is redirected to the admin area, which shows the page [AUT-016] [AUT-017]', async () => {
    const page = await openPage({ url });
    expect(page.navigations).toEqual(ADMIN_URLS);
    const address = new URL(page.navigations[0]!, url);
    expect(address.searchParams.get('frameUrl')).toBe('/shop?a=1&b=%C3%A4');
  });

  it.each([
    ['nobody is signed in', { ...OWNER, authenticatedAccount: null }],
    ['the account is not an owner', { ...OWNER, websiteRoles: [4] }],
    ['one of its roles is viewer', { ...OWNER, websiteRoles: [1, 10] }],
    ['the site is in developer mode', { ...OWNER, website: { developerMode: true } }],
    ['the site can be cloned', { ...OWNER, website: { cloneable: true } }],
  ])('is not redirected if %s [AUT-017]', async (_, context) => {
    expect((await openPage({ url }, context)).navigations).toEqual([]);
  });

  it('is not redirected in a frame [AUT-017] [AUT-020]', async () => {
    expect((await openPage({ url, framed: true })).navigations).toEqual([]);
  });

  it('is not redirected on localhost [AUT-019]', async () => {
    expect((await openPage({ url: 'http://localhost:4173/shop' })).navigations).toEqual([]);
    expect((await openPage({ url: 'http://localhost.example/shop' })).navigations).toHaveLength(1);
  });

  it('is not redirected in the admin area', async () => {
    expect((await openPage({ url: 'https://shop.example/config/pages' })).navigations).toEqual([]);
  });

  it('is not redirected with noredirect, nor on later pages of the tab [AUT-018]', async () => {
    const page = await openPage({ url: 'https://shop.example/shop?noredirect' });
    expect(page.navigations).toEqual([]);
    const next = { ...fakePage({ url }), session: page.session } as FakePage;
    expect((await openPage({}, OWNER, next)).navigations).toEqual([]);
    expect((await openPage({ url })).navigations).toEqual(ADMIN_URLS);
  });

  it('is not redirected if noredirect was set before signing in', async () => {
    const page = await openPage({ url: 'https://shop.example/?noredirect=1' }, {});
    const next = { ...fakePage({ url }), session: page.session } as FakePage;
    expect((await openPage({}, OWNER, next)).navigations).toEqual([]);
  });
});

describe('the logout notice', () => {
  const notices = ({ events }: FakePage) =>
    events.filter(({ type }) => type === 'site-services-notice-request').map(({ detail }) => detail);

  it('is requested for logout=true, with the documented message, once [AUT-009]', async () => {
    const page = await openPage({ url: 'https://shop.example/?logout=true' }, {});
    await openPage({}, {}, page);
    expect(notices(page)).toEqual([
      { title: 'Logout Successful', message: 'You have been successfully logged out.' },
    ]);
  });

  it.each(['', '?logout=false', '?logout', '?nologout=true'])('is not requested for %o', async (search) => {
    expect(notices(await openPage({ url: `https://shop.example/${search}` }, {}))).toEqual([]);
  });
});

describe('announcement bar and overlay managers', () => {
  const settings = { announcementManager: '/a.js', overlayManager: '/o.js' };
  const getLoadedScripts = async (context: object) => {
    const page = fakePage({ url: 'http://localhost/' });
    const scripts: string[] = [];
    const pageWithScripts = { ...page, loadScript: async (address: string) => void scripts.push(address) };
    const { session, stop } = createServices({ page: pageWithScripts, context, settings });
    await session.refresh();
    stop();
    return scripts;
  };

  it('are loaded for signed-in contributors, not for visitors [AUT-021]', async () => {
    expect(await getLoadedScripts(OWNER)).toEqual(['/a.js', '/o.js']);
    expect(await getLoadedScripts({ website: {} })).toEqual([]);
  });
});
