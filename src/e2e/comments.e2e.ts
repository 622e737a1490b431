// Comments on a post without script: written, rejected with the text kept, checked by the owner, answered, liked.
import { axe, expect, test } from './harness';
import { getOwnerHeaders, postForm } from './purchase';
import type { Site } from './site';

const POST = '/sites/restaurant/journal/soup-weather';

/** Minimum time to fill in a form, in milliseconds; the server takes faster senders for robots. */
const MIN_TIME_MS = 2000;

/** Resolves when a person could have filled in a form that was opened now. */
async function fillingIn(): Promise<void> {
  const opened = Date.now();
  await expect.poll(() => Date.now() - opened, { timeout: 10_000 }).toBeGreaterThan(MIN_TIME_MS);
}

const setApproval = async (site: Site, requireApproval: boolean): Promise<void> => {
  const fields = {
    commentsEnabled: 'yes',
    allowAnonymous: 'yes',
    threaded: 'yes',
    likes: 'yes',
    flags: 'yes',
  };
  const more = { sort: 'newest', closeAfterDays: '0', ...(requireApproval && { requireApproval: 'yes' }) };
  await postForm(site, '/config/comments/settings', { ...fields, ...more }, await getOwnerHeaders(site));
};

test('a comment is written, survives a crash, is approved and answered by the owner, and liked, all without script [BLK-007]', async ({
  visit,
  site,
}) => {
  const text = `With dill, always. ${crypto.randomUUID()}`;
  const { page, watch } = await visit({ javaScriptEnabled: false });
  watch.expectOutput(/422/);
  // The page may still be loading pictures when the server is killed.
  watch.allowOutput(/ERR_CONNECTION_REFUSED/);
  await page.goto(POST);
  const form = page.locator('[data-comment-form]');
  await form.getByLabel('Name').fill('Ada Byron');
  await form.getByLabel('Email', { exact: true }).fill('nobody');
  await form.getByLabel('Comment').fill(text);
  await fillingIn();
  await form.getByRole('button', { name: 'Send comment' }).press('Enter');
  await page
    .getByRole('alert')
    .getByRole('link', { name: /email address/ })
    .waitFor();
  expect(await form.getByLabel('Comment').inputValue()).toBe(text);
  expect(await form.getByLabel('Name').inputValue()).toBe('Ada Byron');
  await form.getByLabel('Email', { exact: true }).fill('ada@example.org');
  await fillingIn();
  await form.getByRole('button', { name: 'Send comment' }).press('Enter');
  await page.getByRole('status').filter({ hasText: 'once it has been approved' }).waitFor();
  await page.waitForLoadState('load');
  await site.kill();
  await site.start();
  await page.goto(POST);
  const own = page.getByRole('article').filter({ hasText: text }).last();
  await own.getByText('Only you can see this comment').waitFor();

  const { page: reader } = await visit({ javaScriptEnabled: false });
  await reader.goto(POST);
  expect(await reader.getByText(text).count()).toBe(0);

  const { page: owner } = await visit({
    javaScriptEnabled: false,
    extraHTTPHeaders: await getOwnerHeaders(site),
  });
  await owner.goto('/config/comments');
  const listed = owner.getByRole('article').filter({ hasText: text });
  await listed.getByText(/^Reply as/).click();
  await listed.getByLabel(/^Public reply/).fill(`Noted. ${text}`);
  await listed.getByRole('button', { name: 'Publish the reply' }).click();
  await expect.poll(() => listed.count()).toBe(0);

  await reader.reload();
  const comment = reader.locator('article.site-comment', { hasText: text }).first();
  await comment.locator('article.site-comment', { hasText: `Noted. ${text}` }).waitFor();
  await comment.getByRole('button', { name: /^Like : Ada Byron|^Like: Ada Byron/ }).click();
  await comment.getByRole('button', { name: /^Liked/, pressed: true }).waitFor();
  await reader.goto(POST);
  await comment.getByRole('button', { name: /^Liked/, pressed: true }).waitFor();
});

test('a reply is written from its link, and appears below its comment', async ({ visit, site }) => {
  await setApproval(site, false);
  try {
    const text = `Crushed, then. ${crypto.randomUUID()}`;
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto(POST);
    await page.getByRole('link', { name: /^Reply\s?: Priya N\./ }).click();
    await page.getByRole('heading', { name: 'Reply to Priya N.' }).waitFor();
    const form = page.locator('[data-comment-form]');
    await form.getByLabel('Name').fill('Ben');
    await form.getByLabel('Email', { exact: true }).fill('ben@example.org');
    await form.getByLabel('Comment').fill(text);
    await fillingIn();
    await form.getByRole('button', { name: 'Send comment' }).press('Enter');
    await page.getByRole('status').filter({ hasText: 'Your comment has been published' }).waitFor();
    const root = page.locator('article.site-comment', { hasText: 'Priya N.' }).first();
    await root.locator('article.site-comment', { hasText: text }).waitFor();
    await page.getByRole('link', { name: 'All comments' }).click();
    await page.getByRole('article').filter({ hasText: 'Henrike Vold' }).first().waitFor();
  } finally {
    await setApproval(site, true);
  }
});

test('a comment is edited and deleted by its author, without script', async ({ visit, site }) => {
  await setApproval(site, false);
  try {
    const text = `Less cream. ${crypto.randomUUID()}`;
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto(POST);
    const form = page.locator('[data-comment-form]');
    await form.getByLabel('Name').fill('Cem');
    await form.getByLabel('Email', { exact: true }).fill('cem@example.org');
    await form.getByLabel('Comment').fill(text);
    await fillingIn();
    await form.getByRole('button', { name: 'Send comment' }).press('Enter');
    const own = page.getByRole('article').filter({ hasText: text });
    await own.getByRole('link', { name: /^Edit/ }).click();
    await page.getByRole('heading', { name: 'Edit your comment' }).waitFor();
    expect(await page.getByLabel('Comment').inputValue()).toBe(text);
    await page.getByLabel('Comment').fill(`No cream. ${text}`);
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await page.getByRole('status').filter({ hasText: 'Your comment was updated' }).waitFor();
    await own.getByText(`No cream. ${text}`).waitFor();
    await own.getByRole('link', { name: /^Delete/ }).click();
    await page.getByRole('heading', { name: 'Delete this comment?' }).waitFor();
    await page.getByRole('button', { name: 'Delete' }).press('Enter');
    await page.getByRole('status').filter({ hasText: 'Your comment was deleted' }).waitFor();
    expect(await own.count()).toBe(0);
  } finally {
    await setApproval(site, true);
  }
});

for (const width of [320, 1280]) {
  test(`a page with comments fits ${width} px and has no accessibility violations`, async ({ visit }) => {
    const { page } = await visit({ viewport: { width, height: 900 } });
    await page.goto(POST);
    await page.getByRole('heading', { name: 'Comments' }).waitFor();
    expect(await axe(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });
}
