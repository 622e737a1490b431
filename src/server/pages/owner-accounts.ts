/** Owner pages for accounts: the list, one's own account, and invitations. */
import { html } from 'hono/html';
import { formatVersion } from '../domain/form-version';
import { MAX_PASSWORD, MIN_PASSWORD } from '../domain/password';
import {
  type Actor,
  AREAS,
  type Area,
  getRight,
  type Right,
  ROLE_NAMES,
  ROLE_SUMMARIES,
  ROLES,
} from '../domain/role';
import type { OwnerAccount } from '../stores/owner-accounts';
import { renderBadge } from './owner-page';
import { renderTotp, type TotpState } from './owner-totp';
import type { Markup } from './page';

const AREA_NAMES: Readonly<Record<Area, string>> = {
  authenticated: 'Own account',
  'content manager': 'Content',
  'product reviews': 'Comments and reviews',
  inventory: 'Products and their files',
  'store settings': 'Settings of the shop',
  donations: 'Donation pages',
  orders: 'Orders, subscriptions, gift cards',
  CRM: 'Form submissions, members, emails',
  activity: 'Visits',
  settings: 'Forms, languages and settings of the site',
  payments: 'Payments and sender',
  admin: 'Accounts, audit log, personal data, sites',
};

const RIGHT_NAMES: Readonly<Record<Right, string>> = { none: '–', read: 'Read', write: 'Read and change' };

export interface AccountsState {
  problem?: string | undefined;
  /** A link that was just created, and its recipient. Without a link, it was mailed. */
  invitation?: { email: string; link?: string } | undefined;
  /** Whether links can be sent by mail. */
  sendsMails?: boolean;
  /** Values entered in the form. */
  values?: { name?: string; email?: string; role?: string };
}

export function renderAccountsPage(
  accounts: readonly OwnerAccount[],
  { problem, invitation, sendsMails = false, values = {} }: AccountsState,
): Markup {
  return html`<h1>Accounts</h1>
    ${problem ? html`<div class="problems" role="alert"><h2>${problem}</h2></div>` : ''}
    ${invitation ? renderInvitation(invitation) : ''}
    ${
      accounts.length === 0
        ? html`<p class="note">Nobody has an account yet. Anybody with the owner token may do everything.</p>`
        : html`<table class="stacks"><caption class="off">Accounts</caption>
      <thead><tr><th scope="col">Who</th><th scope="col">State</th><th scope="col">Role</th><th scope="col"><span class="off">Actions</span></th></tr></thead>
      <tbody>${accounts.map((account) => renderAccount(account, sendsMails))}</tbody></table>`
    }
    <h2>Invite</h2>
    <form method="post" action="/config/accounts">
      <p><label for="name">Name</label> <input id="name" name="name" value="${values.name ?? ''}" autocomplete="off" required maxlength="200"></p>
      <p><label for="email">Email address</label> <input id="email" name="email" type="email" value="${values.email ?? ''}" autocomplete="off" required maxlength="256"></p>
      <p><label for="role">Role</label> ${renderRoles('role', values.role ?? 'editor')}</p>
      ${sendsMails ? '' : html`<p class="note">There is no mail server, so links have to be sent in another way.</p>`}
      <div class="actions">${sendsMails ? html`<button name="by" value="mail">Send an email</button>` : ''}<button name="by" value="link"${sendsMails ? html` class="quiet"` : ''}>Create a link</button></div>
    </form>
    <h2>Permissions of each role</h2>
    <ul>${ROLES.map((role) => html`<li><b>${ROLE_NAMES[role]}</b>: ${ROLE_SUMMARIES[role]}</li>`)}</ul>
    <table class="stacks rights"><caption class="off">Permissions by role</caption>
      <thead><tr><th scope="col">Part</th>${ROLES.map((role) => html`<th scope="col">${ROLE_NAMES[role]}</th>`)}</tr></thead>
      <tbody>${AREAS.map((area) => html`<tr><th scope="row">${AREA_NAMES[area]}</th>${ROLES.map((role) => html`<td data-label="${ROLE_NAMES[role]}">${RIGHT_NAMES[getRight(role, area)]}</td>`)}</tr>`)}</tbody></table>`;
}

const renderInvitation = ({ email, link }: { email: string; link?: string }): Markup =>
  link === undefined
    ? html`<div class="done" role="status"><h2>An email is on its way to ${email}</h2>
    <p>It contains a link that sets a password, once, within seven days. <a href="/config/outbox">Emails and webhooks</a></p></div>`
    : html`<div class="done" role="status"><h2>Link for ${email}</h2>
    <p>It is shown once. Send it to this person only: it sets a password, once, within seven days.</p>
    <p class="letter">${link}</p></div>`;

/** A role that cannot be given is shown as the first choice, which cannot be submitted. */
function renderRoles(id: string, selected: string): Markup {
  const none = ROLES.some((role) => role === selected)
    ? ''
    : html`<option value="" selected>${ROLE_NAMES.none}</option>`;
  return html`<select id="${id}" name="role" required>${none}${ROLES.map((role) => html`<option value="${role}"${role === selected ? html` selected` : ''}>${ROLE_NAMES[role]}</option>`)}</select>`;
}

function renderAccount({ id, name, email, role, passwordHash }: OwnerAccount, sendsMails: boolean): Markup {
  const path = `/config/accounts/${id}`;
  return html`<tr>
    <td data-label="Who">${name}<p class="note">${email}</p></td>
    <td data-label="State">${passwordHash ? renderBadge('Active', 'good') : renderBadge('Invited', 'wait')}</td>
    <td data-label="Role"><form class="move" method="post" action="${path}/role"><label class="off" for="role-${id}">Role of ${name}</label> ${renderRoles(`role-${id}`, role)} <input type="hidden" name="version" value="${formatVersion({ role })}" autocomplete="off"><button class="quiet">Save<span class="off"> the role of ${name}</span></button></form></td>
    <td><div class="actions"><form method="post" action="${path}/invite">${sendsMails ? html`<button class="quiet" name="by" value="mail">Email a new link<span class="off"> to ${name}</span></button>` : ''}<button class="quiet" name="by" value="link">New link<span class="off"> for ${name}</span></button></form>
      <details class="sure"><summary>Remove<span class="off"> ${name}</span></summary><form method="post" action="${path}/remove"><button>Remove permanently</button></form></details></div></td>
  </tr>`;
}

export interface OwnAccountState extends TotpState {
  problem?: string | undefined;
  isSaved?: boolean;
}

/** The account of the signed-in person. */
export function renderOwnAccountPage({ name, role, accountId }: Actor, state: OwnAccountState): Markup {
  const { problem, isSaved } = state;
  return html`<h1>Your account</h1>
    ${problem ? html`<div class="problems" role="alert"><h2>${problem}</h2></div>` : ''}
    ${isSaved ? html`<div class="done" role="status"><h2>The password was changed. All other browsers were signed out.</h2></div>` : ''}
    <p>${accountId ? html`${name}, ${ROLE_NAMES[role]}. ${ROLE_SUMMARIES[role]}` : html`Signed in with the owner token, which may do everything. <a href="/config/accounts">Create accounts</a> for daily work.`}</p>
    ${accountId ? html`${renderTotp(name, state)}${renderPasswordForm(name)}` : ''}
    <h2>Sessions</h2>
    <form method="post" action="/config/sign-out"><input type="hidden" name="everywhere" value="yes">
      <p><span class="note">${accountId ? 'Ends your sessions in all browsers.' : 'Ends the sessions of everybody in all browsers.'}</span></p>
      <p><button>Sign out everywhere</button></p></form>`;
}

const renderPasswordForm = (email: string): Markup =>
  html`<h2>Password</h2>
    <form method="post" action="/config/account/password">
      <input class="off" name="username" autocomplete="username" value="${email}" readonly tabindex="-1" aria-hidden="true">
      <p><label for="current">Current password</label> <input id="current" name="current" type="password" autocomplete="current-password" required></p>
      ${renderNewPassword()}
      <p><button>Change</button></p>
    </form>`;

const renderNewPassword = (): Markup =>
  html`<p><label for="password">New password</label>
    <span class="note" id="password-note">At least ${MIN_PASSWORD} characters.</span>
    <input id="password" name="password" type="password" autocomplete="new-password" required minlength="${MIN_PASSWORD}" maxlength="${MAX_PASSWORD}" aria-describedby="password-note"></p>`;

/** Invitation page; undefined: the link is no longer valid. */
export function renderInvitationPage(
  siteName: string,
  invited: { email: string; token: string } | undefined,
  problem?: string,
): Markup {
  if (!invited)
    return html`<p class="site">${siteName}</p><h1>This link is not valid</h1>
      <p>It was used or replaced, or it is older than seven days. Ask an administrator of the site for a new one.</p>
      <p><a href="/config/">Sign in</a></p>`;
  return html`<p class="site">${siteName}</p><h1>Choose a password</h1>
    ${problem ? html`<div class="problems" role="alert"><h2>${problem}</h2></div>` : ''}
    <form method="post" action="/config/invitation">
      <input type="hidden" name="token" value="${invited.token}">
      <p><label for="email">Email address</label> <input id="email" name="email" type="email" autocomplete="username" value="${invited.email}" readonly></p>
      ${renderNewPassword()}
      <p><button>Sign in</button></p>
    </form>`;
}
