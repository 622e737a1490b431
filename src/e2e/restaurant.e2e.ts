// The example restaurant: menu, reservation, journal, letter and forms, by keyboard and without script.
import type { Page } from 'playwright-core';
import { axe, expect, test } from './harness';
import { getShifts, recordShifts, totalShift } from './layout-shifts';
import { activateElements } from './pages';

const HOME = '/sites/restaurant/';
const PAGES = [
  '',
  'menu/',
  'reservation/',
  'about/',
  'private-dining/',
  'gift-card/',
  'journal/',
  'events/',
  'press/',
];

const expectRestaurant = async (page: Page): Promise<void> => {
  expect(await page.locator('header .wordmark').textContent()).toBe('Alder & Salt');
};

/** Presses Tab until the link, button or field has focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const isFocused = () =>
    page
      .locator(selector)
      .first()
      .evaluate((it) => it.matches(':focus'));
  for (let pressed = 0; pressed < 60 && !(await isFocused()); pressed++) await page.keyboard.press('Tab');
  expect(await isFocused(), selector).toBe(true);
}

test('the tabs of the menu are one tab stop and are selected by arrow keys, End and Enter', async ({
  page,
}) => {
  await page.goto(`${HOME}menu/`);
  const panel = page.getByRole('tabpanel');
  await panel.waitFor();
  expect(await panel.textContent()).toContain('Mackerel on the brick');
  await tabTo(page, '[role=tab]');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Lunch', selected: true }).waitFor();
  expect(await panel.textContent()).toMatch(/Fish soup.*€16/s);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Drinks', selected: true }).waitFor();
  expect(await panel.textContent()).toContain('€6 / €28');
});

test('the hours of today are marked, by the clock of the restaurant', async ({ visit }) => {
  const { page } = await visit();
  await page.clock.setFixedTime('2026-03-05T23:30:00Z');
  await page.goto(HOME);
  const lists = page.locator('.hours');
  await expect.poll(() => lists.locator('[aria-current="date"]').count()).toBe(await lists.count());
  expect(new Set(await lists.locator('dt[aria-current]').allTextContents())).toEqual(
    new Set(['Fri and Sat']),
  );
});

test('without script, the menu, the hours and the link to book a table are on the page', async ({
  visit,
}) => {
  const { page, watch } = await visit({ javaScriptEnabled: false });
  await page.goto(HOME);
  expect(await page.locator('.today .hours').textContent()).toMatch(
    /Monday\s*Closed[\s\S]*Sunday\s*12:00 to 16:00/,
  );
  await page.getByRole('link', { name: 'Read the menu' }).click();
  await expect
    .poll(() => page.locator('main').textContent())
    .toMatch(/Mackerel on the brick[\s\S]*€26[\s\S]*Fish soup/);
  await page.getByRole('link', { name: 'Book a table' }).first().click();
  await page.waitForURL(`**${HOME}reservation/`);
  const link = page.getByRole('link', { name: 'Book a table at OpenTable' });
  expect(await link.getAttribute('href')).toBe('https://www.opentable.com/');
  expect(watch.network.filter(({ url }) => url.host !== new URL(page.url()).host)).toEqual([]);
});

test('without script, an event and a post are found, read and searched', async ({ visit }) => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto(HOME);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).click();
  const event = page.locator('main h2 a').first();
  const title = (await event.textContent()) ?? '';
  await event.click();
  await expect.poll(() => page.locator('h1').textContent()).toBe(title);
  await expectRestaurant(page);
  await page.goto(`${HOME}journal/`);
  await page.getByRole('link', { name: 'How to open an oyster' }).click();
  await expect
    .poll(() => page.locator('main').textContent())
    .toMatch(/A short knife, a folded towel and no hurry/);
  await expectRestaurant(page);
  await page.getByRole('searchbox').fill('oyster');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForURL('**/search?q=oyster');
  const excerpt = page.locator('.results .note').first();
  await excerpt.waitFor();
  // The title has its own line, however long the excerpt is.
  const isBelow = await excerpt.evaluate((note) => {
    const title = note.parentElement!.querySelector('h2')!.getBoundingClientRect();
    return note.getBoundingClientRect().top >= title.bottom;
  });
  expect(isBelow).toBe(true);
  await page.getByRole('link', { name: 'How to open an oyster' }).first().waitFor();
});

test('a post is shared by links, and its address copied [BLK-008]', async ({ visit, origin }) => {
  const path = `${HOME}journal/how-to-open-an-oyster`;
  const plain = await visit({ javaScriptEnabled: false });
  await plain.page.goto(path);
  const facebook = plain.page.getByRole('link', { name: 'Facebook' });
  const shared = new URL((await facebook.getAttribute('href')) ?? '').searchParams.get('u');
  expect(new URL(shared ?? '').pathname).toBe(path);
  const { page, context, watch } = await visit();
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  await page.goto(path);
  await page.getByRole('link', { name: 'Copy link' }).hover();
  await page.locator('site-share-buttons:defined').waitFor();
  await page.getByRole('link', { name: 'Copy link' }).press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(shared);
  expect(watch.network.filter(({ url }) => url.origin !== origin)).toEqual([]);
});

test('a member signs in from the footer, returns to the page, and signs out [BLK-010]', async ({ visit }) => {
  const { page } = await visit();
  await page.goto(`${HOME}press/`);
  const area = page.locator('site-member-area');
  const signIn = area.getByRole('link', { name: /^Sign in/ });
  await signIn.focus();
  await area.and(page.locator(':defined')).waitFor();
  await signIn.press('Enter');
  await page.waitForURL(/\/members\?returnTo=/);
  await page.locator('[name=email]').fill('member@northlight.example');
  await page.locator('[name=password]').fill('northlight-members');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`**${HOME}press/`);
  await area.getByRole('link', { name: 'Your account' }).focus();
  await expect.poll(() => area.locator('[data-member-name]').textContent()).toBe('Mira Lindqvist');
  expect(await signIn.isVisible()).toBe(false);
  expect(await axe(page, 'site-member-area')).toEqual([]);
  await area.getByRole('button', { name: 'Sign out' }).press('Enter');
  await signIn.waitFor();
});

test('feeds of journal and events are linked and respond', async ({ page }) => {
  await page.goto(HOME);
  const types: Record<string, RegExp> = { 'Journal as RSS': /rss/, 'Events as calendar': /text\/calendar/ };
  for (const [name, type] of Object.entries(types)) {
    const href = await page.getByRole('link', { name }).getAttribute('href');
    const response = await page.request.get(new URL(href ?? '', page.url()).href);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toMatch(type);
  }
});

test('without script, the newsletter sign-up and the private dining form can be sent', async ({ visit }) => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto(HOME);
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByRole('button', { name: 'Send me the letter' }).click();
  await page.waitForURL(/\/api\/newsletter\/asked/);
  await page.goto(`${HOME}private-dining/`);
  const values = { name: 'Ada Byron', email: 'ada@example.com', guests: '14', date: 'A Friday in March' };
  for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value);
  await page.getByLabel('Dinner').check();
  await page.getByRole('button', { name: 'Ask for the room' }).click();
  await page.waitForURL(/\/api\/form\/result\/private-dining/);
  expect(await page.locator('main').textContent()).toContain('We look into the book');
});

test('a gift card is bought on a server page in the theme of the restaurant', async ({ visit }) => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto(`${HOME}gift-card/`);
  await page.getByLabel('€200').check();
  await page.getByRole('button', { name: 'Give this dinner' }).click();
  await page.waitForURL(/\/checkout\/giftcard/);
  await expectRestaurant(page);
  expect(await page.locator('main').textContent()).toContain('€200');
});

test.for(['journal/', 'events/', 'journal/how-to-open-an-oyster'])(
  'the server renders %s without violations of accessibility or policy',
  async (path, { page, watch }) => {
    await page.goto(HOME + path);
    await activateElements(page);
    expect(await axe(page)).toEqual([]);
    expect(watch.violations()).toEqual([]);
  },
);

for (const [width, height] of [
  [1280, 800],
  [360, 740],
] as const)
  test(`nothing moves when the elements upgrade (${width} px)`, async ({ visit }) => {
    const { page, watch } = await visit({ viewport: { width, height } });
    await recordShifts(page);
    for (const path of PAGES) {
      await page.goto(HOME + path);
      // The text of the menu is longer than its tabs; the tabs replace it before anyone scrolls.
      if (path === 'menu/') await page.getByRole('tabpanel').waitFor();
      await watch.networkQuiet();
      await activateElements(page);
      const shifts = await getShifts(page);
      expect(totalShift(shifts), `${path}: ${JSON.stringify(shifts)}`).toBe(0);
    }
  });

test('one accent color restyles buttons, links and tabs', async ({ page }) => {
  await page.goto(`${HOME}menu/`);
  await page.getByRole('tab', { selected: true }).waitFor();
  const colors = () =>
    page.evaluate(() => ({
      button: getComputedStyle(document.querySelector('.header-end .button')!).backgroundColor,
      tab: getComputedStyle(document.querySelector('[role=tab][aria-selected=true]')!).color,
    }));
  const before = await colors();
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { --site-accent: #1f5c8a; }');
    document.adoptedStyleSheets.push(sheet);
  });
  await expect.poll(colors).toEqual({ button: 'rgb(31, 92, 138)', tab: 'rgb(31, 92, 138)' });
  expect(before.button).not.toBe('rgb(31, 92, 138)');
});

test('the theme page restyles the site that the visitor chooses', async ({ page }) => {
  await page.goto('/theme/');
  await page.getByRole('radio', { name: 'Restaurant' }).check();
  const frame = page.frameLocator('[data-site]');
  const button = frame.locator('.header-end .button');
  await button.waitFor();
  const getColor = () => button.evaluate((it) => getComputedStyle(it).backgroundColor);
  const getAccent = () =>
    page
      .locator('.accent-button')
      .first()
      .evaluate((it) => getComputedStyle(it).backgroundColor);
  const before = await getAccent();
  await page.locator('[data-presets] button').last().click();
  // Colors may change gradually.
  await expect
    .poll(async () => {
      const accent = await getAccent();
      return accent !== before && (await getColor()) === accent;
    })
    .toBe(true);
});
