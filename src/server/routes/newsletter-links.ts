/** Links in newsletter mails: a page with a button that performs the action. */

import * as v from 'valibot';
import type { CallName } from '../../core/calls';
import { sha256 } from '../domain/signing';
import { fromCall } from '../http/call-route';
import type { Ctx, Deps } from '../http/context';
import { type Route, route } from '../http/route';
import { renderConfirmationPage } from '../pages/newsletter-page';
import { type Markup, renderPage, sentence } from '../pages/page';
import {
  confirmSubscription,
  endSubscription,
  findByToken,
  type Subscription,
  type TokenPurpose,
} from '../stores/subscribers';

/** Texts and action of one kind of link. */
interface Link {
  calls: { get: CallName; post: CallName };
  purpose: TokenPurpose;
  summary: { get: string; post: string };
  ask(token: string, subscription: Subscription): Markup;
  done(subscription: Subscription): Markup;
  act(deps: Deps, id: string): Promise<void>;
}

const BodySchema = v.looseObject({ token: v.optional(v.string()) });

const CONFIRM: Link = {
  calls: { get: 'confirmSubscriptionPage', post: 'confirmSubscription' },
  purpose: 'confirm',
  summary: {
    get: 'Page of the confirmation link. Asks for confirmation; changes nothing.',
    post: 'Confirms the subscription.',
  },
  ask: (token, { listName }) =>
    renderConfirmationPage(
      listName,
      `You are one click away from receiving “${listName}”.`,
      'Confirm',
      token,
    ),
  done: ({ listName }) =>
    sentence('Thank you', `You are now subscribed to “${listName}”.`, '/', 'Continue to the site'),
  act: ({ db, site, clock }, id) => confirmSubscription(db, site.id, id, clock()),
};

const LEAVE: Link = {
  calls: { get: 'unsubscribePage', post: 'unsubscribe' },
  purpose: 'leave',
  summary: {
    get: 'Page of the unsubscribe link. Asks for confirmation; changes nothing.',
    post: 'Ends the subscription; also called by mail clients (RFC 8058).',
  },
  ask: (token, { listName }) =>
    renderConfirmationPage(listName, `Do you want to unsubscribe from “${listName}”?`, 'Unsubscribe', token),
  done: ({ listName }) =>
    sentence(
      'You have unsubscribed',
      `You will no longer receive “${listName}”.`,
      '/',
      'Continue to the site',
    ),
  act: ({ db, site, clock }, id) => endSubscription(db, site.id, id, clock()),
};

export function newsletterLinkRoutes(deps: Deps): Route[] {
  return [CONFIRM, LEAVE].flatMap((link) => [askRoute(deps, link), actRoute(deps, link)]);
}

const COMMON = {
  tag: 'newsletter',
  guard: 'open',
  query: { token: 'From the link in the mail.' },
} as const;

const GONE = { about: 'A page: the link has expired or is invalid.' };

function askRoute(deps: Deps, link: Link): Route {
  return route(
    {
      ...COMMON,
      ...fromCall(link.calls.get),
      limit: 'read',
      summary: link.summary.get,
      answers: { 200: { about: 'A page with a button.' }, 404: GONE },
    },
    async ({ c, query }) => {
      const token = query('token') ?? '';
      const subscription = await find(deps, link, token);
      return subscription ? answer(c, deps, subscription, link.ask(token, subscription)) : gone(c, deps);
    },
  );
}

function actRoute(deps: Deps, link: Link): Route {
  return route(
    {
      ...COMMON,
      ...fromCall(link.calls.post),
      limit: 'write',
      summary: link.summary.post,
      bodies: { 'application/x-www-form-urlencoded': BodySchema, 'multipart/form-data': BodySchema },
      answers: {
        200: { about: 'A confirmation page, also for repeated posts.' },
        404: GONE,
      },
    },
    async ({ c, query, body }) => {
      const subscription = await find(deps, link, body.token ?? query('token') ?? '');
      if (!subscription) return gone(c, deps);
      await link.act(deps, subscription.id);
      return answer(c, deps, subscription, link.done(subscription));
    },
  );
}

function find(
  { db, site, clock }: Deps,
  { purpose }: Link,
  token: string,
): Promise<Subscription | undefined> {
  return findByToken(db, site.id, { hash: sha256(token), purpose, now: clock() });
}

function answer(c: Ctx, deps: Deps, { listName }: Subscription, body: Markup): Response | Promise<Response> {
  return renderPage(c, 200, { title: listName, locale: deps.site.locale, body });
}

function gone(c: Ctx, deps: Deps): Response | Promise<Response> {
  const text = 'It may have expired or been truncated. Please request a new one on the site.';
  const body = sentence('This link is no longer valid', text, '/', 'Continue to the site');
  return renderPage(c, 404, { title: 'This link is no longer valid', locale: deps.site.locale, body });
}
