/** Links in newsletter mails: a page with a button that performs the action. */
import * as v from 'valibot';
import type { CallName } from '../../core/calls';
import { sha256 } from '../domain/signing';
import { FORM } from '../http/body';
import { fromCall } from '../http/call-route';
import type { Ctx, Deps } from '../http/context';
import { LANGUAGE_PARAMETER } from '../http/request-language';
import { type Route, route } from '../http/route';
import { getText, type Text } from '../languages/texts';
import { renderConfirmationPage } from '../pages/newsletter-page';
import { type Markup, renderMessage, renderPage } from '../pages/page';
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
  renderQuestion(token: string, subscription: Subscription, text: Text): Markup;
  renderResult(subscription: Subscription, text: Text): Markup;
  run(deps: Deps, id: string): Promise<void>;
}

const BodySchema = v.looseObject({ token: v.optional(v.string()) });

const CONFIRM: Link = {
  calls: { get: 'confirmSubscriptionPage', post: 'confirmSubscription' },
  purpose: 'confirm',
  summary: {
    get: 'Page of the confirmation link. Asks for confirmation; changes nothing.',
    post: 'Confirms the subscription.',
  },
  renderQuestion: (token, { listName: list }, text) =>
    renderConfirmationPage(
      list,
      text('newsletter.confirmQuestion', { list }),
      text('newsletter.confirm'),
      token,
    ),
  renderResult: ({ listName: list }, text) =>
    renderMessage(
      text('newsletter.thanks'),
      text('newsletter.subscribed', { list }),
      '/',
      text('page.continue'),
    ),
  run: ({ db, site, clock }, id) => confirmSubscription(db, site.id, id, clock()),
};

const UNSUBSCRIBE: Link = {
  calls: { get: 'unsubscribePage', post: 'unsubscribe' },
  purpose: 'leave',
  summary: {
    get: 'Page of the unsubscribe link. Asks for confirmation; changes nothing.',
    post: 'Ends the subscription; also called by mail clients (RFC 8058).',
  },
  renderQuestion: (token, { listName: list }, text) =>
    renderConfirmationPage(list, text('newsletter.leaveQuestion', { list }), text('newsletter.leave'), token),
  renderResult: ({ listName: list }, text) =>
    renderMessage(text('newsletter.left'), text('newsletter.leftText', { list }), '/', text('page.continue')),
  run: ({ db, site, clock }, id) => db.transaction((tx) => endSubscription(tx, site.id, id, clock())),
};

export function newsletterLinkRoutes(deps: Deps): Route[] {
  return [CONFIRM, UNSUBSCRIBE].flatMap((link) => [
    createConfirmationPageRoute(deps, link),
    createActionRoute(deps, link),
  ]);
}

const COMMON = {
  tag: 'newsletter',
  guard: 'open',
  query: { token: 'From the link in the mail.', [LANGUAGE_PARAMETER]: 'Language of the page.' },
} as const;

const INVALID_LINK = { description: 'A page: the link has expired or is invalid.' };

function createConfirmationPageRoute(deps: Deps, link: Link): Route {
  return route(
    {
      ...COMMON,
      ...fromCall(link.calls.get),
      limit: 'read',
      summary: link.summary.get,
      responses: { 200: { description: 'A page with a button.' }, 404: INVALID_LINK },
    },
    async ({ c, query }) => {
      const token = query('token') ?? '';
      const subscription = await findSubscription(deps, link, token);
      return subscription
        ? renderAnswer(
            c,
            deps,
            subscription,
            link.renderQuestion(token, subscription, getText(deps.site.locale)),
          )
        : renderInvalidLink(c, deps);
    },
  );
}

function createActionRoute(deps: Deps, link: Link): Route {
  return route(
    {
      ...COMMON,
      ...fromCall(link.calls.post),
      limit: 'write',
      summary: link.summary.post,
      bodies: { [FORM]: BodySchema, 'multipart/form-data': BodySchema },
      responses: {
        200: { description: 'A confirmation page, also for repeated posts.' },
        404: INVALID_LINK,
      },
    },
    async ({ c, query, body }) => {
      const subscription = await findSubscription(deps, link, body.token ?? query('token') ?? '');
      if (!subscription) return renderInvalidLink(c, deps);
      await link.run(deps, subscription.id);
      return renderAnswer(c, deps, subscription, link.renderResult(subscription, getText(deps.site.locale)));
    },
  );
}

function findSubscription(
  { db, site, clock }: Deps,
  { purpose }: Link,
  token: string,
): Promise<Subscription | undefined> {
  return findByToken(db, site.id, { hash: sha256(token), purpose, now: clock() });
}

function renderAnswer(
  c: Ctx,
  deps: Deps,
  { listName }: Subscription,
  body: Markup,
): Response | Promise<Response> {
  return renderPage(c, 200, { title: listName, locale: deps.site.locale, body });
}

function renderInvalidLink(c: Ctx, deps: Deps): Response | Promise<Response> {
  const { locale } = deps.site;
  const text = getText(locale);
  const title = text('newsletter.invalidLink');
  const body = renderMessage(title, text('newsletter.invalidLinkText'), '/', text('page.continue'));
  return renderPage(c, 404, { title, locale, body });
}
