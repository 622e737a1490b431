// Fakes of providers' frames at their addresses: each is a page that displays its address.
import type { Page } from 'playwright-core';

export interface FakeEmbeds {
  /** All requests to the providers. */
  readonly requests: readonly URL[];
}

const PROVIDERS =
  /^https:\/\/(platform\.twitter|www\.instagram|www\.tiktok|w\.soundcloud|open\.spotify|read\.amazon|foursquare|forms\.example)\.com\//;

/**
 * @param isReachable whether the providers answer at all
 * @param delay time in ms until they answer
 */
export async function fakeEmbeds(page: Page, isReachable = true, delay = 0): Promise<FakeEmbeds> {
  const requests: URL[] = [];
  await page.route(PROVIDERS, async (route) => {
    requests.push(new URL(route.request().url()));
    await new Promise((resolve) => setTimeout(resolve, delay));
    if (isReachable) await route.fulfill({ contentType: 'text/html', body: BODY });
    else await route.abort('connectionrefused');
  });
  return { requests };
}

const BODY = `<!doctype html><html lang="en"><title>Post</title><main><h1>Post</h1><p>Here</p></main>
  <script>parent.postMessage({ ready: true }, '*');</script>`;
