/** Owner pages of all accounts: invite, change the role, remove. */
import * as v from 'valibot';
import { isEmail } from '../../core/fields/email';
import { UUID7_RANDOM_BYTES, uuid7 } from '../../core/uuid7';
import type { Queryable } from '../db/db';
import type { Fields } from '../domain/catalog-input';
import { createInvitation, getInvitationLink, type StoredInvitation } from '../domain/owner-invitation';
import { type AssignableRole, isRole, ROLE_CHOICE } from '../domain/role';
import { FORM } from '../http/body';
import type { Ctx, Deps } from '../http/context';
import { HttpError } from '../http/errors';
import { type Route, route } from '../http/route';
import { type AccountsState, renderAccountsPage } from '../pages/owner-accounts';
import { renderOwnerPage } from '../pages/owner-page';
import { addJob } from '../stores/jobs';
import {
  addOwnerAccount,
  changeOwnerAccount,
  findOwnerAccount,
  listOwnerAccounts,
  type OwnerAccount,
  renewInvitation,
} from '../stores/owner-accounts';
import { createMissingAccount } from './owner-account-page';
import { saveForm } from './owner-edit';
import { CHANGED, NOT_FOUND, ownerSpecs, REFUSED, SAVED, SHOWN, SIGN_IN } from './owner-spec';

const PATH = '/config/accounts';

const accounts = ownerSpecs('admin');

/** How the link reaches the person: shown to the owner, or by mail. */
const BySchema = v.object({ by: v.optional(v.picklist(['link', 'mail']), 'link') });

const InviteSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.maxLength(200)),
  email: v.pipe(v.string(), v.trim(), v.maxLength(320)),
  role: v.string(),
  ...BySchema.entries,
});

export const ownerAccountRoutes = (deps: Deps): Route[] => [...listRoutes(deps), ...changeRoutes(deps)];

function listRoutes(deps: Deps): Route[] {
  const { site, clock, random } = deps;
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
        summary: 'Owner: invites somebody to the owner’s area, with a link that is shown or mailed.',
        bodies: { [FORM]: InviteSchema },
        responses: { 200: SHOWN, 401: SIGN_IN, 422: REFUSED },
      },
      async ({ c, body }) => {
        const { name, email, role } = body;
        const refuse = (problem: string) => showAccounts(c, deps, { problem, values: body });
        if (!name || !isEmail(email)) return refuse('Enter a name and an email address.');
        if (!isRole(role)) return refuse(ROLE_CHOICE);
        const id = uuid7(clock(), random(UUID7_RANDOM_BYTES));
        const store = (tx: Queryable, invitation: StoredInvitation) =>
          addOwnerAccount(tx, site.id, { id, email, name, role }, invitation, clock());
        const state = await invite(deps, { id, email }, body.by, store);
        return state ? showAccounts(c, deps, state) : refuse('This address has an account.');
      },
    ),
  ];
}

function changeRoutes(deps: Deps): Route[] {
  const { db, site } = deps;
  const responses = { 303: SAVED, 401: SIGN_IN, 404: NOT_FOUND, 422: REFUSED };
  const change = async (c: Ctx, id: string, fields: Fields, role: AssignableRole | undefined) => {
    const form = {
      key: `account/${id}`,
      async read(tx: Queryable) {
        const account = await findOwnerAccount(tx, site.id, { id });
        return account && { role: account.role };
      },
    };
    const { saved: outcome, conflict } = await saveForm(deps, form, fields, (tx) =>
      changeOwnerAccount(tx, site.id, id, role),
    );
    if (conflict)
      return showAccounts(c, deps, { problem: 'Somebody else has changed the role in the meantime.' }, 409);
    if (outcome === 'missing') throw createMissingAccount();
    if (outcome === 'done') return c.redirect(PATH, 303);
    return showAccounts(c, deps, {
      problem: 'This is the last administrator. Make somebody else an administrator first.',
    });
  };
  return [
    route(
      {
        ...accounts.WRITE,
        path: `${PATH}/:id/role`,
        summary: 'Owner: changes the role of an account.',
        responses: { ...responses, 409: CHANGED },
      },
      ({ c, param, body }) => {
        const { role = '' } = body;
        if (!isRole(role)) throw new HttpError(400, ROLE_CHOICE);
        return change(c, param('id'), body, role);
      },
    ),
    route(
      { ...accounts.WRITE, path: `${PATH}/:id/remove`, summary: 'Owner: removes an account.', responses },
      ({ c, param }) => change(c, param('id'), {}, undefined),
    ),
    route(
      {
        ...accounts.WRITE,
        path: `${PATH}/:id/invite`,
        summary: 'Owner: creates a new link that sets the password of an account, and shows or mails it.',
        bodies: { [FORM]: BySchema },
        responses: { 200: SHOWN, 401: SIGN_IN, 404: NOT_FOUND },
      },
      async ({ c, param, body: { by } }) => {
        const account = await findOwnerAccount(db, site.id, { id: param('id') });
        const store = (tx: Queryable, invitation: StoredInvitation) =>
          renewInvitation(tx, site.id, invitation.accountId, invitation);
        const state = account && (await invite(deps, account, by, store));
        if (!state) throw createMissingAccount();
        return showAccounts(c, deps, state);
      },
    ),
  ];
}

async function showAccounts(
  c: Ctx,
  deps: Deps,
  state: AccountsState,
  status: 200 | 409 | 422 = state.problem ? 422 : 200,
): Promise<Response> {
  const body = renderAccountsPage(await listOwnerAccounts(deps.db, deps.site.id), {
    ...state,
    sendsMails: deps.sendsMails,
  });
  return renderOwnerPage(c, deps, { title: 'Accounts', section: PATH, body }, status);
}

/** Stores an invitation and, unless its link is shown, the job of its mail. Undefined if it was not stored. */
async function invite(
  deps: Deps,
  { id, email }: Pick<OwnerAccount, 'id' | 'email'>,
  by: 'link' | 'mail',
  store: (tx: Queryable, invitation: StoredInvitation) => Promise<boolean>,
): Promise<AccountsState | undefined> {
  const { db, site, secrets, clock, random, jobs, siteUrl, sendsMails } = deps;
  const now = clock();
  const { token, invitation } = createInvitation(secrets, id, now);
  const isMailed = by === 'mail' && sendsMails;
  const jobId = uuid7(now, random(UUID7_RANDOM_BYTES));
  const isStored = await db.transaction(async (tx) => {
    if (!(await store(tx, invitation))) return false;
    if (isMailed)
      await addJob(tx, site.id, now, {
        id: jobId,
        kind: 'owner-invitation',
        subject: id,
        label: email,
        payload: { expires: invitation.expires },
      });
    return true;
  });
  if (!isStored) return undefined;
  if (isMailed) jobs.notify();
  return { invitation: { email, ...(!isMailed && { link: getInvitationLink(siteUrl(), token) }) } };
}
