/** Calls and pages for authors to edit and delete their own comments. */
import { html } from 'hono/html';
import * as v from 'valibot';
import { getSitePath } from '../../core/call-path';
import { calls } from '../../core/calls';
import { getCommentsHref } from '../../core/comments/comment-address';
import type { CommentErrors } from '../../core/comments/comment-errors';
import { COMMENT_LIMITS } from '../../core/comments/comment-limits';
import { ChangedCommentSchema, CommentEditSchema } from '../../core/wire/comments';
import { CrumbFailureSchema, FailureSchema, FieldFailuresSchema } from '../../core/wire/failure';
import { FORM } from '../http/body';
import { fromCall } from '../http/call-route';
import type { Ctx, Deps } from '../http/context';
import { toHttpError } from '../http/errors';
import { type Route, type RouteSpec, route } from '../http/route';
import type { PageStatus } from '../pages/page';
import { checkEditable, deleteComment, editComment, findOwnComment, type OwnComment } from './comment-change';
import { showMessage, showPage } from './comment-post';
import { getSentHref, type SentState } from './comment-section';
import { getCommentTexts, inThreadLanguage } from './comment-texts';

/** Room for a text whose characters all take twelve bytes in a form. */
const BODY_LIMIT = 128 * 1024;

const COMMON = { tag: 'comments', undocumented: true } as const satisfies Partial<RouteSpec>;
const CHANGE = { ...COMMON, guard: 'page', replacesNul: true, bodyLimit: BODY_LIMIT } as const;
const PAGE = { ...COMMON, guard: 'open', limit: 'read' } as const;

const GONE = {
  description: 'This comment does not exist, or it is not the visitor’s.',
  schema: FailureSchema,
};
const LATE = {
  description: 'The time is over, comments are closed, or the text was sent before.',
  schema: FailureSchema,
};
const ANSWERS = {
  200: {
    description: 'Done; for a form on a page outside of collections, a page.',
    schema: ChangedCommentSchema,
  },
  303: { description: 'Done; redirects a native form to the page with the comments.' },
  400: {
    description: 'The body or the crumb is invalid.',
    schema: v.union([CrumbFailureSchema, FailureSchema]),
  },
  404: GONE,
};

export const commentChangeRoutes = (deps: Deps): Route[] => [
  editPageRoute(deps),
  editRoute(deps),
  deletePageRoute(deps),
  deleteRoute(deps),
];

function editPageRoute(deps: Deps): Route {
  return route(
    {
      ...PAGE,
      ...fromCall('editCommentPage'),
      summary: 'Page with the text of the visitor’s own comment; changes nothing.',
      responses: { 200: { description: 'A page with a form.' }, 404: GONE, 409: LATE },
    },
    async ({ c, param }) => {
      const own = await findOwnComment(c, deps, param('id'));
      const localized = inThreadLanguage(deps, own.thread);
      checkEditable(localized, own);
      return showEditForm(c, localized, own, 200, { body: own.row.body });
    },
  );
}

function editRoute(deps: Deps): Route {
  return route(
    {
      ...CHANGE,
      ...fromCall('editComment'),
      limit: 'form',
      summary: 'Changes the text of the visitor’s own comment.',
      description:
        'For 15 minutes after it was sent. The text is checked like a new one: a published comment waits for approval again where new ones do.',
      bodies: { 'application/json': CommentEditSchema, [FORM]: CommentEditSchema },
      responses: {
        ...ANSWERS,
        409: LATE,
        422: { description: 'Messages by the name of the control.', schema: FieldFailuresSchema },
      },
    },
    async ({ c, param, body, type }) => {
      const id = param('id');
      if (type === 'application/json') return c.json({ comment: await editComment(c, deps, id, body.body) });
      const own = await findOwnComment(c, deps, id);
      const localized = inThreadLanguage(deps, own.thread);
      try {
        const { state } = await editComment(c, localized, id, body.body);
        return goBack(c, localized, own, state === 'pending' ? 'pending' : 'changed');
      } catch (error) {
        const { status, body: answer, message } = toHttpError(error);
        if (status !== 409 && status !== 422) throw error;
        const errors = answer.errors as CommentErrors | undefined;
        return showEditForm(c, localized, own, status, { body: body.body, problem: errors?.body ?? message });
      }
    },
  );
}

function deletePageRoute(deps: Deps): Route {
  return route(
    {
      ...PAGE,
      ...fromCall('deleteCommentPage'),
      summary: 'Confirmation page before the visitor’s own comment is deleted; changes nothing.',
      responses: { 200: { description: 'A page with a button.' }, 404: GONE },
    },
    async ({ c, param }) => {
      const own = await findOwnComment(c, deps, param('id'));
      const localized = inThreadLanguage(deps, own.thread);
      const texts = getCommentTexts(localized);
      return showPage(c, localized, own.thread, 200, {
        title: texts.deleting,
        body: html`<h1>${texts.deleting}</h1><blockquote class="prose">${own.row.body}</blockquote>
          <p>${texts.deletingText}</p>
          <form method="post" action="${getSitePath(calls.deleteComment, { id: own.row.id })}">
            <p><button>${texts.delete}</button> <a href="${getOwnHref(own)}">${texts.cancelEdit}</a></p></form>`,
      });
    },
  );
}

function deleteRoute(deps: Deps): Route {
  return route(
    {
      ...CHANGE,
      ...fromCall('deleteComment'),
      limit: 'write',
      summary: 'Deletes the visitor’s own comment; a repeated call has the same response.',
      description: 'Its author and text are erased. Its place is kept while there are replies.',
      bodies: { 'application/json': v.object({}), [FORM]: v.object({}) },
      responses: ANSWERS,
    },
    async ({ c, param, type }) => {
      const { comment, ...own } = await deleteComment(c, deps, param('id'));
      return type === 'application/json'
        ? c.json({ comment })
        : goBack(c, inThreadLanguage(deps, own.thread), own, 'deleted');
    },
  );
}

/** Links to the comment's own tree, the only page that certainly shows the comment. */
const getOwnHref = ({ row, thread }: OwnComment): string =>
  getCommentsHref({ path: thread.path, rootId: row.rootId }, `comment-${row.id}`);

function showEditForm(
  c: Ctx,
  deps: Deps,
  own: OwnComment,
  status: PageStatus,
  { body, problem }: { body: string; problem?: string },
): Promise<Response> {
  const error = problem && html`<span class="error" id="comment-body-error" role="alert">${problem}</span>`;
  const invalid = problem ? html`aria-invalid="true" aria-describedby="comment-body-error"` : '';
  const texts = getCommentTexts(deps);
  return showPage(c, deps, own.thread, status, {
    title: texts.editing,
    body: html`<h1>${texts.editing}</h1>
      <form class="site-comments-form" method="post" action="${getSitePath(calls.editComment, { id: own.row.id })}" novalidate>
        <p><label for="comment-body">${texts.body}</label> ${error}
          <textarea id="comment-body" name="body" rows="8" maxlength="${COMMENT_LIMITS.body}" required ${invalid}>
${body}</textarea></p>
        <p><button>${texts.save}</button> <a href="${getOwnHref(own)}">${texts.cancelEdit}</a></p></form>`,
  });
}

/** Static pages cannot show a confirmation. */
async function goBack(c: Ctx, deps: Deps, { row, thread }: OwnComment, state: SentState): Promise<Response> {
  if (thread.collection)
    return c.redirect(getSentHref(thread, { id: row.id, rootId: row.rootId, state }), 303);
  const { held, deleted, changed } = getCommentTexts(deps);
  const messages = { pending: held, deleted } as const;
  return showMessage(c, deps, thread, state in messages ? messages[state as keyof typeof messages] : changed);
}
