// Fields of every kind reach the database as documented: from markup, from JSON and from the site API; by keyboard,
// without script, on a phone and after a reload.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { fillByKeyboard } from './fill-by-keyboard';
import { axe, expect, holdRequests, test } from './harness';
import type { Site } from './site';

const REGISTRATION = '/elements/form/registration/';
const ready = (page: Page, id: string) => page.locator(`site-form[form-id=${id}]:state(ready)`);
const getSuccess = (page: Page) => page.locator('.site-form-success');

/** The values of each submission to a form that contains this text. */
async function storedWith(site: Site, formId: string, text: string): Promise<Record<string, unknown>[]> {
  const token = readFileSync(join(site.dataDir, 'owner-token'), 'utf8').trim();
  const answer = await fetch(`${site.origin}/api/form/${formId}/submissions`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(200);
  const { submissions } = (await answer.json()) as { submissions: { values: Record<string, unknown> }[] };
  return submissions.map(({ values }) => values).filter((values) => JSON.stringify(values).includes(text));
}

/** One entry per tab stop; an empty entry leaves the control unchanged. */
const registrationKeys = (email: string) =>
  `Ada|Lovelace|${email}|+44|20|7946|0018|12 St James Sq||London||SW1Y|UK|12|10|1815|sesame|<Space ArrowDown ArrowUp>|<Space>||<Space>|<P>|2|99,50|example.org|@ada|Analytical|Windows, please.`.split(
    '|',
  );

const registered = (email: string) => ({
  who: ['Ada', 'Lovelace'],
  email,
  phone: ['+44', '20', '7946', '0018'],
  address: ['12 St James Sq', '', 'London', '', 'SW1Y', 'UK'],
  born: ['12', '10', '1815'],
  password: expect.stringMatching(/^\$argon2id\$/),
  arrival: ['14', '30', '', ''],
  room: 'Single',
  sessions: ['Darkroom', 'Bookbinding'],
  level: 'Practised',
  guests: '2',
  budget: '99,50',
  site: 'example.org',
  handle: '@ada',
  school: 'Analytical',
  note: 'Windows, please.',
  source: 'demo',
});

async function register(page: Page, email: string): Promise<void> {
  await page.locator('[name=arrival]').fill('14:30');
  await page.locator('[name="who[First]"]').focus();
  const keys = registrationKeys(email);
  const password = keys.indexOf('sesame');
  await fillByKeyboard(page, keys.slice(0, password + 1));
  // Each part of a native time input is a tab stop.
  await page.locator('[name=room]').first().focus();
  await fillByKeyboard(page, keys.slice(password + 1));
}

test('stores every kind of field as documented, on a phone in dark mode, by keyboard [FRM-016] [FRM-017] [FRM-018] [FRM-021] [FRM-022]', async ({
  visit,
  site,
}) => {
  const { page, watch } = await visit({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
  await page.goto(`${REGISTRATION}?source=newsletter`);
  await page.locator('[name="who[First]"]').focus();
  await ready(page, 'registration').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.site-form-summary').waitFor();
  expect(await page.locator('.site-form-error').allTextContents()).toEqual([
    'Name is required.',
    'Email is required.',
    'Password is required.',
    'Room is required.',
    'Sessions is required.',
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await axe(page, 'site-form')).toEqual([]);
  await register(page, 'every@example.com');
  expect(await page.locator('.site-form-error').allTextContents()).toEqual([]);
  await page.keyboard.press('Enter');
  await getSuccess(page).waitFor();
  expect(await storedWith(site, 'registration', 'every@example.com')).toEqual([
    { ...registered('every@example.com'), source: 'newsletter' },
  ]);
  expect(watch.violations()).toEqual([]);
});

test('without script the same values are stored, and an invalid date is returned with all other values kept', async ({
  visit,
  site,
}) => {
  const { page, watch } = await visit({ javaScriptEnabled: false });
  // The browser reports the 422.
  watch.expectOutput(/422/);
  await page.goto(REGISTRATION);
  await register(page, 'plain@example.com');
  await page.locator('[name="born[Day]"]').fill('32');
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByRole('alert').waitFor();
  const words = 'Date of birth must be a valid date with a month, day and year.';
  expect(await page.getByRole('alert').getByRole('link').allTextContents()).toEqual([words]);
  const fieldset = page.getByRole('group', { name: 'Date of birth' });
  expect(await fieldset.locator('..').locator('.error').textContent()).toBe(words);
  expect(await page.locator('[name="who[Last]"]').inputValue()).toBe('Lovelace');
  expect(await page.locator('[name="phone[Line]"]').getAttribute('autocomplete')).toBe('tel-local-suffix');
  expect(await page.locator('[name=password]').inputValue()).toBe('');
  await page.getByRole('alert').getByRole('link').click();
  expect(await fieldset.evaluate((group) => group.matches(':target'))).toBe(true);
  await page.locator('[name="born[Day]"]').fill('10');
  await page.locator('[name=password]').fill('sesame');
  await page.getByRole('button').click();
  await page.waitForURL(/\/api\/form\/result\/registration/);
  expect(await storedWith(site, 'registration', 'plain@example.com')).toEqual([
    registered('plain@example.com'),
  ]);
});

test('a survey made from JSON can be filled in by keyboard', async ({ page, site }) => {
  await page.goto('/elements/form/survey/');
  await page.getByRole('radiogroup', { name: 'The light was right' }).waitFor();
  const answer = async (question: string, turns: number) => {
    await page.getByRole('radiogroup', { name: question }).getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    for (let turn = 0; turn < turns; turn++) await page.keyboard.press('ArrowDown');
  };
  await answer('The light was right', 4);
  await answer('The texts helped me', 1);
  await page.getByRole('button').press('Enter');
  await page.locator('.site-form-summary').waitFor();
  expect(await page.locator('.site-form-error').allTextContents()).toEqual(['The exhibition is required.']);
  await answer('I would come again', 2);
  await page.locator('[name=words]').fill('A survey by keyboard');
  await page.getByRole('button').press('Enter');
  await getSuccess(page).waitFor();
  expect(await getSuccess(page).getByRole('link').getAttribute('href')).toBe('/sites/portfolio/work/');
  expect(await storedWith(site, 'survey', 'A survey by keyboard')).toEqual([
    {
      views: { 'The light was right': ['2'], 'The texts helped me': ['-1'], 'I would come again': ['0'] },
      words: 'A survey by keyboard',
    },
  ]);
});

test('a survey submitted before its rules are loaded is validated by these rules, not by the server', async ({
  page,
  watch,
}) => {
  // The page waits three seconds for the rules, in which a busy machine may not load them.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const wait = (run: () => void, ms?: number) => setTimeout(run, ms === 3000 ? 60_000 : ms);
    Object.assign(window, { setTimeout: wait });
  });
  const release = await holdRequests(page, /extended-rules/);
  await page.goto('/elements/form/survey/');
  await page.getByRole('radiogroup', { name: 'The light was right' }).getByRole('radio').first().check();
  await page.getByRole('button').press('Enter');
  release();
  await page.locator('.site-form-summary').waitFor();
  expect(await page.locator('.site-form-error').allTextContents()).toEqual(['The exhibition is required.']);
  expect(watch.requests(/SaveFormSubmission/)).toEqual([]);
});

test('a form in a dialog loads its definition from the site API and reports the overlay [FRM-010]', async ({
  page,
  site,
}) => {
  await page.goto('/elements/form/dialog/');
  await page.getByRole('button', { name: 'Ask for a visit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Studio visit' });
  await dialog.getByLabel('Email').fill('overlay@example.com');
  await dialog.getByLabel('Saturday').check();
  const sent = page.waitForRequest(/SaveFormSubmission/);
  await dialog.getByRole('button', { name: 'Ask for a visit' }).click();
  expect(new URLSearchParams((await sent).postData() ?? '').get('isOverlayForm')).toBe('true');
  await getSuccess(page).waitFor();
  expect(await storedWith(site, 'studio-visit', 'overlay@example.com')).toHaveLength(1);
  expect(await axe(page, 'dialog')).toEqual([]);
});

test('restores a draft on the next visit after consent, without passwords', async ({ page, origin }) => {
  await page.context().addCookies([{ name: 'ss_cookieAllowed', value: 'true', url: origin }]);
  await page.goto(REGISTRATION);
  await page.locator('[name="who[First]"]').focus();
  await page.locator('.site-form-note').waitFor({ state: 'attached' });
  await page.keyboard.type('Ada');
  await page.locator('[name=password]').fill('sesame');
  await page.locator('[name=note]').fill('Half a sentence');
  await page.goto('/');
  await page.goto(REGISTRATION);
  await page.locator('[name=email]').focus();
  await page.getByText('Your previous input has been restored.').waitFor();
  expect(await page.locator('[name="who[First]"]').inputValue()).toBe('Ada');
  expect(await page.locator('[name=note]').inputValue()).toBe('Half a sentence');
  expect(await page.locator('[name=password]').inputValue()).toBe('');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('sesame');
});
