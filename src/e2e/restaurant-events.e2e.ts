// The events of the example restaurant, by month: with script, without it, and when a script does not arrive.
import { axe, expect, test } from './harness';

const EVENTS = '/sites/restaurant/events/';

test('shows other months in place and in the time zone of the site, also in a browser in another one [BLK-006]', async ({
  visit,
}) => {
  const { page, watch } = await visit({
    timezoneId: 'Pacific/Auckland',
    viewport: { width: 1280, height: 900 },
  });
  await page.goto(EVENTS);
  const calendar = page.locator('site-calendar');
  const caption = calendar.locator('.site-calendar-name:visible');
  const first = (await caption.textContent()) ?? '';
  expect(await calendar.locator('caption:visible').textContent()).toContain('Central European');
  await calendar.hover();
  await calendar.and(page.locator(':state(ready)')).waitFor();
  expect(watch.requests(/GetItemsByMonth/)).toEqual([]);
  const next = calendar.locator('a[rel=next]:visible');
  const name = (await next.textContent()) ?? '';
  await next.press('Enter');
  await page
    .getByRole('status')
    .filter({ hasText: `${name}:` })
    .waitFor();
  expect([first === name, await caption.textContent()]).toEqual([false, name]);
  const { url } = watch.requests(/GetItemsByMonth/)[0]!;
  const items: { title: string; startDate: number }[] = await (await page.request.get(url.href)).json();
  const format = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'Europe/Amsterdam' });
  const texts = await calendar.locator('.site-calendar-event:visible').allTextContents();
  expect(texts.length).toBe(items.length);
  for (const [index, { title, startDate }] of items.entries())
    expect(texts[index]).toContain(`${format.format(startDate)} ${title}`);
  expect(await axe(page, 'site-calendar')).toEqual([]);
});

test('shows a message and keeps the current month if its events cannot be loaded, and shows the month on the next attempt [BLK-006]', async ({
  page,
  watch,
}) => {
  watch.expectOutput(/ERR_FAILED/);
  const call = /GetItemsByMonth/;
  await page.route(call, (route) => route.abort());
  await page.goto(EVENTS);
  const calendar = page.locator('site-calendar');
  const caption = calendar.locator('.site-calendar-name:visible');
  const first = await caption.textContent();
  await calendar.hover();
  await calendar.and(page.locator(':state(ready)')).waitFor();
  const next = calendar.locator('a[rel=next]:visible');
  const name = await next.textContent();
  await next.press('Enter');
  await page.getByText(`The events of ${name} could not be loaded. Please try again.`).waitFor();
  expect([await caption.textContent(), await calendar.locator('[aria-busy]').count()]).toEqual([first, 0]);
  expect(await axe(page, 'site-calendar')).toEqual([]);
  await page.unroute(call);
  await next.press('Enter');
  await caption.getByText(name ?? '').waitFor();
});

test('without script, a month has its own page, and a day links to its event [BLK-006]', async ({
  visit,
}) => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto(EVENTS);
  const event = page.locator('main h2 a').first();
  const title = (await event.textContent()) ?? '';
  const start = (await page.locator('main time[itemprop=startDate]').first().getAttribute('datetime')) ?? '';
  const [year, month] = start.split('-');
  await page.goto(`${EVENTS}?month=${month}-${year}`);
  expect(await page.locator('h1').textContent()).toMatch(new RegExp(`^Events: \\w+ ${year}$`));
  await page.locator('.site-calendar-event', { hasText: title }).first().click();
  await expect.poll(() => page.locator('h1').textContent()).toBe(title);
  await page.goto(`${EVENTS}?month=${month}-${year}`);
  const next = page.locator('site-calendar a[rel=next]');
  const name = await next.textContent();
  await next.click();
  // Both months have an address with `month=`.
  await expect.poll(() => page.locator('h1').textContent()).toBe(`Events: ${name}`);
});
