/**
 * Pages that never stay in a frame: from the editing frame and from frames of other sites, they open in the whole
 * window (DON-003, DON-004).
 */
import { html } from 'hono/html';
import { getSitePath } from '../../core/call-path';
import { calls } from '../../core/calls';
import type { Ctx, Deps } from '../http/context';
import { createFrameCsp } from '../http/csp';
import { getDirection, getText } from '../languages/texts';
import { PAGE_CSS_PATH, THEME_CSS_PATH } from './page';

/** Prevents the redirect of owners into the editing frame. */
const NO_REDIRECT = 'noredirect';

/** Address of the script that follows the link of this page. */
export const FRAME_SCRIPT_PATH = getSitePath(calls.frameScript);

export const FRAME_SCRIPT = `// Opens the page of the link in the whole window.
try {
  if (top !== self) top.location.replace(document.querySelector('a').href);
} catch {
  // From a frame of another site, browsers allow this only after a click on the link.
}
`;

/** Whether the browser loads the page into a frame. */
export const isFramed = (c: Ctx): boolean => c.req.header('Sec-Fetch-Dest') === 'iframe';

/**
 * Responds with a page that opens the requested page in the top window. Its link does so without script, and in frames
 * of other sites, where browsers let a script change the top window only after a click. The page must stay free of
 * forms and visitor data: any site may frame it.
 */
export function leaveFrame(c: Ctx, { site }: Pick<Deps, 'site'>): Response | Promise<Response> {
  const text = getText(site.locale);
  const url = new URL(c.req.url);
  url.searchParams.set(NO_REDIRECT, 'true');
  return c.html(
    html`<!doctype html>
<html lang="${site.locale}" dir="${getDirection(site.locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${site.name}</title>
<link rel="stylesheet" href="${PAGE_CSS_PATH}">
<link rel="stylesheet" href="${THEME_CSS_PATH}">
</head>
<body><main><p>${text('page.framed')}</p>
<p><a class="button" target="_top" href="${url.pathname}${url.search}">${text('page.open')}</a></p></main>
<script src="${FRAME_SCRIPT_PATH}"></script></body>
</html>`,
    200,
    { 'Content-Security-Policy': createFrameCsp(), Vary: 'Sec-Fetch-Dest' },
  );
}
