// @ts-check
// Checks the page of a built project: its elements work, there is a single React, and nothing is printed or missing.

import { isExpectedOutput } from '../wtr-output.mjs';

/** @typedef {import('playwright-core').Page} Page */

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {import('./plan.mjs').Project} project
 */
export async function checkPage(browser, url, { isFull }) {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const problems = watch(page);
  try {
    await page.addInitScript(countReacts);
    await page.goto(url);
    await checkElements(page);
    if (isFull) await checkMapAndCaptcha(page);
    const reacts = await page.evaluate('window.reacts');
    if (reacts !== 1) problems.push(`${reacts} copies of React`);
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  } finally {
    await context.close();
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** @param {Page} page */
function watch(page) {
  /** @type {string[]} */
  const problems = [];
  page.on('console', (message) => {
    if (!isExpectedOutput(message.text()))
      problems.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  return problems;
}

/** React reports each of its copies to developer tools. Runs in the page. */
function countReacts() {
  const counts = /** @type {any} */ (window);
  counts.reacts = 0;
  counts.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => ++counts.reacts,
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  };
}

/**
 * A slideshow advances, and an element of the extended style sheet is ready.
 * @param {Page} page
 */
async function checkElements(page) {
  const gallery = page.locator('site-gallery');
  await gallery.hover();
  await page.locator('site-gallery:state(ready)').waitFor();
  await gallery.getByRole('button', { name: 'Next' }).click();
  await page.locator('site-accordion :is(summary, button[aria-expanded])').click();
  await page.locator('site-accordion:state(ready)').waitFor();
  await page.waitForFunction(() => /** @type {any} */ (document.querySelector('site-gallery')).index === 1);
}

/** The map library and its worker load, and so does the worker of the captcha. @param {Page} page */
async function checkMapAndCaptcha(page) {
  await page.locator('site-map').hover();
  await page.locator('site-map').getByRole('button', { name: 'Show the map' }).click();
  await page.locator('site-map [part=base][data-stage=shown]').waitFor();
  // The map's workers end in `.mjs`.
  const worker = page.waitForEvent('worker', (one) => one.url().endsWith('.js'));
  await page.locator('input[name=name]').fill('Ada');
  await worker;
  await page.getByText('Verified.').waitFor();
}
