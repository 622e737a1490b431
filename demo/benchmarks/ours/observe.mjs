// Records which of our files a page requests without interaction, in a real browser.
import { ensureBrowser } from '../../../src/tools/browser.mjs';
import { launch, sleep, withNewTab } from '../lib/browser.mjs';
import { serve } from '../lib/server.mjs';

const PAGE = '/subjects/ours/page-linked.html';
const FOLDER = '/subjects/ours/dist/';

/** Time in ms after `load` that counts as "before any interaction": before the loader's idle rule applies. */
const EARLY_MS = 2000;
const LATE_MS = 8000;

/**
 * Opens our page at full speed as a new visitor.
 * @returns {Promise<{ early: string[], late: string[] }>} files relative to dist: on the critical path, and eight
 * seconds after `load`
 */
export async function observeRequests() {
  const server = await serve();
  const browser = await launch(ensureBrowser());
  try {
    return await withNewTab(browser, {}, ({ page }) => watch(page, server.origin));
  } finally {
    await browser.close();
    server.close();
  }
}

async function watch(page, origin) {
  const files = new Set();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(FOLDER)) files.add(pathname.slice(FOLDER.length));
  });
  await page.goto(origin + PAGE, { waitUntil: 'load' });
  await sleep(EARLY_MS);
  const early = [...files];
  await sleep(LATE_MS - EARLY_MS);
  return { early, late: [...files] };
}
