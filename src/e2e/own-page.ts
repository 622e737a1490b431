// How does a journey get a page of an integrator's own? It is served on the site's host under the strictest policy.
import type { Page } from 'playwright-core';

/** What the elements promise to run under. */
const POLICY = "default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'";

export interface OwnPage {
  /** Instead of the loader. */
  readonly head?: string;
  /** For markup that brings `style` attributes of its own. */
  readonly ownStyles?: boolean;
  /** What may stand in frames. */
  readonly frames?: string;
  /** What to wait for; a script that is held back holds `load` back, too. */
  readonly waitUntil?: 'load' | 'commit';
}

const LOADER = '<script type="module" src="/site-elements/autoload.js"></script>';

/** Opens a page with this content, and the base style sheet and the loader as an integrator includes them. */
export async function open(
  page: Page,
  body: string,
  { head = LOADER, ownStyles, frames, waitUntil = 'load' }: OwnPage = {},
): Promise<void> {
  const styles = ownStyles ? POLICY.replace("style-src 'self'", "$& 'unsafe-inline'") : POLICY;
  const policy = frames ? `${styles}; frame-src ${frames}` : styles;
  await page.route('**/own', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': policy },
      body: `<!doctype html><html lang="en"><head><title>Own</title><meta name="viewport" content="width=device-width"><link rel="icon" href="/favicon.ico">
        <link rel="stylesheet" href="/site-elements/site-elements.css">${head}</head>
        <body><main><h1>Own</h1>${body}</main></body></html>`,
    }),
  );
  await page.goto('/own', { waitUntil });
}

/** A picture that every built demo has. */
export const PICTURE = '/pictures/dawn-ridge-300.webp';

export const IMG = `<img src="${PICTURE}" width="300" height="200" alt="Ridge">`;
