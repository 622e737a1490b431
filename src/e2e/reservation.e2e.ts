// Reservations: no request to a provider before click and consent, then its widget in a reserved box; without script,
// the link.
import type { Page } from 'playwright-core';
import { fakeReservationWidgets } from './fake-reservation-widgets';
import { axe, expect, test } from './harness';
import { getShifts, recordShifts, totalShift } from './layout-shifts';
import { openTestPage } from './test-page';

const OPENTABLE = 'https://www.opentable.com';
const SINGAPORE = 'https://www.opentable.sg';
const TOCK = 'https://www.exploretock.com';
const SERVICES = '<site-services><script type="application/json">{}</script></site-services>';
const BANNER = '<site-cookie-banner applies-to-eu></site-cookie-banner>';

const openTable = `<site-reservation script-url="${OPENTABLE}/widget/reservation/loader?rid=1">
  <p>Tables for two to eight.</p><a href="${OPENTABLE}/r/northlight">Book a table</a></site-reservation><p>Below</p>`;
const tock = `<site-reservation script-url="${TOCK}/tock.js"><a href="${TOCK}/northlight">Book a table</a></site-reservation>`;

const openReservation = (page: Page, body: string) =>
  openTestPage(page, SERVICES + body, { scriptSources: `${OPENTABLE} ${SINGAPORE} ${TOCK}` });
const book = (page: Page) => page.getByRole('link', { name: 'Book a table' }).click();

for (const [name, body, button, path] of [
  ['OpenTable', openTable, 'Find a table', '/widget/reservation/loader?rid=1'],
  [
    'OpenTable in Singapore',
    openTable.replaceAll(OPENTABLE, SINGAPORE),
    'Find a table',
    '/widget/reservation/loader?rid=1',
  ],
  ['Tock', tock, 'Find a table at northlight', '/tock.js'],
] as const)
  test(`${name}: its script is loaded after a click only, under the strict policy [RSV-006]`, async ({
    page,
    watch,
  }) => {
    watch.allowOutput(/request to another host: https:\/\/www\.(opentable|exploretock)\./);
    const widgets = await fakeReservationWidgets(page);
    await openReservation(page, body);
    const element = page.locator('site-reservation');
    await element.hover();
    await element.and(page.locator(':state(ready)')).waitFor();
    await watch.networkQuiet();
    expect(widgets.requests).toEqual([]);
    await book(page);
    await element.getByRole('button', { name: button, exact: true }).waitFor();
    await element.and(page.locator(':state(loaded)')).waitFor();
    expect(widgets.requests.map((url) => url.pathname + url.search)).toEqual([path]);
    expect(watch.violations()).toEqual([]);
    expect(await axe(page)).toEqual([]);
  });

test('waits until cookies are accepted where the page has a cookie banner', async ({ page, watch }) => {
  watch.allowOutput(/request to another host: https:\/\/www\.opentable\.com/);
  const widgets = await fakeReservationWidgets(page);
  await openReservation(page, BANNER + openTable);
  const element = page.locator('site-reservation');
  await element.hover();
  await element.and(page.locator(':state(ready)')).waitFor();
  await book(page);
  await element.getByText(/^The booking form stores data/).waitFor();
  const banner = page.locator('site-cookie-banner');
  const decline = banner.getByRole('button', { name: /Decline/ });
  await decline.click();
  await decline.waitFor({ state: 'hidden' });
  await watch.networkQuiet();
  expect(widgets.requests).toEqual([]);
  await element.getByRole('button', { name: 'Cookie settings' }).click();
  await banner.getByRole('button', { name: /^Accept/ }).click();
  await element.getByRole('button', { name: 'Find a table' }).waitFor();
  expect(widgets.requests).toHaveLength(1);
});

for (const [width, height] of [
  [1280, 800],
  [360, 740],
] as const)
  test(`nothing moves while the widget loads (${width} px)`, async ({ visit }) => {
    const { page, watch } = await visit({ viewport: { width, height } });
    watch.allowOutput(/request to another host/);
    const widgets = await fakeReservationWidgets(page, true);
    await recordShifts(page);
    await openReservation(page, openTable);
    const place = () => page.getByText('Below').boundingBox();
    const before = await place();
    const element = page.locator('site-reservation');
    await element.hover();
    await element.and(page.locator(':state(ready)')).waitFor();
    await book(page);
    await element.and(page.locator(':state(loading)')).waitFor();
    await expect.poll(() => widgets.requests.length).toBe(1);
    expect(await place()).toEqual(before);
    widgets.release();
    await element.and(page.locator(':state(loaded)')).waitFor();
    expect(await place()).toEqual(before);
    expect(totalShift(await getShifts(page))).toBe(0);
  });

for (const [width, theme] of [
  [1280, 'wide'],
  [360, 'standard'],
] as const)
  test(`a second widget reloads the script with the theme ${theme} (${width} px) [RSV-003]`, async ({
    visit,
  }) => {
    const { page, watch } = await visit({ viewport: { width, height: 800 } });
    watch.allowOutput(/request to another host/);
    const widgets = await fakeReservationWidgets(page);
    await openReservation(page, openTable + openTable);
    for (const at of [0, 1]) {
      const element = page.locator('site-reservation').nth(at);
      await element.hover();
      await element.and(page.locator(':state(ready)')).waitFor();
      await element.getByRole('link').click();
      await element.getByRole('button', { name: 'Find a table' }).waitFor();
    }
    expect(widgets.requests.map(({ search }) => search)).toEqual([
      '?rid=1',
      `?rid=1&iframe=true&overlay=false&theme=${theme}`,
    ]);
  });

test('a signed-in account sees the alert "Preview Only", and no widget [RSV-001]', async ({
  page,
  watch,
}) => {
  const widgets = await fakeReservationWidgets(page);
  const account = '{"authenticatedAccount":{"id":"a"},"websiteRoles":[]}';
  await openTestPage(page, SERVICES.replace('{}', account) + openTable);
  const element = page.locator('site-reservation');
  await element.hover();
  await element.and(page.locator(':state(preview)')).waitFor();
  await book(page);
  const message = 'Please log out of your account in order to use the block.';
  await page.locator('site-dialog').getByText(message).waitFor();
  await page.getByRole('alertdialog', { name: 'Preview Only' }).waitFor();
  expect(widgets.requests).toEqual([]);
  await watch.networkQuiet();
});

test('without script, the link opens the provider', async ({ visit }) => {
  const { page, watch } = await visit({ javaScriptEnabled: false });
  watch.allowOutput(/request to another host/);
  const widgets = await fakeReservationWidgets(page);
  await openReservation(page, openTable);
  expect(widgets.requests).toEqual([]);
  await book(page);
  await expect.poll(() => widgets.requests.map(({ pathname }) => pathname)).toEqual(['/r/northlight']);
});
