/** Links in newsletter mails: a page with a button that performs the action. */
import * as v from 'valibot';
import { NEWSLETTER_CONFIRM_PATH, NEWSLETTER_UNSUBSCRIBE_PATH } from '../../core/routes';
import { sha256 } from '../domain/signing';
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
  path: string;
  purpose: TokenPurpose;
  summary: { get: string; post: string };
  ask(token: string, subscription: Subscription): Markup;
  done(subscription: Subscription): Markup;
  act(deps: Deps, id: string): Promise<void>;
}

const BodySchema = v.looseObject({ token: v.optional(v.string()) });

const CONFIRM: Link = {
  path: NEWSLETTER_CONFIRM_PATH,
  purpose: 'confirm',
  summary: {
    get: 'The page behind the link of a confirmation mail: asks once more, changes nothing.',
    post: 'Puts the address on the list.',
  },
  ask: (token, { listName }) =>
    renderConfirmationPage(listName, `You are one click away from getting “${listName}”.`, 'Confirm', token),
  done: ({ listName }) => sentence('Thank you', `From now on you get “${listName}”.`, '/', 'On to the site'),
  act: ({ db, site, clock }, id) => confirmSubscription(db, site.id, id, clock()),
};

const LEAVE: Link = {
  path: NEWSLETTER_UNSUBSCRIBE_PATH,
  purpose: 'leave',
  summary: {
    get: 'The page behind the link to leave a list: asks once more, changes nothing.',
    post: 'Takes the address off the list; also what mail programs call (RFC 8058).',
  },
  ask: (token, { listName }) =>
    renderConfirmationPage(listName, `Do you want no more mail from “${listName}”?`, 'Leave the list', token),
  done: ({ listName }) =>
    sentence('You have left the list', `You get no more mail from “${listName}”.`, '/', 'On to the site'),
  act: ({ db, site, clock }, id) => endSubscription(db, site.id, id, clock()),
};

export function newsletterLinkRoutes(deps: Deps): Route[] {
  return [CONFIRM, LEAVE].flatMap((link) => [askRoute(deps, link), actRoute(deps, link)]);
}

const COMMON = {
  tag: 'newsletter',
  ours: true,
  guard: 'open',
  query: { token: 'From the link in the mail.' },
} as const;

const GONE = { about: 'A page: the link is too old, or was never one of ours.' };

function askRoute(deps: Deps, link: Link): Route {
  return route(
    {
      ...COMMON,
      method: 'GET',
      path: link.path,
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
      method: 'POST',
      path: link.path,
      limit: 'write',
      summary: link.summary.post,
      bodies: { 'application/x-www-form-urlencoded': BodySchema, 'multipart/form-data': BodySchema },
      answers: {
        200: { about: 'A page that says that it is done; the same again for a second post.' },
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
  const text = 'Perhaps it is too old, or a part of it was cut off. Please ask for a new one on the site.';
  const body = sentence('This link does not work any more', text, '/', 'On to the site');
  return renderPage(c, 404, { title: 'This link does not work any more', locale: deps.site.locale, body });
}
