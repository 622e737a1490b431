/** Sign-in page and pages for members, without script. */

import { html } from 'hono/html';
import { getSitePath } from '../../core/call-path';
import { calls } from '../../core/calls';
import { formatMoney } from '../../core/money';
import { MEMBERS_SIGN_OUT_PATH } from '../../core/routes';
import type { MemberAccount } from '../../core/wire/session';
import { getText } from '../languages/texts';
import type { MemberOrder } from '../stores/member-orders';
import type { Site } from '../stores/sites';
import type { Markup } from './page';

/** The site, and the language of the page. */
type Named = Pick<Site, 'name' | 'locale'>;

/** Values and error of the previous attempt. */
export interface SignInAttempt {
  email?: string;
  isPersistent?: boolean;
  /** A path on this site. */
  returnTo?: string | undefined;
  problem?: string;
  /** Whether the visitor has just signed out. */
  isDone?: boolean;
}

export function renderSignInPage({ name: siteName, locale }: Named, attempt: SignInAttempt): Markup {
  const { email = '', isPersistent, returnTo, problem, isDone } = attempt;
  const text = getText(locale);
  const notice = problem ? html`<div class="problems" role="alert"><h2>${problem}</h2></div>` : '';
  return html`<p class="site">${siteName}</p>
    <h1>${text('site-login.signIn')}</h1>${isDone ? html`<p role="status">${text('members.signedOut')}</p>` : ''}${notice}
    <form method="post" action="${getSitePath(calls.signIn)}">
      ${returnTo ? html`<input type="hidden" name="returnTo" value="${returnTo}">` : ''}
      <p><label for="email">${text('site-login.email')}</label>
        <input id="email" name="email" type="email" autocomplete="username" required value="${email}"></p>
      <p><label for="password">${text('site-login.password')}</label>
        <input id="password" name="password" type="password" autocomplete="current-password" required></p>
      <p class="choice"><input id="remember" name="rememberMe" type="checkbox" ${isPersistent ? html`checked` : ''}>
        <label for="remember">${text('site-login.rememberMe')}</label></p>
      <p><button>${text('site-login.signIn')}</button></p>
    </form>
    <p><a href="/">${text('page.backToSite')}</a></p>`;
}

/** What a member has bought. */
export interface MemberLibrary {
  /** Pages that only buyers may read, with the title of the product. */
  pages: readonly { href: string; title: string }[];
  /** Newest first, with the signed address of the order. */
  orders: readonly (MemberOrder & { href: string })[];
}

export function renderMembersPage(
  { displayName, email }: MemberAccount,
  { name: siteName, locale }: Named,
  { pages, orders }: MemberLibrary,
): Markup {
  const text = getText(locale);
  return html`<p class="site">${siteName}</p>
    <h1>${text('members.hello', { name: displayName || email })}</h1>
    <p>${text('members.signedIn', { site: siteName, email })}</p>
    ${
      pages.length === 0
        ? ''
        : html`<h2>${text('order.yourPages')}</h2>
    <ul>${pages.map(({ href, title }) => html`<li><a href="${href}">${title}</a></li>`)}</ul>`
    }
    ${orders.length === 0 ? '' : renderOrders(orders, locale)}
    <form method="post" action="${MEMBERS_SIGN_OUT_PATH}"><p><button>${text('site-login.signOut')}</button></p></form>
    <p><a href="/">${text('page.backToSite')}</a></p>`;
}

function renderOrders(orders: MemberLibrary['orders'], locale: string): Markup {
  const text = getText(locale);
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  return html`<h2>${text('site-member-area.labelOrders')}</h2>
    <ul class="lines">${orders.map(
      ({ href, createdAt, lines, totalCents, currency, state }) => html`<li>
      <a href="${href}"><time datetime="${createdAt.toISOString()}">${dates.format(createdAt)}</time></a>
      <span class="amount">${formatMoney(totalCents, currency, locale)}</span>
      <p class="note">${lines.map(({ title }) => title).join(', ')}${state === 'refunded' ? ` ${text('site-member-area.labelRefunded')}` : ''}</p></li>`,
    )}</ul>`;
}
