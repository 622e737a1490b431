// The playground of the documentation: code, result, address, keyboard, and a sandbox that hostile code cannot leave.
import type { Page } from 'playwright-core';
import { createHash } from '../../demo/playground/address';
import { expect, test } from './harness';
import { startStaticHost } from './static-host';

const result = (page: Page) => page.frameLocator('[data-result] iframe:not([data-waiting])');
const code = (page: Page) => page.getByRole('textbox', { name: 'HTML' });

test('an example is opened, changed, kept across a reload, and shared by its URL', async ({
  page,
  visit,
  watch,
}) => {
  await page.goto('/elements/tabs/');
  await page
    .getByRole('link', { name: /^Open in the playground/ })
    .first()
    .click();
  await page.waitForURL('**/playground/#example=tabs/*');
  await result(page).locator('site-tabs:defined').waitFor();
  expect(await code(page).inputValue()).toContain('<site-tabs');

  await code(page).fill('<style>p { margin-left: 77px }</style>\n<p>Grüße “from” 日本</p>');
  const text = result(page).getByText('Grüße “from” 日本');
  await text.waitFor();
  // The strict policy of the page also applies to the result: styles are adopted.
  await expect.poll(() => text.evaluate((it) => getComputedStyle(it).marginLeft)).toBe('77px');
  await page.waitForURL('**/playground/#code=*');

  await page.reload();
  await text.waitFor();
  expect(watch.output).toEqual([]);

  const other = await visit({ permissions: [] });
  await other.page.goto(page.url());
  await result(other.page).getByText('Grüße “from” 日本').waitFor();
  expect(await code(other.page).inputValue()).toBe(await code(page).inputValue());
});

test('the URL is copied or shown, and Reset restores the example', async ({ page, visitor }) => {
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/playground/#example=quote/live');
  await result(page).locator('site-quote').waitFor();
  const original = await code(page).inputValue();
  await code(page).fill('<p>Mine</p>');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('status').getByText('Address copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  expect(page.url()).toContain('#code=');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no permission'));
  });
  await page.getByRole('button', { name: 'Share' }).click();
  await expect.poll(() => page.getByLabel('URL of this code').inputValue()).toBe(page.url());
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(() => code(page).inputValue()).toBe(original);
  await page.waitForURL('**/#example=quote/live');
});

test('Tab indents, and leaves the field after Escape and with Shift', async ({ page }) => {
  await page.goto('/playground/#example=quote/live');
  await result(page).locator('site-quote').waitFor();
  const field = code(page);
  await field.fill('');
  await field.press('Tab');
  expect(await field.inputValue()).toBe('  ');
  const isFocused = () => field.evaluate((it) => it.matches(':focus'));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  expect(await isFocused()).toBe(false);
  await field.focus();
  await page.keyboard.press('Shift+Tab');
  expect(await isFocused()).toBe(false);
  expect(await field.inputValue()).toBe('  ');
});

test('a fragment link in the result stays in the result', async ({ page }) => {
  await page.goto(`/playground/${await createHash('<a href="#b">To B</a><p id="b">Part B</p>')}`);
  await result(page).getByRole('link').click();
  const part = result(page).getByText('Part B');
  await expect.poll(() => part.evaluate((it) => it.matches(':target'))).toBe(true);
});

/** Attempts of the script, each with the name of its error. */
const HOSTILE = `
const attempts = {
  read: () => parent.document.title,
  write: () => { parent.document.title = 'taken over'; },
  leave: () => { top.location.href = '/elements/'; },
  store: () => localStorage.setItem('taken', 'over'),
  cookie: () => { document.cookie = 'taken=over'; },
  api: () => fetch('/api/health', { credentials: 'include' }),
};
for (const [name, attempt] of Object.entries(attempts)) {
  const line = document.createElement('li');
  try { await attempt(); line.textContent = name + ': done'; } catch (error) { line.textContent = name + ': ' + error.name; }
  document.body.append(line);
}`;

/** Inline code, which the policy of the result forbids, and a script of the same site, which it allows. */
const attack = (origin: string) =>
  createHash(`<img src="x:" onerror="document.body.dataset.taken = 1">
<script>document.body.dataset.taken = 1</script>
<script type="module" src="${origin}/assets/hostile.js"></script>`);

async function expectContained(page: Page, url: string): Promise<void> {
  await page.goto(url);
  const lines = result(page).locator('body > li');
  await lines.nth(5).waitFor();
  expect(await lines.allTextContents()).toEqual([
    'read: SecurityError',
    'write: SecurityError',
    'leave: SecurityError',
    'store: SecurityError',
    'cookie: SecurityError',
    'api: TypeError',
  ]);
  expect(await result(page).locator('body').getAttribute('data-taken')).toBe(null);
  expect(await page.title()).toBe('Playground | site-elements');
  expect(page.url()).toBe(url);
  expect(await page.evaluate(() => localStorage.getItem('taken'))).toBe(null);
  expect(await page.context().cookies()).toEqual([]);
}

/** Messages of the browser about each attempt. */
const REFUSED = /Content[ -]Security[ -]Policy|Unsafe attempt|CORS policy|ERR_FAILED|unknown_url_scheme/i;

test('hostile code cannot reach the page under the policy of the site', async ({ page, watch, origin }) => {
  const { headers } = await fetch(`${origin}/playground/`);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain('script-src');
  // A host with the files and the policy of the site.
  const host = await startStaticHost({ '/assets/hostile.js': HOSTILE }, async (pathname, read) =>
    pathname === '/playground/'
      ? { status: 200, body: await read(pathname), headers: { 'Content-Security-Policy': policy } }
      : undefined,
  );
  watch.allowOutput(REFUSED);
  watch.allowOutput(/request to another host: http:\/\/127\.0\.0\.1/);
  try {
    await expectContained(page, `${host.origin}/playground/${await attack(host.origin)}`);
  } finally {
    await host.close();
  }
});

test('hostile code cannot reach the page on a static host without a policy of its own', async ({
  page,
  watch,
}) => {
  const host = await startStaticHost({ '/assets/hostile.js': HOSTILE });
  watch.allowOutput(REFUSED);
  watch.allowOutput(/request to another host: http:\/\/127\.0\.0\.1/);
  try {
    await expectContained(page, `${host.origin}/playground/${await attack(host.origin)}`);
  } finally {
    await host.close();
  }
});

test('without script the page has a message and links to the examples', async ({ visit }) => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto('/playground/');
  await page.getByText('The playground needs JavaScript.').waitFor();
  expect(await page.locator('main').getByRole('button').count()).toBe(0);
  expect(await page.locator('main').getByRole('textbox').count()).toBe(0);
});
