// Languages: what a page in another language requests, and what happens when that fails.
import { expect, test } from './harness';
import { IMG, openTestPage } from './test-page';

const GALLERY = `<site-gallery design="slideshow" loading="eager">${IMG}${IMG}</site-gallery>`;
const FORM = `<site-form loading="eager" form-id="none"><form action="/api/form/SaveFormSubmission"><label for="n">Name</label>
  <input id="n" name="name" required><button>OK</button></form></site-form>`;
const LANGUAGES = /\/languages\//;

test('a page in English requests no messages', async ({ page, watch }) => {
  await openTestPage(page, GALLERY + FORM);
  await page.getByRole('button', { name: 'Next slide' }).waitFor();
  expect(watch.requests(LANGUAGES)).toEqual([]);
});

test('a gallery in German requests the short messages of its language, and not those of forms', async ({
  page,
  watch,
}) => {
  await openTestPage(page, GALLERY, { lang: 'de-CH' });
  await page.getByRole('button', { name: 'Nächstes Bild' }).waitFor();
  expect(await page.getByRole('button', { name: 'Next slide' }).count()).toBe(0);
  expect(watch.requests(LANGUAGES).map(({ url }) => url.pathname)).toEqual([
    '/site-elements/languages/load.js',
    '/site-elements/languages/de.js',
  ]);
});

test('a part of the page in another language has its own messages', async ({ page }) => {
  await openTestPage(page, `${GALLERY}<div lang="fr">${FORM}</div>`, { lang: 'de' });
  await page.getByRole('button', { name: 'Nächstes Bild' }).waitFor();
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('link', { name: 'Name est obligatoire.' }).waitFor();
});

test('messages fall back to English, with one warning, if they cannot be loaded', async ({ page, watch }) => {
  watch.expectOutput(/ERR_FAILED|de\.json could not be loaded; using English/);
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.route(/languages\/de\.js/, (route) => route.abort());
  await openTestPage(page, GALLERY + FORM, { lang: 'de' });
  await page.getByRole('button', { name: 'Next slide' }).waitFor();
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('link', { name: 'Name is required.' }).waitFor();
  expect(warnings).toEqual(['The messages of de.json could not be loaded; using English.']);
});
