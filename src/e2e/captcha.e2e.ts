// Captcha: a worker computes the proof of work under the strictest policy, and the server accepts it.
import { onTestFinished } from 'vitest';
import { newAddress, readOwnerToken, readSubmissions } from './contact-form';
import { axe, expect, test } from './harness';
import type { Site } from './site';

const PAGE = '/elements/captcha/proof-of-work/';
const FORM_ID = 'studio-visit';

/** Maximum duration of the proof of work on a busy machine, in milliseconds. */
const PROOF_MS = 60_000;

const storedFrom = async (site: Site, email: string) => (await readSubmissions(site, email, FORM_ID)).length;

/** Changes settings of the form as its owner. */
async function setCaptcha(site: Site, captcha?: { kind: string }): Promise<void> {
  const answer = await fetch(`${site.origin}/api/form/${FORM_ID}/settings`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${readOwnerToken(site)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ captcha }),
  });
  expect(answer.status).toBe(204);
}

for (const view of [
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 1280, height: 800, colorScheme: 'dark' },
] as const)
  test(`a form with a captcha can be submitted by keyboard, ${view.width} px`, async ({ visit, site }) => {
    const { width, height, colorScheme } = view;
    const { page, watch } = await visit({ viewport: { width, height }, colorScheme });
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(worker.url()));
    await page.goto(PAGE);
    const email = newAddress();
    await page.locator('site-form [name=email]').focus();
    await page.keyboard.type(email);
    await page.locator('.site-captcha-status', { hasText: /^Verified\.$/ }).waitFor({ timeout: PROOF_MS });
    expect(await axe(page, 'site-form')).toEqual([]);
    await page.keyboard.press('Enter');
    await page.locator('site-form .site-form-success').waitFor();
    expect(await storedFrom(site, email)).toBe(1);
    const [saved] = watch.requests(/SaveFormSubmission/);
    expect(new URLSearchParams(saved?.body ?? '').get('captchaKey')).not.toBe(null);
    // A second worker starts if the page's services load after the element.
    expect(new Set(workers.map((url) => new URL(url).origin))).toEqual(new Set([site.origin]));
    expect(watch.violations()).toEqual([]);
  });

test('requests no challenge while the visitor does not interact with the form', async ({ page, watch }) => {
  await page.goto(PAGE);
  await page.locator('site-captcha').scrollIntoViewIfNeeded();
  await page.mouse.move(2, 2);
  await watch.networkQuiet();
  expect(watch.requests(/captcha\/challenge/)).toEqual([]);
});

test('without script, the submission is stored, and the result page states that it will be reviewed', async ({
  visit,
  site,
}) => {
  await setCaptcha(site, { kind: 'altcha' });
  onTestFinished(() => setCaptcha(site));
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto(PAGE);
  await page.locator('site-form [name=email]').fill('plain@example.com');
  await page.locator('site-form button').click();
  await page.waitForURL(/\/api\/form\/result\/studio-visit/);
  await page.getByText('we will review the submission before it is forwarded').waitFor();
  expect(await storedFrom(site, 'plain@example.com')).toBe(1);
  await page.getByRole('link', { name: 'Back to the site' }).click();
  await page.waitForURL((url) => url.pathname === PAGE);
});
