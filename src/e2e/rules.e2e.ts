// The built rules file provides the documented rules to a site's scripts, and the system error behaves as documented.
import type { Page } from 'playwright-core';
import type * as rules from '../../elements/rules';
import english from '../editors/messages.en.json';
import { expect, test } from './harness';
import { openTestPage } from './test-page';

/** Evaluates a function with the exports of the rules file, in the page. */
const onPage = <Result>(page: Page, use: (given: typeof rules) => Result): Promise<Result> =>
  page.evaluate(
    `import('/site-elements/rules.js').then((given) => (${use.toString()})(given))`,
  ) as Promise<Result>;

test('classifies links [LNK-001] [LNK-009] [LNK-014] [LNK-015] [LNK-016] [LNK-017] [LNK-018] [LNK-019] [LNK-020] [LNK-021]', async ({
  visit,
}) => {
  const { page } = await visit();
  await page.goto('/elements/dialog/live/');
  const got = await onPage(page, (given) => ({
    categories: ['#top', '/pages/0123456789abcdef01234567', '/about', '', 'https://example.com', '/s/a.pdf']
      .concat('http:example.com', 'tel:12345')
      .map(given.getLinkCategory),
    whole: given.withProtocol('www.example.com'),
    pattern: given.cleanUrlPattern('//My blog!//%Y/%%t/%x'),
    units: ['24px', '10:30'].map(given.splitUnits),
    query: given.parseQuery('a[b][c][d][e][f][g]=1&n[20]=x&m[21]=x'),
    keys: Object.keys(given.parseQuery(Array.from({ length: 1500 }, (_, i) => `k${i}`).join('&'))).length,
  }));
  expect(got).toEqual({
    categories: [
      'ANCHOR',
      'CONTENT_LINK',
      'DEFAULT',
      'EMPTY_STRING',
      'EXTERNAL_LINK',
      'FILE_LINK',
      'MALFORMED_PROTOCOL',
      'MISC_PROTOCOL',
    ],
    whole: 'http://www.example.com',
    pattern: 'my-blog/%y/%t/x',
    units: [
      { value: 24, unit: 'px' },
      { value: null, unit: '10:30' },
    ],
    query: { a: { b: { c: { d: { e: { f: { '[g]': '1' } } } } } }, n: ['x'], m: { 21: 'x' } },
    keys: 1000,
  });
});

test('exports limits and enums [LIM-002] [LIM-003] [LIM-004] [LIM-005] [LIM-006] [LIM-008] [LIM-009] [CTX-014] [CTX-015] [CTX-016] [ENM-016]', async ({
  visit,
}) => {
  const { page } = await visit();
  await page.goto('/elements/dialog/live/');
  const got = await onPage(page, (given) => ({
    limits: [
      given.MAX_BLOCKS_PER_LAYOUT,
      given.MAX_TRACKS_IN_ALBUM,
      given.MAX_ITEMS_IN_ORDERED_COLLECTION,
      given.MAX_NESTED_CATEGORIES,
      given.MAX_TAG_LENGTH,
      given.MAX_CATEGORY_LENGTH,
      given.MAX_PHOTO_GALLERIES,
      given.MAX_PHOTOS_IN_GALLERY,
    ],
    sizes: [given.formatFileSize(1024), given.MEGABYTE],
    areas: [given.isSearchPage('/search'), given.isAdminArea('/a/config')],
    routes: [
      given.routes.goToCheckout(),
      given.routes.subscribe('t'),
      given.routes.donate('d'),
      given.routes.giftCard('w', 'g', 's'),
      given.routes.config('/a'),
    ],
    roles: Object.values(given.ContributorRole),
    labels: ['published', 'scheduled', 'draft', 'other'].map(given.getContentLabel),
  }));
  expect(got).toEqual({
    limits: [60, 60, 250, 10_000, 50, 25, 20, 50],
    sizes: ['1 KB', 1_000_000],
    areas: [true, true],
    routes: [
      '/commerce/goto-checkout',
      '/checkout/subscribe?cartToken=t',
      '/checkout/donate?donatePageId=d',
      '/checkout/giftcard?websiteId=w&giftCardProductId=g&sku=s',
      '/config/?frameUrl=%2Fa',
    ],
    roles: [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    labels: ['Available', 'Scheduled', 'Hidden', 'Unsupported'],
  });
});

/** The documented texts, and our own if the documents only paraphrase. */
const TEXTS: Readonly<Record<string, string>> = {
  'input.invalidEmail': 'Please enter a valid email.',
  'input.emailFormat': 'Emails must be formatted like {email}.',
  'input.linkFormat': 'Links must be formatted as {host} or {secureHost}.',
  'input.noFileName': 'Please enter a file name.',
  'input.notAPageUrl': 'Value is not a valid page URL.',
  'input.notAnOption': 'Value is not one of the expected options.',
  'input.tagExists': 'Tag already exists.',
  'input.oneTagAtATime': 'Only one tag can be edited at a time.',
  'input.emptyDataset': 'Dataset must have at least one column and one row.',
  'input.rowsWithoutData': 'One or more rows missing data.',
  'file.tooLarge': 'This file is too large. The maximum size is {size}.',
  'file.unsupportedType': 'This file type is not supported.',
  'common.networkError': 'Network error',
  'common.unableToConnect': 'Unable to connect. Please try again',
  'common.tryAgain': 'Please try again',
  'file.noJobData': 'No response data from job request',
  'file.processingFailed': 'File processing failed',
  'file.processingCancelled': 'File processing cancelled',
  'file.uploadIncomplete': 'File upload failed to complete',
  'file.processingIncomplete': 'File processing failed to complete',
  'loading.results': 'Unable to load results',
  'loading.collections': 'Unable to load collections',
  'loading.fonts': 'Unable to load fonts',
  'loading.again': 'Unable to load. Try again.',
  'common.somethingWrong': 'Something went wrong',
  'file.renameFailed': 'Unable to Rename File',
  'file.uploadFailed': 'Unable to Upload File',
  'loading.content': 'Unable to locate content',
  'loading.timezone': 'Failed to load timezone',
  'file.uploadOrRenameFailed': 'There was a problem while uploading or renaming your file',
  'input.noCodeEditingOnAndroid': 'Code editing is not available on Android.',
  'cart-screen.title': 'Shopping Cart',
  'cart-screen.checkout': 'Checkout',
  'cart-screen.continueShopping': 'Continue Shopping',
  'cart-screen.empty': 'You have nothing in your shopping cart',
  'cart-screen.alsoBought': 'Customers also bought',
  'review-screen.rate': 'Rate your purchase',
  'review-screen.describe': 'Describe your experience',
  'review-screen.thanks': 'Thanks for your feedback',
};

test('returns each text by its key, with translations of the page [I18-005] [MSG-001] [MSG-002] [MSG-003] [MSG-004] [MSG-005] [MSG-006] [MSG-007] [MSG-008] [MSG-009] [MSG-010] [MSG-011] [MSG-012] [MSG-013] [MSG-014] [MSG-015]', async ({
  visit,
}) => {
  expect(english).toMatchObject(TEXTS);
  const { page } = await visit();
  await page.goto('/elements/dialog/live/');
  const say = (keys: readonly string[]) =>
    page.evaluate(
      `import('/site-elements/rules.js').then(({ getMessage }) => ${JSON.stringify(keys)}.map((key) => getMessage(key)))`,
    );
  const keys = Object.keys(TEXTS);
  expect(await say(keys)).toEqual(Object.values(TEXTS));
  expect(await say(['file.nothing', 'nothing', 'file.constructor'])).toEqual(['', '', '']);
  const own = JSON.stringify(Object.fromEntries(keys.map((key) => [key, `Wort für ${key}`])));
  await openTestPage(page, `<script type="application/json" data-site-messages>${own}</script>`);
  expect(await say(keys)).toEqual(keys.map((key) => `Wort für ${key}`));
});

test('the system error shows its texts, Clear closes it, and Reload Page reloads the page [DLG-009] [DLG-010] [DLG-013]', async ({
  visit,
}) => {
  const { page } = await visit();
  await page.goto('/elements/dialog/live/');
  const show = () =>
    page.evaluate(() => {
      const element = document.createElement('site-system-error');
      element.setAttribute('error', '{"cleaned":true,"url":"/secret","text":"a stack"}');
      element.toggleAttribute('open', true);
      document.body.append(element);
      document.documentElement.dataset.before = 'yes';
    });
  const box = page.getByRole('alertdialog', { name: 'Something Went Wrong!' });
  const before = () => page.evaluate(() => document.documentElement.dataset.before);

  await show();
  await box.waitFor();
  const words =
    'Our system has encountered an error. This exception has been automatically logged and reported. We will return shortly.';
  await expect.poll(() => box.textContent()).toContain(words);
  expect(await box.textContent()).not.toMatch(/secret|stack/);
  await box.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => box.count()).toBe(0);
  expect(await before()).toBe('yes');

  await show();
  await box.getByRole('button', { name: 'Reload Page' }).click();
  await expect.poll(before).toBeUndefined();
  expect(await box.count()).toBe(0);
});
