/** Owner pages, with or without script. */
import * as v from 'valibot';
import { FailureSchema } from '../../core/wire/failure';
import { toSameOriginPath } from '../domain/origin';
import { TOKEN_ACTOR } from '../domain/role';
import { timingSafeEqualText } from '../domain/signing';
import { FORM } from '../http/body';
import { getHost } from '../http/client';
import type { Ctx, Deps } from '../http/context';
import { endOwnerSession, startOwnerSession } from '../http/cookies';
import { HttpError } from '../http/errors';
import { type Route, type RouteSpec, route } from '../http/route';
import { renderFormsPage } from '../pages/owner-forms';
import { renderOutboxPage } from '../pages/owner-outbox';
import { findFirstSection, renderOwnerPage } from '../pages/owner-page';
import { renderOwnerSignIn } from '../pages/owner-sign-in';
import { renderSubmissionsPage } from '../pages/owner-submissions';
import { listJobs } from '../stores/jobs';
import { listMails } from '../stores/mail-log';
import { countJobs, listForms, listMailingLists } from '../stores/overview';
import { findOwnerAccount } from '../stores/owner-accounts';
import { listSubmissions } from '../stores/submission-list';
import { findFormOrThrow } from './form-service';
import { ownAccountRoutes } from './owner-account';
import { ownerAccountRoutes } from './owner-accounts';
import { ownerAuditRoutes } from './owner-audit';
import { ownerSettingsRoutes } from './owner-settings';
import { ownerSitesRoutes } from './owner-sites';
import { checkCode } from './owner-totp-service';
import { ownerVisitsRoutes } from './owner-visits';
import { checkPassword } from './password-check';

/** Submissions per page. */
const PAGE_SIZE = 25;

/** Number of jobs and mails shown. */
const LATEST = 50;

const OWNER_PAGE = {
  method: 'GET',
  tag: 'owner',
  undocumented: true,
  guard: 'owner:CRM',
  limit: 'read',
  responses: {
    200: { description: 'A page.' },
    401: { description: 'The sign-in page.', schema: FailureSchema },
  },
} as const satisfies Partial<RouteSpec>;
const SignOutSchema = v.object({ everywhere: v.optional(v.string()) });
const SignInSchema = v.union([
  v.object({ token: v.string(), returnTo: v.optional(v.string()) }),
  v.object({
    email: v.string(),
    password: v.string(),
    code: v.optional(v.string()),
    returnTo: v.optional(v.string()),
  }),
]);

export function ownerPageRoutes(deps: Deps): Route[] {
  return [
    overviewRoute(deps, '/config'),
    overviewRoute(deps, '/config/'),
    submissionsRoute(deps),
    ...ownerVisitsRoutes(deps),
    ...ownerAuditRoutes(deps),
    ...ownerAccountRoutes(deps),
    ...ownerSettingsRoutes(deps),
    ...ownerSitesRoutes(deps),
    ...ownAccountRoutes(deps),
    outboxRoute(deps),
    signInRoute(deps),
    signOutRoute(deps),
  ];
}

function overviewRoute(deps: Deps, path: string): Route {
  const query = { frameUrl: 'Path on this site to return to.' };
  return route(
    {
      ...OWNER_PAGE,
      path,
      guard: 'owner:authenticated',
      summary: 'Owner page: forms and mailing lists.',
      query,
      responses: {
        ...OWNER_PAGE.responses,
        303: { description: 'On to the first page that the role of the account may read.' },
      },
    },
    async ({ c, query: ask }) => {
      const first = findFirstSection(c.get('actor')?.role ?? 'none');
      if (first !== '/config/') return c.redirect(first, 303);
      const { db, site } = deps;
      const [forms, lists, { dead }] = await Promise.all([
        listForms(db, site.id),
        listMailingLists(db, site.id),
        countJobs(db, site.id),
      ]);
      const body = renderFormsPage({ forms, lists, dead }, site.locale);
      const from = toSameOriginPath(ask('frameUrl'), getHost(c, deps.trustProxy));
      return renderOwnerPage(c, deps, { title: 'Forms', section: '/config/', body, from });
    },
  );
}

function submissionsRoute(deps: Deps): Route {
  const query = {
    before: 'The `next` of the page before.',
    show: '`held`: only submissions that are held for review.',
  };
  return route(
    {
      ...OWNER_PAGE,
      path: '/config/forms/:formId',
      summary: 'Owner page: submissions of a form.',
      query,
      responses: {
        ...OWNER_PAGE.responses,
        404: { description: 'This form does not exist.', schema: FailureSchema },
      },
    },
    async ({ c, param, query: ask }) => {
      const { definition: form } = await findFormOrThrow(deps, param('formId'));
      const [held, before] = [ask('show') === 'held', ask('before')];
      const list = await listSubmissions(deps.db, deps.site.id, form.id, { before, limit: PAGE_SIZE, held });
      const body = renderSubmissionsPage(
        { form, list, held, isFurther: before !== undefined },
        deps.site.locale,
      );
      return renderOwnerPage(c, deps, { title: form.name, section: '/config/', body });
    },
  );
}

function outboxRoute(deps: Deps): Route {
  return route(
    { ...OWNER_PAGE, path: '/config/outbox', summary: 'Owner page: mails and webhooks with their state.' },
    async ({ c }) => {
      const { db, site } = deps;
      const [jobs, mails] = await Promise.all([
        listJobs(db, site.id, LATEST),
        listMails(db, site.id, LATEST),
      ]);
      const body = renderOutboxPage(jobs, mails, site.locale);
      return renderOwnerPage(c, deps, { title: 'Emails and webhooks', section: '/config/outbox', body });
    },
  );
}

function signInRoute(deps: Deps): Route {
  return route(
    {
      ...OWNER_PAGE,
      method: 'POST',
      path: '/config/session',
      guard: 'page',
      audited: true,
      limit: 'signIn',
      summary: 'Signs the owner in at this browser, for twelve hours.',
      bodies: { [FORM]: SignInSchema },
      responses: {
        303: { description: 'On to `returnTo`.' },
        401: { description: 'The sign-in page: the token, or address and password, are wrong.' },
        429: { description: 'Too many attempts; see `Retry-After`.', schema: FailureSchema },
      },
    },
    async ({ c, body }) => {
      const { returnTo } = body;
      if ('token' in body) {
        if (!timingSafeEqualText(body.token.trim(), deps.ownerToken))
          return renderOwnerSignIn(c, deps, {
            problem: 'This is not the token of the owner.',
            from: returnTo,
          });
        c.set('actor', TOKEN_ACTOR);
        await startOwnerSession(c, deps);
      } else {
        const refused = await signInAccount(c, deps, body);
        if (refused) return refused;
      }
      return c.redirect(toSameOriginPath(returnTo, getHost(c, deps.trustProxy)) ?? '/config/', 303);
    },
  );
}

/** Starts the session of an account, or returns the page with the reason why not. */
async function signInAccount(
  c: Ctx,
  deps: Deps,
  {
    returnTo,
    code = '',
    ...credentials
  }: { email: string; password: string; code?: string | undefined; returnTo?: string | undefined },
): Promise<Response | undefined> {
  const { db, site } = deps;
  try {
    const account = await checkPassword(c, deps, credentials, {
      kind: 'owner-sign-in',
      locale: 'en',
      find: () => findOwnerAccount(db, site.id, { email: credentials.email }),
      isConfirmed: ({ id }) => checkCode(deps, id, code),
      wrong: 'Address, password or one-time code is wrong.',
    });
    c.set('actor', { name: account.email, role: account.role, accountId: account.id });
    await startOwnerSession(c, deps, account.id);
    return undefined;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { status, message, headers } = error;
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    const attempt = { problem: message, from: returnTo, email: credentials.email };
    return renderOwnerSignIn(c, deps, attempt, status === 429 ? 429 : 401);
  }
}

function signOutRoute(deps: Deps): Route {
  return route(
    {
      ...OWNER_PAGE,
      method: 'POST',
      path: '/config/sign-out',
      guard: 'owner:authenticated',
      limit: 'write',
      summary: 'Signs the owner out at this browser, or everywhere.',
      bodies: { [FORM]: SignOutSchema },
      responses: { 303: { description: 'Redirects to the sign-in page.' }, 401: OWNER_PAGE.responses[401] },
    },
    async ({ c, body }) => {
      await endOwnerSession(c, deps, body.everywhere === 'yes');
      return c.redirect('/config/', 303);
    },
  );
}
