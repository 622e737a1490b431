// Forms in the markup of site builders are validated and sent under their own ids.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fillByKeyboard } from './fill-by-keyboard';
import { expect, test } from './harness';
import { openTestPage } from './test-page';

const REAL = resolve(import.meta.dirname, '../../../shared/fixtures/real');
const real = (name: string) => (existsSync(REAL) ? readFileSync(join(REAL, name), 'utf8') : '');

test.skipIf(!real('index.json'))(
  'a captured form of the first generation is validated and sent under its own ids',
  async ({ page }) => {
    await page.route('**/SaveFormSubmission', (route) => route.fulfill({ json: { submissionId: 's' } }));
    await openTestPage(
      page,
      `<site-form>${real('form-block-legacy-contact.html').replace(/action="[^"]*"/, 'action="/test-page"')}</site-form>`,
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
    await fillByKeyboard(page, ['Ada', 'Lovelace', 'ada@example.org', 'Prints', 'Two, please.', '']);
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
  'a form of the second generation is created from captured JSON',
  async ({ page }) => {
    await page.route('**/SaveFormSubmission', (route) => route.fulfill({ json: { submissionId: 's' } }));
    await openTestPage(
      page,
      `<site-form success-redirect="#done">${real('form-component-react.html')}</site-form>`,
      {
        allowInlineStyles: true,
      },
    );
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
