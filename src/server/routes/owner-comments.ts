/** Owner pages of comments: list, approval, replies, settings, export. */
import { COMMENT_LIMITS } from '../../core/comments/comment-limits';
import { FailureSchema } from '../../core/wire/failure';
import type { Queryable } from '../db/db';
import type { Fields } from '../domain/catalog-input';
import type { CommentState, ListedComment } from '../domain/comment';
import { COMMENT_COLUMNS, createCommentRow } from '../domain/comment-table';
import type { Deps } from '../http/context';
import { HttpError } from '../http/errors';
import { type Route, route } from '../http/route';
import { COMMENT_ACTIONS } from '../pages/owner-comments';
import { allComments, editOwnComment, findListed, findThreads } from '../stores/comment-list';
import { isUuid } from '../stores/submission-list';
import { changeState, replyAsOwner } from './comment-moderation';
import { DONE, goBack, PATH, showList } from './owner-comment-list';
import { ownerCommentSettingsRoutes } from './owner-comment-settings';
import { type Entered, saveForm } from './owner-edit';
import { csvExportRoute } from './owner-export';
import { CHANGED, ownerSpecs, REFUSED, SHOWN, SIGN_IN } from './owner-spec';

const { OWNER, WRITE } = ownerSpecs('product reviews');

const NOT_FOUND = { description: 'This comment does not exist.', schema: FailureSchema };

export function ownerCommentRoutes(deps: Deps): Route[] {
  return [
    listRoute(deps),
    exportRoute(deps),
    selectedRoute(deps),
    stateRoute(deps),
    textRoute(deps, 'reply'),
    textRoute(deps, 'edit'),
    ...ownerCommentSettingsRoutes(deps),
  ];
}

function listRoute(deps: Deps): Route {
  return route(
    {
      ...OWNER,
      method: 'GET',
      path: PATH,
      limit: 'read',
      summary: 'Owner page: comments.',
      query: {
        state: 'Only comments in this state, `reported` ones or `all`; by default `pending`.',
        before: 'The id of the last comment of the page before.',
      },
      responses: { 200: SHOWN, 401: SIGN_IN },
    },
    ({ c, query }) => showList(c, deps, query('state'), { before: query('before') }),
  );
}

const parseState = (text: string | undefined): CommentState | undefined =>
  text !== undefined && Object.hasOwn(COMMENT_ACTIONS, text) ? (text as CommentState) : undefined;

function stateRoute(deps: Deps): Route {
  return route(
    {
      ...WRITE,
      path: `${PATH}/:commentId/state`,
      summary: 'Owner: approves, removes or marks a comment as spam.',
      responses: { ...DONE, 404: NOT_FOUND },
    },
    async ({ c, param, body }) => {
      const id = param('commentId');
      const state = parseState(body.state);
      if (!state || !isUuid(id) || !(await changeState(deps, id, state)))
        throw new HttpError(404, NOT_FOUND.description);
      return goBack(c, body);
    },
  );
}

function selectedRoute(deps: Deps): Route {
  return route(
    {
      ...WRITE,
      path: `${PATH}/selected`,
      summary: 'Owner: approves, removes or marks several comments as spam.',
      description: 'Repeated `id` controls name the comments; missing ones are skipped.',
      responses: DONE,
    },
    async ({ c, body, fields }) => {
      const state = parseState(body.state);
      const ids = fields.filter(([name, id]) => name === 'id' && isUuid(id)).map(([, id]) => id);
      if (state) for (const id of ids) await changeState(deps, id, state);
      return goBack(c, body);
    },
  );
}

function textRoute(deps: Deps, action: 'reply' | 'edit'): Route {
  return route(
    {
      ...WRITE,
      path: `${PATH}/:commentId/${action}`,
      summary:
        action === 'reply'
          ? 'Owner: replies to a comment, which approves it.'
          : 'Owner: changes the text of a comment of their own.',
      responses: { ...DONE, 404: NOT_FOUND, 409: CHANGED, 422: REFUSED },
    },
    async ({ c, param, body }) => {
      const id = param('commentId');
      const comment = isUuid(id) ? await findListed(deps.db, deps.site.id, id) : undefined;
      if (!comment || !['published', 'pending'].includes(comment.state))
        throw new HttpError(404, NOT_FOUND.description);
      const error = explainText(body.body);
      const refused = error
        ? { values: body, errors: { body: error } }
        : await saveText(deps, comment, action, body);
      if (!refused) return goBack(c, body);
      const state = { prefix: `${id}-${action}-`, id, errors: {}, ...refused };
      return showList(c, deps, body.list, { refused: state });
    },
  );
}

function explainText(text = ''): string | undefined {
  if (!text.trim()) return 'Enter a text.';
  return text.length > COMMENT_LIMITS.body ? `Use at most ${COMMENT_LIMITS.body} characters.` : undefined;
}

async function saveText(
  deps: Deps,
  comment: ListedComment,
  action: 'reply' | 'edit',
  fields: Fields,
): Promise<Entered | undefined> {
  const { site, clock } = deps;
  const { body: text = '' } = fields;
  if (action === 'reply') {
    await replyAsOwner(deps, comment, text);
    return undefined;
  }
  const body = text.replaceAll('\r\n', '\n').trim();
  const form = {
    key: `comment/${comment.id}`,
    async read(tx: Queryable) {
      const stored = await findListed(tx, site.id, comment.id);
      return stored && { body: stored.body };
    },
  };
  const { saved, conflict } = await saveForm(deps, form, fields, (tx) =>
    editOwnComment(tx, site.id, comment.id, body, clock()),
  );
  if (saved === false) throw new HttpError(404, NOT_FOUND.description);
  return conflict;
}

const exportRoute = ({ reads, site }: Deps): Route =>
  csvExportRoute({
    area: 'product reviews',
    section: PATH,
    summary: 'Exports all comments as a streamed CSV file, newest first.',
    file: 'comments.csv',
    columns: COMMENT_COLUMNS,
    async *rows() {
      for await (const page of allComments(reads, site.id)) {
        const threads = await findThreads(
          reads,
          site.id,
          page.map(({ thread }) => thread),
        );
        yield page.map((one) =>
          createCommentRow({ ...one, path: threads.get(one.thread)?.path ?? one.thread }),
        );
      }
    },
  });
