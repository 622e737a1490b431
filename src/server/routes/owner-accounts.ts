/** Owner pages of all accounts: invite, change the role, remove. */
import * as v from 'valibot';
import { isEmail } from '../../core/fields/email';
import { UUID7_RANDOM_BYTES, uuid7 } from '../../core/uuid7';
import { SECRET_BYTES } from '../domain/member-session';
import { isRole } from '../domain/role';
import { sha256 } from '../domain/signing';
import { FORM } from '../http/body';
import type { Ctx, Deps } from '../http/context';
import { HttpError } from '../http/errors';
import { type Route, route } from '../http/route';
import { type AccountsState, renderAccountsPage } from '../pages/owner-accounts';
import { renderOwnerPage } from '../pages/owner-page';
import {
  addOwnerAccount,
  changeOwnerAccount,
  findOwnerAccount,
  listOwnerAccounts,
  renewInvitation,
} from '../stores/owner-accounts';
import { INVITATION_PATH } from './owner-account';
import { createMissingAccount } from './owner-account-page';
import { NOT_FOUND, ownerSpecs, REFUSED, SAVED, SHOWN, SIGN_IN } from './owner-spec';

const PATH = '/config/accounts';

const INVITATION_MS = 7 * 24 * 3_600_000;

const accounts = ownerSpecs('accounts');

const InviteSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.maxLength(200)),
  email: v.pipe(v.string(), v.trim(), v.maxLength(320)),
  role: v.string(),
});

export const ownerAccountRoutes = (deps: Deps): Route[] => [...listRoutes(deps), ...changeRoutes(deps)];

function listRoutes(deps: Deps): Route[] {
  const { db, site, clock, random } = deps;
  return [
    route(
      {
        ...accounts.READ,
        path: PATH,
        summary: 'Owner page: accounts and their roles.',
        responses: { 200: SHOWN, 401: SIGN_IN },
      },
      ({ c }) => showAccounts(c, deps, {}),
    ),
    route(
      {
        ...accounts.WRITE,
        path: PATH,
        summary: 'Owner: invites somebody to the owner’s area.',
        bodies: { [FORM]: InviteSchema },
        responses: { 200: SHOWN, 401: SIGN_IN, 422: REFUSED },
      },
      async ({ c, body }) => {
        const { name, email, role } = body;
        const refuse = (problem: string) => showAccounts(c, deps, { problem, values: body });
        if (!name || !isEmail(email) || !isRole(role))
          return refuse('Enter a name, an email address and a role.');
        const { token, invitation } = createInvitation(deps);
        const id = uuid7(clock(), random(UUID7_RANDOM_BYTES));
        if (!(await addOwnerAccount(db, site.id, { id, email, name, role }, invitation, clock())))
          return refuse('This address has an account.');
        return showAccounts(c, deps, { invitation: { email, link: getLink(deps, token) } });
      },
    ),
  ];
}

function changeRoutes(deps: Deps): Route[] {
  const { db, site } = deps;
  const responses = { 303: SAVED, 401: SIGN_IN, 404: NOT_FOUND, 422: REFUSED };
  const change = async (c: Ctx, id: string, role: Parameters<typeof changeOwnerAccount>[3]) => {
    const outcome = await changeOwnerAccount(db, site.id, id, role);
    if (outcome === 'missing') throw createMissingAccount();
    if (outcome === 'done') return c.redirect(PATH, 303);
    return showAccounts(c, deps, { problem: 'This is the last owner. Make somebody else an owner first.' });
  };
  return [
    route(
      {
        ...accounts.WRITE,
        path: `${PATH}/:id/role`,
        summary: 'Owner: changes the role of an account.',
        responses,
      },
      ({ c, param, body: { role = '' } }) => {
        if (!isRole(role)) throw new HttpError(400, 'role: is not a role.');
        return change(c, param('id'), role);
      },
    ),
    route(
      { ...accounts.WRITE, path: `${PATH}/:id/remove`, summary: 'Owner: removes an account.', responses },
      ({ c, param }) => change(c, param('id'), undefined),
    ),
    route(
      {
        ...accounts.WRITE,
        path: `${PATH}/:id/invite`,
        summary: 'Owner: creates a new link that sets the password of an account.',
        responses: { 200: SHOWN, 401: SIGN_IN, 404: NOT_FOUND },
      },
      async ({ c, param }) => {
        const { token, invitation } = createInvitation(deps);
        const account = await findOwnerAccount(db, site.id, { id: param('id') });
        if (!account || !(await renewInvitation(db, site.id, account.id, invitation)))
          throw createMissingAccount();
        return showAccounts(c, deps, { invitation: { email: account.email, link: getLink(deps, token) } });
      },
    ),
  ];
}

async function showAccounts(c: Ctx, deps: Deps, state: AccountsState): Promise<Response> {
  const body = renderAccountsPage(await listOwnerAccounts(deps.db, deps.site.id), state);
  return renderOwnerPage(c, deps, { title: 'Accounts', section: PATH, body }, state.problem ? 422 : 200);
}

function createInvitation({ clock, random }: Deps) {
  const token = Buffer.from(random(SECRET_BYTES)).toString('base64url');
  return { token, invitation: { hash: sha256(token), expires: clock() + INVITATION_MS } };
}

const getLink = (deps: Deps, token: string): string => `${deps.siteUrl()}${INVITATION_PATH}?token=${token}`;
