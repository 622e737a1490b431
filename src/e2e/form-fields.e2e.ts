// Do forms with fields of every kind reach the database as documented: written by the page, made from JSON, asked of the
// site API; by keyboard, without script, on a telephone, after a reload?
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { axe, expect, test } from './harness';
import { open } from './own-page';
import type { Site } from './site';

const REGISTRATION = '/elements/form/registration/';
const ready = (page: Page, id: string) => page.locator(`site-form[form-id=${id}]:state(ready)`);
const said = (page: Page) => page.locator('.site-form-success');

/** The values of the submissions of a form that hold this text. */
async function storedWith(site: Site, formId: string, text: string): Promise<Record<string, unknown>[]> {
  const token = readFileSync(join(site.dataDir, 'owner-token'), 'utf8').trim();
  const answer = await fetch(`${site.origin}/api/form/${formId}/submissions`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(200);
  const { submissions } = (await answer.json()) as { submissions: { values: Record<string, unknown> }[] };
  return submissions.map(({ values }) => values).filter((values) => JSON.stringify(values).includes(text));
}

/** From the first field on, by keyboard alone: what is typed or pressed in each control, in the order of Tab. */
async function fillIn(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    if (key.startsWith('<')) for (const one of key.slice(1, -1).split(' ')) await page.keyboard.press(one);
    else if (key) await page.keyboard.type(key);
    await page.keyboard.press('Tab');
  }
}

/** One for each stop of the keyboard; an empty one leaves the control as it is. */
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
  await fillIn(page, keys.slice(0, password + 1));
  // Each part of a native time is a stop of its own.
  await page.locator('[name=room]').first().focus();
  await fillIn(page, keys.slice(password + 1));
}

test('a telephone in the dark, by keyboard: every kind of field is stored as documented [FRM-016] [FRM-017] [FRM-018] [FRM-021] [FRM-022]', async ({
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
  await said(page).waitFor();
  expect(await storedWith(site, 'registration', 'every@example.com')).toEqual([
    { ...registered('every@example.com'), source: 'newsletter' },
  ]);
  expect(watch.violations()).toEqual([]);
});

test('without script the same values arrive, and a wrong day comes back with everything beside it', async ({
  visit,
  site,
}) => {
  const { page, watch } = await visit({ javaScriptEnabled: false });
  // The browser tells of the 422.
  watch.expectNoise(/422/);
  await page.goto(REGISTRATION);
  await register(page, 'plain@example.com');
  await page.locator('[name="born[Day]"]').fill('32');
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByRole('alert').waitFor();
  const words = 'Date of birth must be a real date, with month, day and year.';
  expect(await page.getByRole('alert').getByRole('link').allTextContents()).toEqual([words]);
  const fieldset = page.getByRole('group', { name: 'Date of birth' });
  expect(await fieldset.locator('..').locator('.wrong').textContent()).toBe(words);
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

test('a survey made from JSON is answered by keyboard', async ({ page, site }) => {
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
  await said(page).waitFor();
  expect(await said(page).getByRole('link').getAttribute('href')).toBe('/sites/portfolio/work/');
  expect(await storedWith(site, 'survey', 'A survey by keyboard')).toEqual([
    {
      views: { 'The light was right': ['2'], 'The texts helped me': ['-1'], 'I would come again': ['0'] },
      words: 'A survey by keyboard',
    },
  ]);
});

test('a form in a dialog is asked of the site API and says that it stands in an overlay [FRM-010]', async ({
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
  await said(page).waitFor();
  expect(await storedWith(site, 'studio-visit', 'overlay@example.com')).toHaveLength(1);
  expect(await axe(page, 'dialog')).toEqual([]);
});

test('what was typed is there on the next visit once the visitor has consented, but no password', async ({
  page,
  origin,
}) => {
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
  await page.getByText('What you had written before is here again.').waitFor();
  expect(await page.locator('[name="who[First]"]').inputValue()).toBe('Ada');
  expect(await page.locator('[name=note]').inputValue()).toBe('Half a sentence');
  expect(await page.locator('[name=password]').inputValue()).toBe('');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('sesame');
});

const FIFTY = Array.from(
  { length: 50 },
  (_, index) =>
    `<p><label for="f${index}">Field ${index}</label> <input id="f${index}" name="f${index}" required></p>`,
).join('');

test('fifty wrong fields are told at once, without laying the page out for each', async ({ page, watch }) => {
  await open(
    page,
    `<site-form form-id="contact"><form method="post" action="/api/form/post/contact">${FIFTY}<button>Send</button></form></site-form>`,
  );
  await page.locator('#f0').focus();
  await ready(page, 'contact').waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const layouts = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? 0;
  };
  const before = await layouts();
  await page.keyboard.press('Enter');
  await page.locator('.site-form-error').nth(49).waitFor();
  expect((await layouts()) - before).toBeLessThan(15);
  expect(await page.locator('.site-form-summary li').count()).toBe(50);
  expect(watch.violations()).toEqual([]);
});

test('hostile names, values and post-submit HTML do nothing under the strictest policy', async ({
  page,
  watch,
}) => {
  const hostile = '"><img src=x onerror="pwned=1">';
  const fields = [
    { id: hostile, type: 'text', title: hostile, description: hostile, required: true },
    { id: '__proto__', type: 'radio', title: '__proto__', options: [hostile, 'constructor'] },
    { id: 'elements', type: 'likert', title: 'x', questions: [hostile, 'toString'] },
  ];
  const json = JSON.stringify({
    fields,
    postSubmitHtml:
      '<h4>Done</h4><a href="javascript:pwned=1">x</a><script>pwned=1</script><base href="//evil.example"><style>*{display:none}</style>',
  });
  await open(
    page,
    `<site-form form-id="contact"><script type="application/json">${json.replaceAll('<', '\\u003c')}</script></site-form>`,
  );
  await page.getByRole('button').waitFor();
  await page.route('**/SaveFormSubmission', (route) => route.fulfill({ json: { submissionId: 's' } }));
  await page.getByRole('textbox').fill(hostile);
  await page.getByLabel('constructor').check();
  const sent = page.waitForRequest(/SaveFormSubmission/);
  await page.getByRole('button').click();
  const { form } = Object.fromEntries(new URLSearchParams((await sent).postData() ?? ''));
  const values = JSON.parse(form ?? '{}') as Record<string, unknown>;
  expect(Object.entries(values)).toEqual([
    [hostile, hostile],
    ['__proto__', 'constructor'],
    ['elements', { [hostile]: [], toString: [] }],
  ]);
  await page.getByRole('heading', { name: 'Done' }).waitFor();
  expect(await page.locator('.site-form-success :is(script, style, base, [href^=javascript])').count()).toBe(
    0,
  );
  expect(await page.evaluate(() => 'pwned' in globalThis)).toBe(false);
  expect(watch.violations()).toEqual([]);
});

const REAL = resolve(import.meta.dirname, '../../../shared/fixtures/real');
const real = (name: string) => (existsSync(REAL) ? readFileSync(join(REAL, name), 'utf8') : '');

test.skipIf(!real('index.json'))(
  'a printed form of the first generation is checked and sent by its own ids',
  async ({ page }) => {
    await page.route('**/SaveFormSubmission', (route) => route.fulfill({ json: { submissionId: 's' } }));
    await open(
      page,
      `<site-form>${real('form-block-legacy-contact.html').replace(/action="[^"]*"/, 'action="/own"')}</site-form>`,
    );
    await page.getByLabel('First Name').focus();
    await page.locator('site-form:state(ready)').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.site-form-summary').waitFor();
    expect(await page.locator('.site-form-error').allTextContents()).toEqual([
      'Name is required.',
      'Email is required.',
      'Subject is required.',
      'Message is required.',
    ]);
    await fillIn(page, ['Ada', 'Lovelace', 'ada@example.org', 'Prints', 'Two, please.', '']);
    const sent = page.waitForRequest(/SaveFormSubmission/);
    await page.keyboard.press('Enter');
    const body = Object.fromEntries(new URLSearchParams((await sent).postData() ?? ''));
    expect(body.formId).toBe('5c756714ee6eb07a7f4ba216');
    expect(Object.values(JSON.parse(body.form ?? '{}'))).toEqual([
      ['Ada', 'Lovelace'],
      'ada@example.org',
      'Prints',
      'Two, please.',
      '',
    ]);
    await page.getByText('Thank you!').waitFor();
  },
);

test.skipIf(!real('index.json'))(
  'a form of the second generation is made from the JSON that was printed',
  async ({ page }) => {
    await page.route('**/SaveFormSubmission', (route) => route.fulfill({ json: { submissionId: 's' } }));
    await open(page, `<site-form success-redirect="#done">${real('form-component-react.html')}</site-form>`, {
      ownStyles: true,
    });
    await page.getByLabel('First Name').fill('Ada');
    await page.getByLabel('Last Name').fill('Lovelace');
    await page.getByLabel('Email').fill('ada@example.org');
    await page.getByLabel('OVI 199').check();
    await page.getByLabel('Project Details').fill('A small one.');
    const sent = page.waitForRequest(/SaveFormSubmission/);
    await page.getByRole('button', { name: 'Submit' }).click();
    const body = Object.fromEntries(new URLSearchParams((await sent).postData() ?? ''));
    expect(body.formId).toBe('698a74e0ababef0718f81289');
    const values = Object.values(JSON.parse(body.form ?? '{}'));
    expect(values).toEqual([
      ['Ada', 'Lovelace'],
      'ada@example.org',
      ['', '', '', ''],
      ['OVI 199'],
      ['', '', ''],
      'A small one.',
    ]);
    await page.waitForURL(/#done$/);
  },
);
