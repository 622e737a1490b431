/** Reads the comments of a thread for a visitor. */
import type { CommentList, CommentSort } from '../../core/comments/comment';
import { UUID7_RANDOM_BYTES } from '../../core/uuid7';
import { type CommentRow, type CommentViewer, createCommentTrees } from '../domain/comment';
import { toPublicSettings } from '../domain/comment-settings';
import { issueSubmissionId } from '../domain/comment-token';
import { takePage } from '../domain/take-page';
import { getCommentVisitor } from '../http/comment-visitor';
import type { Ctx, Deps } from '../http/context';
import { getMemberToken } from '../http/member-cookie';
import {
  type CommentCursor,
  countComments,
  findComment,
  listFirstComments,
  listOwnPending,
  listReplies,
} from '../stores/comments';
import { isUuid } from '../stores/submission-list';
import { readSession } from './account-service';
import type { CommentThread } from './comment-thread';

/** Top-level comments per page, and replies per comment. */
const PAGE_SIZE = 20;
const REPLIES = 20;

/** Replies per page of a single tree. */
const TREE_SIZE = 100;

/** Maximum number of a visitor's own comments waiting for approval. */
const MAX_OWN = 20;

export interface CommentQuery {
  sort?: CommentSort | undefined;
  cursor?: string | undefined;
  /** Limits the result to replies of this comment. */
  rootId?: string | undefined;
  /** Includes the comment itself. */
  withRoot?: boolean;
}

export async function readComments(
  c: Ctx,
  deps: Deps,
  thread: CommentThread,
  query: CommentQuery,
): Promise<CommentList> {
  const { db, site } = deps;
  const settings = toPublicSettings(thread.settings);
  const base = { state: thread.state, settings, submissionId: createSubmissionId(deps) };
  if (thread.state === 'disabled') return { comments: [], count: 0, nextCursor: null, ...base };
  const sort = query.sort === 'likes' && !settings.likes ? undefined : query.sort;
  const visitor = getCommentVisitor(c, deps);
  const viewer = await readViewer(c, deps, thread);
  const [counts, page] = await Promise.all([
    countComments(db, site.id, [thread.key]),
    query.rootId
      ? readTree(deps, thread, visitor, viewer, { ...query, rootId: query.rootId })
      : readPage(deps, thread, visitor, viewer, sort ?? settings.sort, query.cursor),
  ]);
  return { ...page, count: counts.get(thread.key) ?? 0, ...base };
}

export const readViewer = async (
  c: Ctx,
  deps: Deps,
  { state }: Pick<CommentThread, 'state'>,
): Promise<CommentViewer> => ({
  accountId: getMemberToken(c, deps) && (await readSession(c, deps)).account?.id,
  canWrite: state === 'open',
  now: deps.clock(),
});

export const createSubmissionId = ({ secrets, site, clock, random }: Deps): string =>
  issueSubmissionId(secrets, site.id, clock(), random(UUID7_RANDOM_BYTES));

type CommentPage = Pick<CommentList, 'comments' | 'nextCursor'>;

async function readPage(
  { db, site }: Deps,
  { key: thread }: CommentThread,
  visitor: string,
  viewer: CommentViewer,
  sort: CommentSort,
  cursor = '',
): Promise<CommentPage> {
  const after = parseCursor(cursor);
  const [found, own] = await Promise.all([
    listFirstComments(db, site.id, { thread, sort, after, visitor, limit: PAGE_SIZE + 1 }),
    after ? [] : listOwnPending(db, site.id, { thread, visitor, limit: MAX_OWN }),
  ]);
  const { rows: first, last } = takePage(found, PAGE_SIZE);
  const rootIds = [...own, ...first].map(({ id }) => id);
  const replies = await listReplies(db, site.id, { rootIds, visitor, limit: REPLIES });
  return {
    comments: createCommentTrees([...own, ...first, ...replies], viewer),
    nextCursor: last ? formatCursor(last) : null,
  };
}

async function readTree(
  { db, site }: Deps,
  { key }: CommentThread,
  visitor: string,
  viewer: CommentViewer,
  { rootId, cursor = '', withRoot = false }: CommentQuery & { rootId: string },
): Promise<CommentPage> {
  const root = isUuid(rootId) ? await findComment(db, site.id, rootId, visitor) : undefined;
  if (!root || root.thread !== key || root.parentId !== null) return { comments: [], nextCursor: null };
  const after = isUuid(cursor) ? cursor : undefined;
  const found = await listReplies(db, site.id, { rootIds: [rootId], after, visitor, limit: TREE_SIZE + 1 });
  const { rows: replies, last } = takePage(found, TREE_SIZE);
  const trees = createCommentTrees([...(withRoot ? [root] : []), ...replies], viewer);
  return {
    comments: trees.map((tree) => ({ ...tree, moreReplies: 0 })),
    nextCursor: last?.id ?? null,
  };
}

const formatCursor = ({ id, likes }: CommentRow): string => `${likes}.${id}`;

/** Undefined for text that no list has issued. */
function parseCursor(text: string): CommentCursor | undefined {
  const [likes = '', id = ''] = text.split('.');
  return /^\d{1,9}$/.test(likes) && isUuid(id) ? { likes: Number(likes), id } : undefined;
}
