/** Owner pages, with or without script. */
import * as v from 'valibot';
import { FailureSchema } from '../../core/wire/failure';
import { toSameOriginPath } from '../domain/origin';
import { timingSafeEqualText } from '../domain/signing';
import { getHost } from '../http/client';
import type { Deps } from '../http/context';
import { endOwnerSession, startOwnerSession } from '../http/cookies';
import { type Route, type RouteSpec, route } from '../http/route';
import { renderFormsPage } from '../pages/owner-forms';
import { renderOutboxPage } from '../pages/owner-outbox';
import { renderOwnerPage } from '../pages/owner-page';
import { renderOwnerSignIn } from '../pages/owner-sign-in';
import { renderSubmissionsPage } from '../pages/owner-submissions';
import { renderVisitsPage } from '../pages/owner-visits';
import { countEventsByDay, measureVitalsByDay } from '../stores/analytics';
import { listJobs } from '../stores/jobs';
import { listMails } from '../stores/mail-log';
import { countJobs, listForms, listMailingLists } from '../stores/overview';
import { listSubmissions } from '../stores/submission-list';
import { findFormOrThrow } from './form-service';

/** Submissions per page. */
const PAGE_SIZE = 25;

/** Days of analytics shown. */
const DAYS = 30;
const DAY_MS = 24 * 3_600_000;

/** Jobs and mails shown. */
const LATEST = 50;

const OWNER_PAGE = {
  method: 'GET',
  tag: 'owner',
  undocumented: true,
  guard: 'owner',
  limit: 'read',
  responses: {
    200: { description: 'A page.' },
    401: { description: 'The sign-in page.', schema: FailureSchema },
  },
} as const satisfies Partial<RouteSpec>;

const FORM = 'application/x-www-form-urlencoded';
const SignOutSchema = v.object({ everywhere: v.optional(v.string()) });
const SignInSchema = v.object({ token: v.string(), returnTo: v.optional(v.string()) });

export function ownerPageRoutes(deps: Deps): Route[] {
  return [
    overviewRoute(deps, '/config'),
    overviewRoute(deps, '/config/'),
    submissionsRoute(deps),
    visitsRoute(deps),
    outboxRoute(deps),
    signInRoute(deps),
    signOutRoute(deps),
  ];
}

function overviewRoute(deps: Deps, path: string): Route {
  const query = { frameUrl: 'Path on this site to return to.' };
  return route(
    { ...OWNER_PAGE, path, summary: 'Owner page: forms and mailing lists.', query },
    async ({ c, query: ask }) => {
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

function visitsRoute(deps: Deps): Route {
  return route(
    { ...OWNER_PAGE, path: '/config/visits', summary: 'Owner page: views, events, errors and speed by day.' },
    async ({ c }) => {
      const { db, site } = deps;
      const days = Array.from({ length: DAYS }, (_, at) =>
        new Date(deps.clock() - (DAYS - 1 - at) * DAY_MS).toISOString().slice(0, 10),
      );
      const from = days[0] ?? '';
      const [counts, vitals] = await Promise.all([
        countEventsByDay(db, site.id, from),
        measureVitalsByDay(db, site.id, from),
      ]);
      const body = renderVisitsPage({ days, counts, vitals }, site.locale);
      return renderOwnerPage(c, deps, { title: 'Visits', section: '/config/visits', body });
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
      return renderOwnerPage(c, deps, { title: 'Mails and webhooks', section: '/config/outbox', body });
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
      limit: 'signIn',
      summary: 'Signs the owner in at this browser, for twelve hours.',
      bodies: { [FORM]: SignInSchema },
      responses: {
        303: { description: 'On to `returnTo`.' },
        401: { description: 'The sign-in page: the token is invalid.' },
      },
    },
    async ({ c, body }) => {
      const { token, returnTo } = body;
      if (!timingSafeEqualText(token.trim(), deps.ownerToken))
        return renderOwnerSignIn(c, deps, 'This is not the token of the owner.', returnTo);
      await startOwnerSession(c, deps);
      return c.redirect(toSameOriginPath(returnTo, getHost(c, deps.trustProxy)) ?? '/config/', 303);
    },
  );
}

function signOutRoute(deps: Deps): Route {
  return route(
    {
      ...OWNER_PAGE,
      method: 'POST',
      path: '/config/sign-out',
      guard: 'page',
      limit: 'write',
      summary: 'Signs the owner out at this browser, or everywhere.',
      bodies: { [FORM]: SignOutSchema },
      responses: { 303: { description: 'Redirects to the sign-in page.' } },
    },
    async ({ c, body }) => {
      await endOwnerSession(c, deps, body.everywhere === 'yes');
      return c.redirect('/config/', 303);
    },
  );
}
