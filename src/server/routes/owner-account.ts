/** The account of the person who is signed in to the owner's area, and the page of an invitation. */
import * as v from 'valibot';
import { INVITATION_PATH } from '../domain/owner-invitation';
import { hashPassword, MAX_PASSWORD, MIN_PASSWORD } from '../domain/password';
import { sha256 } from '../domain/signing';
import { FORM } from '../http/body';
import type { Ctx, Deps } from '../http/context';
import { getOwnerSessionId, startOwnerSession } from '../http/cookies';
import { type Route, route } from '../http/route';
import { renderInvitationPage } from '../pages/owner-accounts';
import { renderPage } from '../pages/page';
import { acceptInvitation, findInvited, findOwnerAccount, setOwnerPassword } from '../stores/owner-accounts';
import { createMissingAccount, getActor, OWN_PATH, showOwnAccount } from './owner-account-page';
import { isConfirmed } from './owner-confirm';
import { NOT_FOUND, ownerSpecs, REFUSED, SAVED, SHOWN, SIGN_IN } from './owner-spec';
import { ownerTotpRoutes } from './owner-totp';

const own = ownerSpecs('authenticated');

const PasswordSchema = v.object({ current: v.string(), password: v.string() });
const AcceptSchema = v.object({ token: v.string(), password: v.string() });

export const ownAccountRoutes = (deps: Deps): Route[] => [
  ...ownRoutes(deps),
  ...ownerTotpRoutes(deps),
  ...invitationRoutes(deps),
];

function ownRoutes(deps: Deps): Route[] {
  const { db, site } = deps;
  return [
    route(
      {
        ...own.READ,
        path: OWN_PATH,
        summary: 'Owner page: your account.',
        query: { saved: 'Whether the password has just been changed.' },
        responses: { 200: SHOWN, 401: SIGN_IN },
      },
      ({ c, query }) => showOwnAccount(c, deps, { isSaved: query('saved') === 'yes' }),
    ),
    route(
      {
        ...own.WRITE,
        path: `${OWN_PATH}/password`,
        limit: 'signIn',
        summary: 'Owner: changes your password.',
        bodies: { [FORM]: PasswordSchema },
        responses: { 303: SAVED, 401: SIGN_IN, 404: NOT_FOUND, 422: REFUSED },
      },
      async ({ c, body: { current, password } }) => {
        const { accountId } = getActor(c);
        const account = accountId ? await findOwnerAccount(db, site.id, { id: accountId }) : undefined;
        if (!account) throw createMissingAccount();
        const problem = findPasswordProblem(password);
        if (problem) return showOwnAccount(c, deps, { problem });
        if (!(await isConfirmed(c, deps, current)))
          return showOwnAccount(c, deps, { problem: 'The current password is wrong.' });
        const kept = getOwnerSessionId(c, deps);
        await setOwnerPassword(db, site.id, account.id, await hashPassword(password), kept);
        return c.redirect(`${OWN_PATH}?saved=yes`, 303);
      },
    ),
  ];
}

function invitationRoutes(deps: Deps): Route[] {
  const { db, site, clock } = deps;
  const show = (
    c: Ctx,
    status: 200 | 404 | 422,
    invited?: Parameters<typeof renderInvitationPage>[1],
    problem?: string,
  ) =>
    renderPage(c, status, {
      title: `Invitation – ${site.name}`,
      locale: 'en',
      body: renderInvitationPage(site.name, invited, problem),
    });
  const common = { tag: 'owner', path: INVITATION_PATH, undocumented: true } as const;
  return [
    route(
      {
        ...common,
        method: 'GET',
        guard: 'open',
        limit: 'read',
        summary: 'Page of an invitation to the owner’s area.',
        query: { token: 'The secret of the link.' },
        responses: { 200: SHOWN, 404: { description: 'The link is no longer valid.' } },
      },
      async ({ c, query }) => {
        const token = query('token') ?? '';
        const account = await findInvited(db, site.id, sha256(token), clock());
        return show(c, account ? 200 : 404, account && { email: account.email, token });
      },
    ),
    route(
      {
        ...common,
        method: 'POST',
        guard: 'page',
        audited: true,
        limit: 'signIn',
        summary: 'Sets the password of an invited account, and signs it in.',
        bodies: { [FORM]: AcceptSchema },
        responses: {
          303: { description: 'On to the owner’s area.' },
          404: { description: 'The link is no longer valid.' },
          422: REFUSED,
        },
      },
      async ({ c, body: { token, password } }) => {
        const hash = sha256(token);
        const invited = await findInvited(db, site.id, hash, clock());
        const problem = findPasswordProblem(password);
        if (invited && problem) return show(c, 422, { email: invited.email, token }, problem);
        const account =
          invited && (await acceptInvitation(db, site.id, hash, await hashPassword(password), clock()));
        if (!account) return show(c, 404);
        c.set('actor', { name: account.email, role: account.role, accountId: account.id });
        await startOwnerSession(c, deps, account.id);
        return c.redirect('/config/', 303);
      },
    ),
  ];
}

function findPasswordProblem({ length }: string): string | undefined {
  if (length < MIN_PASSWORD) return `Choose a password of at least ${MIN_PASSWORD} characters.`;
  return length > MAX_PASSWORD ? `Choose a password of at most ${MAX_PASSWORD} characters.` : undefined;
}
