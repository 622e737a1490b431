/** Sign-in to the owner's area: with an account, or with the token that the server prints at its first start. */
import { html } from 'hono/html';
import { toSameOriginPath } from '../domain/origin';
import { getHost } from '../http/client';
import type { Ctx, Deps } from '../http/context';
import { findSignInFields } from '../stores/owner-accounts';
import { type Markup, renderPage } from './page';

interface Attempt {
  problem?: string;
  /** Address to return to; by default the one of the request. */
  from?: string | undefined;
  email?: string;
}

/** Shown instead of an owner page; leads back to it. */
export async function renderOwnerSignIn(
  c: Ctx,
  deps: Deps,
  { problem, from, email = '' }: Attempt = {},
  status: 401 | 429 = 401,
): Promise<Response> {
  const { hasAccounts, hasCodes } = await findSignInFields(deps.db, deps.site.id);
  const requestedUrl = from ?? (c.req.method === 'GET' ? c.req.url : undefined);
  const returnTo =
    toSameOriginPath(requestedUrl && withoutHost(requestedUrl), getHost(c, deps.trustProxy)) ?? '/config/';
  const notice = problem ? html`<div class="problems" role="alert"><h2>${problem}</h2></div>` : '';
  const body = html`<p class="site">${deps.site.name}</p>
    <h1>Sign in</h1>${notice}
    ${hasAccounts ? renderAccountForm(returnTo, email, hasCodes) : ''}
    ${hasAccounts ? html`<details class="entry"><summary>Sign in with the owner token</summary>${renderTokenForm(returnTo)}</details>` : renderTokenForm(returnTo)}
    <p><a href="/">Back to the site</a></p>`;
  // The owner's area is not translated.
  return renderPage(c, status, { title: `Sign in – ${deps.site.name}`, locale: 'en', body });
}

const renderTokenForm = (returnTo: string): Markup =>
  html`<form method="post" action="/config/session">
      <input type="hidden" name="returnTo" value="${returnTo}">
      <input class="off" name="username" autocomplete="username" value="owner" readonly tabindex="-1" aria-hidden="true">
      <p><label for="token">Owner token</label>
        <span class="note" id="token-note">Printed when the server starts for the first time, and stored in the file owner-token of its data folder.</span>
        <input id="token" name="token" type="password" autocomplete="current-password" required aria-describedby="token-note"></p>
      <p><button>Sign in</button></p>
    </form>`;

const renderAccountForm = (returnTo: string, email: string, hasCodes: boolean): Markup =>
  html`<form method="post" action="/config/session">
      <input type="hidden" name="returnTo" value="${returnTo}">
      <p><label for="email">Email address</label> <input id="email" name="email" type="email" autocomplete="username" required value="${email}"></p>
      <p><label for="password">Password</label> <input id="password" name="password" type="password" autocomplete="current-password" required></p>
      ${hasCodes ? renderCodeField() : ''}
      <p><button>Sign in</button></p>
    </form>`;

const renderCodeField = (): Markup =>
  html`<p><label for="code">One-time code</label>
        <span class="note" id="code-note">If one-time codes are on: a code from your app, or a recovery code.</span>
        <input id="code" name="code" autocomplete="one-time-code" aria-describedby="code-note" maxlength="40"></p>`;

function withoutHost(url: string): string {
  return url.replace(/^https?:\/\/[^/]+/, '');
}
