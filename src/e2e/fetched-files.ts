// Library files that a page has requested.
import type { Page } from 'playwright-core';

/** Library files that the page has requested before this time, in ms since navigation; names without hashes. */
export function fetched(page: Page, before = Number.POSITIVE_INFINITY): Promise<string[]> {
  return page.evaluate(
    (limit) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.includes('/site-elements/') && startTime < limit)
        .map(({ name }) =>
          name.replace(/.*\/site-elements\//, '').replace(/^(chunks\/.*)-[\w-]{7}\.js$/, '$1'),
        )
        .sort(),
    before,
  );
}
