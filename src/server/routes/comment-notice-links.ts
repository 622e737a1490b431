/** The link in mails about replies: a page with a button that ends them. */
import { html } from 'hono/html';
import * as v from 'valibot';
import { getSitePath } from '../../core/call-path';
import { calls } from '../../core/calls';
import { parseNoticeToken } from '../domain/comment-token';
import { fromCall } from '../http/call-route';
import type { Ctx, Deps } from '../http/context';
import { type Route, route } from '../http/route';
import { type Markup, renderMessage, renderPage } from '../pages/page';
import { endNotices } from '../stores/comment-notices';

const COMMON = {
  tag: 'comments',
  guard: 'open',
  query: { token: 'From the link in the mail.' },
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
        summary: 'Page of the link that ends mails about replies; changes nothing.',
        responses: { 200: { description: 'A page with a button.' }, 404: INVALID_LINK },
      },
      ({ c, query }) => {
        const token = query('token') ?? '';
        return parseNoticeToken(deps.secrets, deps.site.id, token)
          ? show(c, deps, renderQuestion(token))
          : showInvalid(c, deps);
      },
    ),
    route(
      {
        ...COMMON,
        ...fromCall('endCommentNotices'),
        limit: 'write',
        summary: 'Ends mails about replies; also called by mail clients (RFC 8058).',
        bodies: { 'application/x-www-form-urlencoded': BodySchema, 'multipart/form-data': BodySchema },
        responses: { 200: { description: 'A page, also for repeated posts.' }, 404: INVALID_LINK },
      },
      async ({ c, query, body }) => {
        const id = parseNoticeToken(deps.secrets, deps.site.id, body.token ?? query('token') ?? '');
        if (!id || !(await endNotices(deps.db, deps.site.id, id))) return showInvalid(c, deps);
        const text = 'You will receive no more mails about replies to your comments.';
        return show(c, deps, renderMessage(TITLE, text, '/', 'Continue to the site'));
      },
    ),
  ];
}

const TITLE = 'Mails about replies';

const renderQuestion = (token: string): Markup =>
  html`<h1>${TITLE}</h1><p>Do you want to receive no more mails about replies to your comments?</p>
    <form method="post" action="${getSitePath(calls.endCommentNotices)}">
      <input type="hidden" name="token" value="${token}"><p><button>End the mails</button></p></form>`;

const show = (c: Ctx, { site }: Deps, body: Markup): Response | Promise<Response> =>
  renderPage(c, 200, { title: TITLE, locale: site.locale, body });

function showInvalid(c: Ctx, { site }: Deps): Response | Promise<Response> {
  const title = 'This link is not valid';
  const body = renderMessage(title, 'It may have been truncated.', '/', 'Continue to the site');
  return renderPage(c, 404, { title, locale: site.locale, body });
}
