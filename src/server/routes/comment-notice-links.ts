/** Unsubscribe link in mails about replies: a page with a button. */
import { html } from 'hono/html';
import * as v from 'valibot';
import { getSitePath } from '../../core/call-path';
import { calls } from '../../core/calls';
import { parseNoticeToken } from '../domain/comment-token';
import { FORM } from '../http/body';
import { fromCall } from '../http/call-route';
import type { Ctx, Deps } from '../http/context';
import { LANGUAGE_PARAMETER } from '../http/request-language';
import { type Route, route } from '../http/route';
import { getText, type Text } from '../languages/texts';
import { type Markup, renderMessage, renderPage } from '../pages/page';
import { endNotices } from '../stores/comment-notices';

const COMMON = {
  tag: 'comments',
  guard: 'open',
  query: { token: 'From the link in the mail.', [LANGUAGE_PARAMETER]: 'Language of the page.' },
} as const;

const INVALID_LINK = { description: 'A page: the link is invalid.' };
const BodySchema = v.looseObject({ token: v.optional(v.string()) });

export function commentNoticeRoutes(deps: Deps): Route[] {
  return [
    route(
      {
        ...COMMON,
        ...fromCall('commentNoticePage'),
        limit: 'read',
        summary: 'Unsubscribe page for mails about replies; changes nothing.',
        responses: { 200: { description: 'A page with a button.' }, 404: INVALID_LINK },
      },
      ({ c, query }) => {
        const token = query('token') ?? '';
        return parseNoticeToken(deps.secrets, deps.site.id, token)
          ? show(c, deps, renderQuestion(token, getText(deps.site.locale)))
          : showInvalid(c, deps);
      },
    ),
    route(
      {
        ...COMMON,
        ...fromCall('endCommentNotices'),
        limit: 'write',
        summary: 'Unsubscribes from mails about replies; also called by mail clients (RFC 8058).',
        bodies: { [FORM]: BodySchema, 'multipart/form-data': BodySchema },
        responses: { 200: { description: 'A page, also for repeated posts.' }, 404: INVALID_LINK },
      },
      async ({ c, query, body }) => {
        const id = parseNoticeToken(deps.secrets, deps.site.id, body.token ?? query('token') ?? '');
        if (!id || !(await endNotices(deps.db, deps.site.id, id))) return showInvalid(c, deps);
        const text = getText(deps.site.locale);
        const done = text('comment-notice.ended');
        return show(c, deps, renderMessage(text('comment-notice.title'), done, '/', text('page.continue')));
      },
    ),
  ];
}

const renderQuestion = (token: string, text: Text): Markup =>
  html`<h1>${text('comment-notice.title')}</h1><p>${text('comment-notice.question')}</p>
    <form method="post" action="${getSitePath(calls.endCommentNotices)}">
      <input type="hidden" name="token" value="${token}"><p><button>${text('comment-notice.end')}</button></p></form>`;

const show = (c: Ctx, { site: { locale } }: Deps, body: Markup): Response | Promise<Response> =>
  renderPage(c, 200, { title: getText(locale)('comment-notice.title'), locale, body });

function showInvalid(c: Ctx, { site }: Deps): Response | Promise<Response> {
  const text = getText(site.locale);
  const title = text('newsletter.invalidLink');
  const body = renderMessage(title, text('comment-notice.truncated'), '/', text('page.continue'));
  return renderPage(c, 404, { title, locale: site.locale, body });
}
