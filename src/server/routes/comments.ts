/** Calls for comments: reading, writing, likes, reports, counts. Native forms use the same addresses. */
import * as v from 'valibot';
import { COMMENT_SORTS } from '../../core/comments/comment';
import { HONEYPOT_FIELD } from '../../core/honeypot';
import {
  CommentCountsSchema,
  CommentFlagSchema,
  CommentLikeSchema,
  CommentListSchema,
  CommentReceiptSchema,
  CommentSubmissionSchema,
} from '../../core/wire/comments';
import { CrumbFailureSchema, FailureSchema, FieldFailuresSchema } from '../../core/wire/failure';
import { toSameOriginPath } from '../domain/origin';
import { pseudonymize } from '../domain/pseudonym';
import { FORM } from '../http/body';
import { fromCall } from '../http/call-route';
import { getClientAddress, getHost } from '../http/client';
import { ensureCommentVisitor } from '../http/comment-visitor';
import type { Ctx, Deps } from '../http/context';
import { HttpError, TOO_MANY_REQUESTS } from '../http/errors';
import { createTooManyRequests } from '../http/limits';
import { type Route, type RouteSpec, route } from '../http/route';
import { flagComment, toggleLike } from '../stores/comment-edit';
import { findCommentSettings } from '../stores/comment-settings';
import { countComments, findComment } from '../stores/comments';
import { consumeRate } from '../stores/rate-windows';
import { isUuid } from '../stores/submission-list';
import { postComment } from './comment-post';
import { readComments } from './comment-service';
import { submitComment } from './comment-submit';
import { findThreadOrThrow } from './comment-thread';

/** Room for a text whose characters all take twelve bytes in a form. */
const BODY_LIMIT = 128 * 1024;

/** Maximum number of threads whose comments are counted in one call. */
const MAX_COUNTED = 100;

/** Likes and reports of one comment from one client address: those of a household, or of an office. */
const MARKS = { limit: 20, windowMs: 3_600_000 };

const CALL = { tag: 'comments', undocumented: true } as const satisfies Partial<RouteSpec>;

const MISSING = { description: 'There is no such item or page.', schema: FailureSchema };
const NOT_FOUND = {
  description: 'This comment does not exist, or it is not published.',
  schema: FailureSchema,
};

const FieldsSchema = v.record(v.string(), v.string());

export function commentRoutes(deps: Deps): Route[] {
  return [listRoute(deps), submitRoute(deps), countRoute(deps), likeRoute(deps), flagRoute(deps)];
}

function listRoute(deps: Deps): Route {
  return route(
    {
      ...CALL,
      ...fromCall('comments'),
      guard: 'open',
      limit: 'read',
      summary: 'Comments of an item or a page, with their replies.',
      description:
        'Twenty comments with up to twenty replies each. With `rootId`, up to a hundred replies of that comment, which begin trees of their own where their comment came earlier.',
      query: {
        itemId: 'Id of a content item; this or `page`.',
        page: 'Path of a page of the site.',
        sort: '`newest`, `oldest` or `likes`; by default as the owner has set.',
        cursor: '`nextCursor` of the page before.',
        rootId: 'Only replies of this comment.',
      },
      responses: { 200: { description: 'The comments.', schema: CommentListSchema }, 404: MISSING },
    },
    async ({ c, query }) => {
      const thread = await findThreadOrThrow(c, deps, { itemId: query('itemId'), page: query('page') });
      const sort = COMMENT_SORTS.find((one) => one === query('sort'));
      const asked = { sort, cursor: query('cursor'), rootId: query('rootId') || undefined };
      return c.json(await readComments(c, deps, thread, asked));
    },
  );
}

function submitRoute(deps: Deps): Route {
  return route(
    {
      ...CALL,
      ...fromCall('addComment'),
      guard: 'page',
      limit: 'form',
      summary: 'Writes a comment; a repeated submission is stored once and has the same response.',
      description:
        'What looks like spam has the response of a comment that waits for approval. Native forms are answered with a page.',
      bodies: { 'application/json': CommentSubmissionSchema, [FORM]: FieldsSchema },
      bodyLimit: BODY_LIMIT,
      replacesNul: true,
      responses: {
        200: {
          description: 'Stored; for a form on a page outside of collections, a page.',
          schema: CommentReceiptSchema,
        },
        303: { description: 'Stored; redirects a native form to the page with the comment.' },
        400: {
          description: 'The body or the crumb is invalid.',
          schema: v.union([CrumbFailureSchema, FailureSchema]),
        },
        403: { description: 'Only members may write here.', schema: FailureSchema },
        404: MISSING,
        409: {
          description:
            'Comments are closed, the comment above was removed, or this text or another one was sent before.',
          schema: FailureSchema,
        },
        422: { description: 'Messages by the name of the control.', schema: FieldFailuresSchema },
        503: { description: 'Not stored: try again.', schema: FailureSchema },
      },
    },
    async ({ c, body, type }) => {
      if (type !== 'application/json') return postComment(c, deps, body as Record<string, string>);
      const sent = body as v.InferOutput<typeof CommentSubmissionSchema>;
      const thread = await findThreadOrThrow(c, deps, sent);
      const { comment, state } = await submitComment(c, deps, thread, {
        ...sent,
        trap: sent[HONEYPOT_FIELD],
      });
      return c.json({ comment, state });
    },
  );
}

function countRoute(deps: Deps): Route {
  return route(
    {
      ...CALL,
      ...fromCall('commentCounts'),
      guard: 'open',
      limit: 'read',
      summary: 'Numbers of published comments, for lists.',
      description: 'Items and pages without comments count 0; none if comments are turned off.',
      query: { ids: `Item ids or paths, separated by commas; the first ${MAX_COUNTED} are counted.` },
      responses: { 200: { description: 'The numbers.', schema: CommentCountsSchema } },
    },
    async ({ c, query }) => {
      const { db, site } = deps;
      const ids = [...new Set((query('ids') ?? '').split(',').map((id) => id.trim()))].filter(Boolean);
      const asked = ids.slice(0, MAX_COUNTED);
      const { commentsEnabled } = await findCommentSettings(db, site.id);
      const found = commentsEnabled ? await countComments(db, site.id, asked) : new Map<string, number>();
      return c.json({ counts: Object.fromEntries(asked.map((id) => [id, found.get(id) ?? 0])) });
    },
  );
}

const MARK = { ...CALL, guard: 'page', limit: 'write' } as const;
const MARK_BODIES = { 'application/json': v.object({}), [FORM]: FieldsSchema };
const BACK = { 303: { description: 'Done; redirects a native form to `returnTo`.' }, 404: NOT_FOUND };

function likeRoute(deps: Deps): Route {
  return route(
    {
      ...MARK,
      ...fromCall('likeComment'),
      summary: 'Likes a comment, or removes the like.',
      bodies: MARK_BODIES,
      responses: { 200: { description: 'The number of likes.', schema: CommentLikeSchema }, ...BACK },
    },
    async ({ c, param, body, type }) => {
      const { id, settings } = await findMarked(c, deps, param('id'));
      if (!settings.likes) throw new HttpError(404, NOT_FOUND.description);
      const visitor = ensureCommentVisitor(c, deps);
      const like = await deps.db.transaction((tx) => toggleLike(tx, deps.site.id, id, visitor));
      if (!like) throw new HttpError(404, NOT_FOUND.description);
      return type === 'application/json' ? c.json(like) : goBack(c, deps, body);
    },
  );
}

function flagRoute(deps: Deps): Route {
  return route(
    {
      ...MARK,
      ...fromCall('flagComment'),
      summary: 'Reports a comment to the owner, once per visitor.',
      bodies: MARK_BODIES,
      responses: { 200: { description: 'Reported.', schema: CommentFlagSchema }, ...BACK },
    },
    async ({ c, param, body, type }) => {
      const { id, settings } = await findMarked(c, deps, param('id'));
      if (!settings.flags) throw new HttpError(404, NOT_FOUND.description);
      const visitor = ensureCommentVisitor(c, deps);
      const isKnown = await deps.db.transaction((tx) => flagComment(tx, deps.site.id, id, visitor));
      if (!isKnown) throw new HttpError(404, NOT_FOUND.description);
      return type === 'application/json' ? c.json({ flagged: true }) : goBack(c, deps, body, 'flagged');
    },
  );
}

/** Visitors can only like what they may read. */
async function findMarked(c: Ctx, deps: Deps, id: string) {
  const found = isUuid(id) ? await findComment(deps.db, deps.site.id, id, '') : undefined;
  if (!found) throw new HttpError(404, NOT_FOUND.description);
  await checkMarks(c, deps, id);
  const isPage = found.thread.startsWith('/');
  return {
    id,
    ...(await findThreadOrThrow(c, deps, isPage ? { page: found.thread } : { itemId: found.thread })),
  };
}

/** A client without cookies is another visitor with each call. */
async function checkMarks(c: Ctx, deps: Deps, id: string): Promise<void> {
  if (!deps.limits) return;
  const bucket = pseudonymize(deps.secrets[0], `comment mark:${id}`, getClientAddress(c, deps.trustProxy));
  const wait = await consumeRate(deps.db, deps.site.id, bucket, MARKS, deps.clock());
  if (wait > 0) throw createTooManyRequests(wait, TOO_MANY_REQUESTS);
}

function goBack(c: Ctx, deps: Deps, body: object, done?: 'flagged'): Response {
  const { returnTo } = body as { returnTo?: string };
  const path = toSameOriginPath(returnTo, getHost(c, deps.trustProxy)) ?? '/';
  if (!done) return c.redirect(path, 303);
  const url = new URL(path, 'http://site.invalid');
  url.searchParams.set('sent', done);
  return c.redirect(`${url.pathname}${url.search}#comments`, 303);
}
