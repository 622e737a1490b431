/** Sign-in and members' pages without script. */

import { html } from 'hono/html';
import { getSitePath } from '../../core/call-path';
import { calls } from '../../core/calls';
import { logoutMessages, memberMessages } from '../../core/messages-session';
import { formatMoney } from '../../core/money';
import { MEMBERS_SIGN_OUT_PATH } from '../../core/routes';
import type { MemberAccount } from '../../core/wire/session';
import type { MemberOrder } from '../stores/member-orders';
import type { Markup } from './page';

/** Values and error of the previous attempt. */
export interface SignInAttempt {
  email?: string;
  isPersistent?: boolean;
  /** A path on this site. */
  returnTo?: string | undefined;
  problem?: string;
  /** The visitor has just signed out. */
  isDone?: boolean;
}

export function renderSignInPage(siteName: string, attempt: SignInAttempt): Markup {
  const { email = '', isPersistent, returnTo, problem, isDone } = attempt;
  const messages = memberMessages;
  const notice = problem ? html`<div class="problems" role="alert"><h2>${problem}</h2></div>` : '';
  return html`<p class="site">${siteName}</p>
    <h1>${messages.signIn}</h1>${isDone ? html`<p role="status">${logoutMessages.body}</p>` : ''}${notice}
    <form method="post" action="${getSitePath(calls.signIn)}">
      ${returnTo ? html`<input type="hidden" name="returnTo" value="${returnTo}">` : ''}
      <p><label for="email">${messages.email}</label>
        <input id="email" name="email" type="email" autocomplete="username" required value="${email}"></p>
      <p><label for="password">${messages.password}</label>
        <input id="password" name="password" type="password" autocomplete="current-password" required></p>
      <p class="choice"><input id="remember" name="rememberMe" type="checkbox" ${isPersistent ? html`checked` : ''}>
        <label for="remember">${messages.rememberMe}</label></p>
      <p><button>${messages.signIn}</button></p>
    </form>
    <p><a href="/">Back to the site</a></p>`;
}

/** What a member has bought. */
export interface MemberLibrary {
  /** Pages that only buyers may read, with the title of what was bought. */
  pages: readonly { href: string; title: string }[];
  /** The newest first, with the signed address of the order. */
  orders: readonly (MemberOrder & { href: string })[];
  locale: string;
}

export function renderMembersPage(
  { displayName, email }: MemberAccount,
  siteName: string,
  { pages, orders, locale }: MemberLibrary,
): Markup {
  return html`<p class="site">${siteName}</p>
    <h1>Hello ${displayName || email}</h1>
    <p>You are signed in at ${siteName} as ${email}. This page is for members only.</p>
    ${
      pages.length === 0
        ? ''
        : html`<h2>Your pages</h2>
    <ul>${pages.map(({ href, title }) => html`<li><a href="${href}">${title}</a></li>`)}</ul>`
    }
    ${orders.length === 0 ? '' : renderOrders(orders, locale)}
    <form method="post" action="${MEMBERS_SIGN_OUT_PATH}"><p><button>${memberMessages.signOut}</button></p></form>
    <p><a href="/">Back to the site</a></p>`;
}

function renderOrders(orders: MemberLibrary['orders'], locale: string): Markup {
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  return html`<h2>Your orders</h2>
    <ul class="lines">${orders.map(
      ({ href, createdAt, lines, totalCents, currency, state }) => html`<li>
      <a href="${href}"><time datetime="${createdAt.toISOString()}">${dates.format(createdAt)}</time></a>
      <span class="amount">${formatMoney(totalCents, currency, locale)}</span>
      <p class="note">${lines.map(({ title }) => title).join(', ')}${state === 'refunded' ? ' (refunded)' : ''}</p></li>`,
    )}</ul>`;
}
