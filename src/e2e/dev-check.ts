// What the built dev.js reports about a page.
import type { Page } from 'playwright-core';
import type { Watch } from './watch';

/** Messages of dev.js and of elements. */
export const messages = (output: readonly string[]): string[] =>
  output.filter((line) => /^console warning: (site-|page|api)/.test(line));

/** As text, because the test runner would replace `import()`. */
const LOAD = `import('/site-elements/dev.js').then(({ devtools }) => devtools.check())`;

/** Loads dev.js on the page, and returns the mistakes that it finds. Clears the watch. */
export async function findMistakes(page: Page, watch: Watch): Promise<string[]> {
  watch.allowOutput(/./);
  await page.evaluate(LOAD);
  const found = messages(watch.output);
  watch.reset();
  return found;
}
