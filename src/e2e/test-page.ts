// Pages with any content, served on the site's host under the strictest Content Security Policy.
import type { Page } from 'playwright-core';

/** The policy under which all elements work. */
const POLICY = "default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'";

export interface TestPageOptions {
  /** Markup instead of the loader. */
  readonly head?: string;
  /** Names of style sheets of the library; by default, the combined ones. */
  readonly sheets?: readonly string[];
  /** For markup with `style` attributes. */
  readonly allowInlineStyles?: boolean;
  /** Additional frame sources: `frame-src` of the policy. */
  readonly frameSources?: string;
  /** Additional script sources: `script-src` of the policy. */
  readonly scriptSources?: string;
  /** Additional image sources: `img-src` of the policy. */
  readonly imageSources?: string;
  /** `connect-src` of the policy. */
  readonly connectSources?: string;
  /** Query string, for example `?token=a`. */
  readonly search?: string;
  /** Language of the page; English by default. */
  readonly lang?: string;
  /** Event to wait for. A script that a test delays also delays `load`. */
  readonly waitUntil?: 'load' | 'commit';
}

const SHEETS = ['site-elements', 'site-elements-extended'];
const LOADER = '<script type="module" src="/site-elements/autoload.js"></script>';

/** Opens a page with this content, the style sheets and the loader. */
export async function openTestPage(
  page: Page,
  body: string,
  {
    head = LOADER,
    sheets = SHEETS,
    search = '',
    lang = 'en',
    waitUntil = 'load',
    ...sources
  }: TestPageOptions = {},
): Promise<void> {
  const links = sheets.map((name) => `<link rel="stylesheet" href="/site-elements/${name}.css">`);
  await serve(page, {
    policy: createPolicy(sources),
    html: `<!doctype html><html lang="${lang}"><head><title>Test page</title><meta name="viewport" content="width=device-width"><link rel="icon" href="/favicon.ico">
        ${links.join('')}${head}</head>
        <body><main><h1>Test page</h1>${body}</main></body></html>`,
  });
  await page.goto(`/test-page${search}`, { waitUntil });
}

interface TestPage {
  readonly policy: string;
  readonly html: string;
}

/** What each tab gets at /test-page. */
const served = new WeakMap<Page, TestPage>();

/**
 * Responds to requests for /test-page. A Playwright route would send all requests of the tab through this process and
 * turn off the HTTP cache.
 */
async function serve(page: Page, testPage: TestPage): Promise<void> {
  const isServed = served.has(page);
  served.set(page, testPage);
  if (isServed) return;
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const isTestPage = new URL(request.url).pathname === '/test-page';
    const answered = isTestPage
      ? session.send('Fetch.fulfillRequest', { requestId, ...toResponse(served.get(page) ?? testPage) })
      : session.send('Fetch.continueRequest', { requestId });
    // A tab that is closed needs no response.
    answered.catch(() => {});
  });
  await session.send('Fetch.enable', {
    patterns: [{ urlPattern: '*/test-page*', resourceType: 'Document', requestStage: 'Request' }],
  });
}

const toResponse = ({ policy, html }: TestPage) => ({
  responseCode: 200,
  responseHeaders: [
    { name: 'content-type', value: 'text/html; charset=utf-8' },
    { name: 'content-security-policy', value: policy },
  ],
  body: Buffer.from(html).toString('base64'),
});

function createPolicy(options: TestPageOptions): string {
  const { allowInlineStyles, scriptSources, frameSources, imageSources, connectSources } = options;
  return [
    POLICY.replace("style-src 'self'", allowInlineStyles ? "$& 'unsafe-inline'" : '$&').replace(
      "script-src 'self'",
      scriptSources ? `$& ${scriptSources}` : '$&',
    ),
    ...(frameSources ? [`frame-src ${frameSources}`] : []),
    ...(imageSources ? [`img-src 'self' ${imageSources}`] : []),
    ...(connectSources ? [`connect-src ${connectSources}`] : []),
  ].join('; ');
}

/** An image of the demo. */
export const PICTURE = '/pictures/dawn-ridge-300.webp';

export const IMG = `<img src="${PICTURE}" width="300" height="200" alt="Ridge">`;
