/** Owner sign-in with the token that the server prints at its first start. */
import { html } from 'hono/html';
import { toSameOriginPath } from '../domain/origin';
import { getHost } from '../http/client';
import type { Ctx, Deps } from '../http/context';
import { renderPage } from './page';

/** Shown instead of an owner page, and leads back to it. */
export function renderOwnerSignIn(
  c: Ctx,
  deps: Deps,
  problem?: string,
  from?: string,
): Response | Promise<Response> {
  const requestedUrl = from ?? (c.req.method === 'GET' ? c.req.url : undefined);
  const returnTo =
    toSameOriginPath(requestedUrl && withoutHost(requestedUrl), getHost(c, deps.trustProxy)) ?? '/config/';
  const notice = problem ? html`<div class="problems" role="alert"><h2>${problem}</h2></div>` : '';
  const body = html`<p class="site">${deps.site.name}</p>
    <h1>Sign in</h1>${notice}
    <form method="post" action="/config/session">
      <input type="hidden" name="returnTo" value="${returnTo}">
      <input class="off" name="username" autocomplete="username" value="owner" readonly tabindex="-1" aria-hidden="true">
      <p><label for="token">Owner token</label>
        <span class="note" id="token-note">Printed when the server starts for the first time, and stored in the file owner-token of its data folder.</span>
        <input id="token" name="token" type="password" autocomplete="current-password" required aria-describedby="token-note"></p>
      <p><button>Sign in</button></p>
    </form>
    <p><a href="/">Back to the site</a></p>`;
  return renderPage(c, 401, { title: `Sign in – ${deps.site.name}`, locale: deps.site.locale, body });
}

function withoutHost(url: string): string {
  return url.replace(/^https?:\/\/[^/]+/, '');
}
