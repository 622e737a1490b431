// Unusual forms submit the entered values: hostile names, controls outside the form, many fields, none.
import type { Page } from 'playwright-core';
import { axe, expect, test } from './harness';
import { openTestPage } from './test-page';

const ready = (page: Page) => page.locator('site-form:state(ready)');

/** Opens a page with this form, whose submissions are intercepted. */
async function place(page: Page, controls: string, after = ''): Promise<void> {
  await page.route('**/SaveFormSubmission', (route) => route.fulfill({ json: { submissionId: 's' } }));
  await openTestPage(
    page,
    `<site-form form-id="contact"><form id="odd" method="post" action="/api/form/post/contact">${controls}<p><button>Send</button></p></form></site-form>${after}`,
  );
  await page.locator('#odd :is(input, select, textarea):enabled').first().focus();
  await ready(page).waitFor();
}

/** Submits the form and returns the values that were sent. */
async function send(page: Page): Promise<unknown> {
  const sent = page.waitForRequest(/SaveFormSubmission/);
  await page.getByRole('button', { name: 'Send' }).press('Enter');
  const body = new URLSearchParams((await sent).postData() ?? '');
  await page.locator('.site-form-success').waitFor();
  // Entries instead of an object, because a name may be `__proto__`.
  return Object.entries(JSON.parse(body.get('form') ?? '{}'));
}

test('fields named like members of a form are reported and sent like any others', async ({ page, watch }) => {
  const names = [
    '__proto__',
    'constructor',
    'submit',
    'elements',
    'reset',
    'method',
    'action',
    'hidden',
    'id',
  ];
  const named = names.map((name) => `<p><label>N ${name} <input name="${name}" required></label></p>`);
  await place(page, named.join(''));
  await page.locator('#odd input').first().press('Enter');
  await page.locator('.site-form-summary').waitFor();
  expect(await page.locator('.site-form-summary a').allTextContents()).toEqual(
    names.map((name) => `N ${name} is required.`),
  );
  for (const name of names) await page.locator(`[name="${name}"]`).fill(`v ${name}`);
  await expect.poll(() => page.locator('.site-form-error').count()).toBe(0);
  expect(await send(page)).toEqual(names.map((name) => [name, `v ${name}`]));
  expect(watch.violations()).toEqual([]);
});

test('sends nested fieldsets, repeated names and associated controls, and leaves out controls that are not successful', async ({
  page,
  watch,
}) => {
  watch.expectOutput(/controls without a name: "No name"; their values are not sent/);
  await place(
    page,
    `<fieldset><legend>Outer</legend><p><label>One <input name="same"></label></p>
      <fieldset><legend>Inner</legend><p><label>Two <input name="same"></label></p><p><label>Deep <input name="deep"></label></p></fieldset></fieldset>
    <fieldset disabled><legend><label>In the legend <input name="legend"></label></legend><p><label>Off <input name="off" value="no" required></label></p></fieldset>
    <p><label>Fixed <input name="fixed" value="as it is" readonly required pattern="x"></label></p>
    <p><label>Absent <input name="gone" disabled value="no"></label></p>
    <p><label>Town <input name="town" list="towns"></label><datalist id="towns"><option>Basel</option></datalist></p>
    <p><label>Many <select name="many" multiple size="3"><option>a</option><option>b</option><option value="">c</option></select></label></p>
    <p><input name="unlabeled" placeholder="No label"></p>
    <p><label>No name <input></label></p><output name="sum">3</output>`,
    '<p><label>Outside <textarea form="odd" name="outside"></textarea></label></p>',
  );
  await page.getByLabel('One').fill('1');
  await page.getByLabel('Two').fill('2');
  await page.getByLabel('Deep').fill('3');
  await page.getByLabel('In the legend').fill('4');
  await page.getByLabel('Town').fill('Basel');
  await page.getByLabel('Many').selectOption(['a', 'b']);
  await page.getByPlaceholder('No label').fill('5');
  await page.getByLabel('No name').fill('nobody asks');
  await page.getByLabel('Outside').fill('6');
  expect(await send(page)).toEqual([
    ['same', ['1', '2']],
    ['deep', '3'],
    ['legend', '4'],
    ['fixed', 'as it is'],
    ['town', 'Basel'],
    ['many', ['a', 'b']],
    ['unlabeled', '5'],
    ['outside', '6'],
  ]);
});

test('errors of native validation appear in the summary and disappear when corrected, by keyboard', async ({
  page,
}) => {
  const long = 'a very long label '.repeat(30).trim();
  await place(
    page,
    `<p><label>${long} <input name="code" pattern="[A-Z]{3}" required></label></p>
    <p><label>Seats <input name="seats" type="number" min="1" max="4" step="1"></label></p>
    <p><label>Day <input name="day" type="date" min="2030-01-01"></label></p>
    <p><label>Key <input name="key" minlength="4"></label></p>
    <p><label><input type="checkbox" name="terms" value="yes" required> I agree</label></p>`,
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByLabel('a very long').fill('abc');
  await page.getByLabel('Seats').fill('9');
  await page.getByLabel('Day').fill('2020-02-02');
  await page.getByLabel('Key').pressSequentially('ab');
  await page.keyboard.press('Enter');
  await page.locator('.site-form-summary').waitFor();
  const links = page.locator('.site-form-summary a');
  expect(await links.count()).toBe(5);
  await page.locator('[name=code]:focus').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await axe(page, 'site-form')).toEqual([]);
  // Each link leads to its field, whose error is announced with it.
  for (const [index, name] of ['code', 'seats', 'day', 'key', 'terms'].entries()) {
    await links.nth(index).press('Enter');
    const field = page.locator(`[name=${name}]`);
    expect(await field.evaluate((control) => control === document.activeElement)).toBe(true);
    const about = (await field.getAttribute('aria-describedby')) ?? '';
    expect(await page.locator(`[id="${about}"]`).textContent()).not.toBe('');
  }
  await page.getByLabel('a very long').fill('ABC');
  await page.getByLabel('Seats').fill('2');
  await page.getByLabel('Day').fill('2031-02-02');
  await page.getByLabel('Key').fill('');
  await page.getByLabel('Key').pressSequentially('abcd');
  await page.getByLabel('I agree').press('Space');
  await expect.poll(() => page.locator('.site-form-error').count()).toBe(0);
  expect(await send(page)).toEqual([
    ['code', 'ABC'],
    ['seats', '2'],
    ['day', '2031-02-02'],
    ['key', 'abcd'],
    ['terms', ['yes']],
  ]);
});

test('a form with a file posts natively, and an empty form is sent', async ({ page, watch }) => {
  await place(page, '<p><label>File <input type="file" name="file"></label></p>');
  const posted = page.waitForRequest(/\/api\/form\/post\/contact/);
  await page.route('**/api/form/post/contact', (route) => route.fulfill({ body: 'taken' }));
  await page.getByRole('button', { name: 'Send' }).press('Enter');
  expect((await posted).isNavigationRequest()).toBe(true);
  await place(page, '<p><input type="checkbox" name="only" aria-label="Only"></p>');
  expect(await send(page)).toEqual([['only', []]]);
  expect(watch.violations()).toEqual([]);
});

test('a form rendered by the site API works without script, and with script as a form of the page', async ({
  page,
  origin,
}) => {
  const printed = await (await fetch(`${origin}/api/form/survey/html`)).text();
  await openTestPage(page, printed, { head: '' });
  expect(await page.locator('site-form form').getAttribute('action')).toBe('/api/form/post/survey');
  const controls = (within: Page) =>
    within
      .locator('site-form form :is(input, select, textarea)')
      .evaluateAll((all) => all.map((control) => (control as HTMLInputElement).name));
  const before = await controls(page);
  expect(before.length).toBeGreaterThan(15);
  await openTestPage(page, printed);
  await page.locator('[name=words]').focus();
  await ready(page).waitFor();
  expect(await controls(page)).toEqual(before);
  expect(await page.locator('site-form form').count()).toBe(1);
  await page.keyboard.type('printed');
  await page.getByRole('button').press('Enter');
  await page.locator('.site-form-summary').waitFor();
  expect(await axe(page, 'site-form')).toEqual([]);
});

const FIFTY = Array.from(
  { length: 50 },
  (_, index) =>
    `<p><label for="f${index}">Field ${index}</label> <input id="f${index}" name="f${index}" required></p>`,
).join('');

test('reports fifty invalid fields at once, without one forced layout per field', async ({ page, watch }) => {
  await openTestPage(
    page,
    `<site-form form-id="contact"><form method="post" action="/api/form/post/contact">${FIFTY}<button>Send</button></form></site-form>`,
  );
  await page.locator('#f0').focus();
  await ready(page).waitFor();
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
  await openTestPage(
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
