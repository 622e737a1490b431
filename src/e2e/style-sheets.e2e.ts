// The loader links the style sheets of the elements on a page; a page may link them itself, and then nothing shifts.
import type { Page } from 'playwright-core';
import { samples } from '../blocks/summary/summary.sample';
import { fetched } from './fetched-files';
import { expect, test } from './harness';
import { getShifts, recordShifts, totalShift } from './layout-shifts';
import { activateElements } from './pages';
import { openTestPage } from './test-page';
import { getWatch } from './watch';

const getSheets = async (page: Page) => (await fetched(page)).filter((file) => file.endsWith('.css'));

test('the loader links the style sheets of the elements on a page once, also of elements that are added later', async ({
  page,
}) => {
  const body = '<site-tabs><section><h2>One</h2></section></site-tabs><site-quote>Salt.</site-quote><p></p>';
  await openTestPage(page, `${body}<site-quote>Wood.</site-quote>`, { sheets: ['site-elements'] });
  await getWatch(page).networkQuiet();
  const first = ['site-elements.css', 'site-quote.css', 'site-tabs.css'];
  await expect.poll(() => getSheets(page)).toEqual(first);
  await page.locator('p').evaluate((place) => place.append(document.createElement('site-link')));
  await expect.poll(() => getSheets(page)).toEqual([...first, 'site-link.css'].sort());
});

test('nothing shifts on a page that links only the style sheets of its elements', async ({ page }) => {
  const form =
    '<site-form><form method="post" action="/thanks/"><p><label>Name <input name="name"></label></p><p><button>Send</button></p></form></site-form>';
  await recordShifts(page);
  await openTestPage(page, `${samples[0]?.replace(/<img[^>]*>/, '')}${form}<p>After</p>`, {
    sheets: ['site-form', 'site-summary'],
  });
  await activateElements(page);
  await getWatch(page).networkQuiet();
  const shifts = await getShifts(page);
  expect(totalShift(shifts), JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(0.01);
  expect(await getSheets(page)).toEqual(['site-form.css', 'site-summary.css']);
});
