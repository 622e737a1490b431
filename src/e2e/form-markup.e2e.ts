// Forms and newsletters in the markup of site builders are validated and sent with their own ids: written samples
// always, captured pages if they exist beside the project.
import type { Page } from 'playwright-core';
import { findCaptured } from './captured';
import { fillByKeyboard } from './fill-by-keyboard';
import { JSON_FORM, JSON_FORM_WITH_STUB, LEGACY_FORM, NEWSLETTER_WITH_NAMES } from './form-samples';
import { expect, test } from './harness';
import { openTestPage } from './test-page';

const captured = (name: RegExp) => findCaptured(name).map(({ html }) => html);

/** Answers submissions, and returns the body of the first one. */
async function receive(page: Page) {
  await page.route('**/SaveFormSubmission*', (route) => route.fulfill({ json: { submissionId: 's' } }));
  const request = page.waitForRequest(/SaveFormSubmission/);
  return async () => {
    const body = Object.fromEntries(new URLSearchParams((await request).postData() ?? ''));
    return { formId: body.formId, values: JSON.parse(body.form ?? '{}') as Record<string, unknown> };
  };
}

const legacy = [LEGACY_FORM, ...captured(/^form-block-legacy-contact/)];

test.for(legacy.map((markup, index) => ({ markup, index })))(
  'validates and sends server-rendered form $index with its own ids',
  async ({ markup }, { page }) => {
    const sent = await receive(page);
    await openTestPage(
      page,
      `<site-form>${markup.replace(/action="[^"]*"/, 'action="/test-page"')}</site-form>`,
    );
    expect(await page.locator('.form-submission-text').isVisible()).toBe(false);
    await page.getByLabel('First Name').focus();
    await page.locator('site-form:state(ready)').waitFor();
    expect(await page.locator('.form-submission-text').isVisible()).toBe(false);
    await page.keyboard.press('Enter');
    await page.locator('.site-form-summary').waitFor();
    expect(await page.locator('.site-form-error').allTextContents()).toEqual([
      'Name is required.',
      'Email is required.',
      'Subject is required.',
      'Message is required.',
    ]);
    await fillByKeyboard(page, ['Ada', 'Lovelace', 'ada@example.org', 'Prints', 'Two, please.', '']);
    await page.keyboard.press('Enter');
    const { formId, values } = await sent();
    expect(formId).toBe(/data-form-id="(\w+)"/.exec(markup)?.[1]);
    expect(Object.values(values).slice(0, 5)).toEqual([
      ['Ada', 'Lovelace'],
      'ada@example.org',
      'Prints',
      'Two, please.',
      '',
    ]);
    await page.locator('.site-form-success').waitFor();
  },
);

const json = [JSON_FORM, JSON_FORM_WITH_STUB, ...captured(/^form-component-react/)];

test.for(json.map((markup, index) => ({ markup, index })))(
  'renders form $index from its JSON and sends it',
  async ({ markup }, { page }) => {
    const sent = await receive(page);
    await openTestPage(page, `<site-form success-redirect="#done">${markup}</site-form>`, {
      allowInlineStyles: true,
    });
    await page.getByLabel('First Name').fill('Ada');
    await page.getByLabel('Last Name').fill('Lovelace');
    await page.getByLabel('Email').fill('ada@example.org');
    const box = page.locator('site-form [type=checkbox]').nth(1);
    await box.check();
    await page.locator('site-form textarea').fill('A small one.');
    const checked = await box.inputValue();
    await page.locator('site-form form:not([hidden]) button').click();
    const { formId, values } = await sent();
    expect(formId).toBe(/"formId":"(\w+)"/.exec(markup)?.[1]);
    expect(Object.values(values)).toEqual([
      ['Ada', 'Lovelace'],
      'ada@example.org',
      ['', '', '', ''],
      [checked],
      ['', '', ''],
      'A small one.',
    ]);
    await page.waitForURL(/#done$/);
  },
);

test('sends a newsletter without a mailing list by the form calls, under its field names [NWS-002]', async ({
  page,
}) => {
  const sent = await receive(page);
  await openTestPage(page, `<site-newsletter>${NEWSLETTER_WITH_NAMES}</site-newsletter>`);
  const done = page.getByText('You are on the list.');
  expect(await done.isVisible()).toBe(false);
  await page.getByLabel('First Name').focus();
  await page.locator('site-newsletter:state(ready)').waitFor();
  await fillByKeyboard(page, ['Ada', 'Lovelace', 'ada@studio.berlin']);
  await page.keyboard.press('Enter');
  expect(await sent()).toEqual({
    formId: 'dd44',
    values: { 'name-yui_14': ['Ada', 'Lovelace'], 'email-yui_13': 'ada@studio.berlin' },
  });
  await done.waitFor();
});
