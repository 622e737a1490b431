// Comments on a post with script: written and answered in place, approved, two tabs, offline, hostile text.
import type { Page } from 'playwright-core';
import { axe, expect, test } from './harness';
import { getOwnerHeaders, postForm } from './purchase';
import type { Site } from './site';

const POST = '/sites/restaurant/journal/soup-weather';

/** Minimum time to fill in a form, in milliseconds; the server takes faster senders for robots. */
const MIN_TIME_MS = 2000;

/** Maximum time for a delivery, in milliseconds: each failed attempt increases the next delay. */
const DELIVERY_MS = 60_000;

/** Opens the post, focuses the form and waits until its script has loaded. */
async function openPost(page: Page): Promise<void> {
  await page.goto(POST);
  await page.locator('site-comments').hover();
  await page.locator('site-comments [data-comment-status]').waitFor({ state: 'attached' });
}

async function fillIn(page: Page, text: string): Promise<void> {
  const opened = Date.now();
  const form = page.locator('[data-comment-form]');
  await form.getByLabel('Name').fill('Ada Byron');
  await form.getByLabel('Email', { exact: true }).fill('ada@example.org');
  await form.getByRole('textbox', { name: 'Comment', exact: true }).fill(text);
  await expect.poll(() => Date.now() - opened, { timeout: 10_000 }).toBeGreaterThan(MIN_TIME_MS);
}

const send = (page: Page) =>
  page.locator('[data-comment-form]').getByRole('button', { name: 'Send comment' }).press('Enter');

/** The comment itself, without the comments above it. */
const getComment = (page: Page, text: string) =>
  page.locator('article.site-comment', {
    has: page.locator(':scope > .site-comment-text', { hasText: text }),
  });

const publish = async (site: Site, id: string): Promise<void> => {
  await postForm(site, `/config/comments/${id}/state`, { state: 'published' }, await getOwnerHeaders(site));
};

/** How often a comment is on the owner's page. */
const countStored = async (site: Site, text: string): Promise<number> => {
  const page = await fetch(`${site.origin}/config/comments`, { headers: await getOwnerHeaders(site) });
  return (await page.text()).split(text).length - 1;
};

const readId = async (page: Page, text: string): Promise<string> =>
  (await getComment(page, text).getAttribute('data-comment-id')) ?? '';

test('a comment is sent in place by keyboard, is visible only to its author until it is approved, and is answered [BLK-007]', async ({
  visit,
  site,
}) => {
  const text = `Crushed potatoes. ${crypto.randomUUID()}`;
  const { page, watch } = await visit();
  await openPost(page);
  await send(page);
  await page.getByRole('alert').getByRole('link', { name: 'Please write a comment.' }).waitFor();
  await fillIn(page, text);
  await send(page);
  await getComment(page, text).getByText('Only you can see this comment').waitFor();
  expect(watch.requests(/\/api\/comments$/).filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(await axe(page)).toEqual([]);
  const id = await readId(page, text);

  const { page: reader } = await visit();
  await openPost(reader);
  expect(await getComment(reader, text).count()).toBe(0);
  await publish(site, id);
  await openPost(reader);
  await getComment(reader, text).waitFor();

  const answer = `Twice crushed. ${crypto.randomUUID()}`;
  await reader.locator(`[data-comment-reply="${id}"]`).press('Enter');
  await reader.getByRole('heading', { name: 'Reply to Ada Byron' }).waitFor();
  await fillIn(reader, answer);
  await send(reader);
  await getComment(reader, answer).getByText('Only you can see this comment').waitFor();
  expect(await getComment(reader, answer).getAttribute('data-comment-parent')).toBe(id);
});

test('a comment is edited and deleted in place by keyboard, which persists after a reload [BLK-007]', async ({
  visit,
}) => {
  const text = `Parsnips. ${crypto.randomUUID()}`;
  const { page } = await visit();
  await openPost(page);
  await fillIn(page, text);
  await send(page);
  await getComment(page, text).getByText('Only you can see this comment').waitFor();
  const id = await readId(page, text);
  await page.locator(`[data-comment-edit="${id}"]`).press('Enter');
  const control = page.getByRole('textbox', { name: 'Edit your comment' });
  await expect.poll(() => control.evaluate((node) => node === document.activeElement)).toBe(true);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.type(' And salt.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await getComment(page, `${text} And salt.`).waitFor();
  await openPost(page);
  await getComment(page, `${text} And salt.`).waitFor();
  for (const change of ['edit', 'delete']) {
    await page.goto(`/api/comments/${id}/${change}`);
    await page.getByRole('link', { name: 'Cancel' }).waitFor();
    expect(await axe(page)).toEqual([]);
  }
  await openPost(page);
  await page.locator(`[data-comment-delete="${id}"]`).press('Enter');
  await page.getByRole('form', { name: /^Delete this comment/ }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => getComment(page, text).count()).toBe(0);
  await openPost(page);
  expect(await getComment(page, text).count()).toBe(0);
});

test('no part of the script is loaded for reading; each part is loaded when the visitor needs it', async ({
  visit,
}) => {
  const { page, watch } = await visit();
  const getParts = () =>
    watch
      .requests(/\/chunks\/(?:comment-|waiting-|forms-)/)
      .map(({ url }) => /chunks\/([\w-]+)-.{7}\.js/.exec(url.pathname)?.[1]);
  await openPost(page);
  expect(getParts()).toEqual([]);
  await page.getByRole('link', { name: 'Oldest first' }).press('Enter');
  await page.getByRole('link', { name: 'Oldest first' }).and(page.locator('[aria-current]')).waitFor();
  expect(new Set(getParts())).toEqual(new Set(['comment-counts', 'comment-list']));
  await page.locator('[data-comment-form]').getByRole('textbox', { name: 'Comment', exact: true }).focus();
  await expect.poll(getParts).toContain('comment-form');
  const later = ['waiting-comments', 'forms', 'comment-reply', 'comment-errors'];
  expect(getParts().filter((name) => later.includes(name!))).toEqual([]);
  await page.keyboard.type('A');
  await expect.poll(getParts).toContain('waiting-comments');
  await expect.poll(getParts).toContain('forms');
  await page.locator('[data-comment-form] button').last().press('Enter');
  await expect.poll(getParts).toContain('comment-errors');
  await page
    .getByRole('link', { name: /^Reply\s?:/ })
    .first()
    .press('Enter');
  await expect.poll(getParts).toContain('comment-reply');
});

test('without the part that shows errors, the browser says what is missing, and the input stays', async ({
  visit,
}) => {
  const { page, watch } = await visit();
  watch.allowOutput(/could not be loaded|ERR_FAILED/);
  await page.route('**/chunks/comment-errors*', (route) => route.abort());
  await openPost(page);
  const form = page.locator('[data-comment-form]');
  await form.getByRole('textbox', { name: 'Comment', exact: true }).fill('Salt.');
  await form.getByRole('button').last().press('Enter');
  await expect
    .poll(() => form.getByLabel('Name').evaluate((node) => node === document.activeElement))
    .toBe(true);
  expect(await form.getByRole('textbox', { name: 'Comment', exact: true }).inputValue()).toBe('Salt.');
});

test('without the part that shows waiting comments, a comment is sent as without script', async ({
  visit,
  site,
}) => {
  const text = `Caraway. ${crypto.randomUUID()}`;
  const { page, watch } = await visit();
  watch.allowOutput(/could not be loaded|ERR_FAILED/);
  await page.route('**/chunks/waiting-comments*', (route) => route.abort());
  await openPost(page);
  await fillIn(page, text);
  await send(page);
  await page.waitForURL((url) => url.pathname === POST && url.search !== '');
  await page.getByText('Your comment will appear once it has been approved.').waitFor();
  await getComment(page, text).waitFor();
  expect(await countStored(site, text)).toBe(1);
});

test('a comment that is started without a connection stays in the form until it can be sent, and is stored once', async ({
  visit,
  site,
}) => {
  const text = `Dill. ${crypto.randomUUID()}`;
  const { page, context, watch } = await visit();
  watch.allowOutput(/ERR_INTERNET_DISCONNECTED|could not be loaded/);
  await openPost(page);
  const form = page.locator('[data-comment-form]');
  await form.getByLabel('Name').focus();
  await expect.poll(() => watch.requests(/\/comment-form-/).length).toBe(1);
  await watch.networkQuiet();
  await context.setOffline(true);
  await fillIn(page, text);
  await send(page);
  const problem = page.getByRole('alert').getByText('Unable to connect');
  await problem.waitFor();
  expect(await axe(page, 'site-comments')).toEqual([]);
  await page.getByRole('link', { name: 'Oldest first' }).press('Enter');
  await problem.waitFor();
  await page
    .getByRole('link', { name: /^Reply\s?:/ })
    .first()
    .press('Enter');
  await problem.waitFor();
  expect(new URL(page.url()).pathname).toBe(POST);
  expect(await form.getByRole('textbox', { name: 'Comment', exact: true }).inputValue()).toBe(text);
  await context.setOffline(false);
  await send(page);
  await getComment(page, text).waitFor();
  expect(await countStored(site, text)).toBe(1);
});

test('links and forms work without script when a part of the script cannot be loaded', async ({ visit }) => {
  const { page, watch } = await visit();
  watch.allowOutput(/could not be loaded|ERR_FAILED/);
  await page.route('**/chunks/comment-*', (route) => route.abort());
  await openPost(page);
  await page.getByRole('link', { name: /^Reply\s?: Priya N\./ }).press('Enter');
  await page.waitForURL(/reply-to=/);
  await page.getByRole('heading', { name: 'Reply to Priya N.' }).waitFor();
  await page.locator('site-comments').hover();
  await page.locator('site-comments [data-comment-status]').waitFor({ state: 'attached' });
  await page.getByRole('link', { name: 'Oldest first' }).press('Enter');
  await page.waitForURL(/sort=oldest/);
});

test('a like in one tab is shown in the other, where it can be withdrawn', async ({ visit }) => {
  const { page, context } = await visit();
  await openPost(page);
  const like = (tab: Page) => tab.locator('[data-comment-like] button').first();
  // The part that sends a like loads with the first press; the state changes before the server has answered.
  const waitUntilStored = async (tab: Page, isPressed: 'true' | 'false') => {
    await expect.poll(() => like(tab).getAttribute('aria-pressed')).toBe(isPressed);
    await expect.poll(() => tab.locator('[data-comment-like][aria-busy]').count()).toBe(0);
    expect(await like(tab).getAttribute('aria-pressed')).toBe(isPressed);
  };
  await like(page).press('Enter');
  await waitUntilStored(page, 'true');
  const other = await context.newPage();
  await openPost(other);
  expect(await like(other).getAttribute('aria-pressed')).toBe('true');
  await like(other).press('Enter');
  await waitUntilStored(other, 'false');
  await openPost(page);
  expect(await like(page).getAttribute('aria-pressed')).toBe('false');
});

test('a comment that is sent offline is stored once when the connection returns', async ({ visit, site }) => {
  const text = `Bay leaves. ${crypto.randomUUID()}`;
  const { page, context, watch } = await visit();
  watch.allowOutput(/ERR_INTERNET_DISCONNECTED|could not be loaded/);
  await openPost(page);
  await fillIn(page, text);
  // All parts for sending have loaded.
  await watch.networkQuiet();
  await context.setOffline(true);
  await send(page);
  await page.locator('[data-site-own="waiting"]').getByText(text).waitFor();
  await context.setOffline(false);
  await getComment(page, text).waitFor({ timeout: DELIVERY_MS });
  expect(await countStored(site, text)).toBe(1);
  await page.reload();
  expect(await getComment(page, text).count()).toBe(1);
});

test('hostile text is shown as text', async ({ visit }) => {
  const id = crypto.randomUUID();
  const text = `<img src=x onerror="document.title='${id}'"> javascript:alert(1) https://example.org/${id}`;
  const { page } = await visit();
  await openPost(page);
  await fillIn(page, text);
  await send(page);
  const comment = getComment(page, id);
  await comment.waitFor();
  for (const isReloaded of [false, true]) {
    if (isReloaded) await openPost(page);
    expect(await comment.locator(':scope > .site-comment-text').textContent()).toBe(text);
    expect(await comment.locator('img').count()).toBe(0);
    expect(await comment.locator('.site-comment-text a').getAttribute('rel')).toBe('ugc nofollow');
    expect(await page.title()).not.toContain(id);
  }
});

test('an element without server-rendered comments fetches them and their form', async ({ visit }) => {
  const { page, watch } = await visit();
  await page.goto('/elements/comments/');
  const element = page.locator('[data-stage] site-comments');
  await element.scrollIntoViewIfNeeded();
  await element.locator('article.site-comment', { hasText: 'Henrike Vold' }).first().waitFor();
  await element.getByRole('button', { name: 'Send comment' }).waitFor();
  expect(watch.requests(/\/api\/comments$/)).toHaveLength(1);
  expect(await axe(page, '[data-stage] site-comments')).toEqual([]);
  await element.getByRole('link', { name: /^Reply\s?: Priya N\./ }).press('Enter');
  await element.getByRole('heading', { name: 'Reply to Priya N.' }).waitFor();
  await page.keyboard.press('Escape');
  await element.getByRole('heading', { name: 'Write a comment' }).waitFor();
});
