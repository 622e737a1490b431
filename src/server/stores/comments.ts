/** Comments as visitors see them: one page of a thread, replies, counts. */
import type { CommentSort } from '../../core/comments/comment';
import type { Queryable } from '../db/db';
import type { CommentRow } from '../domain/comment';

/** The comment after which a page of top-level comments continues. */
export interface CommentCursor {
  id: string;
  likes: number;
}

export interface FirstQuery {
  thread: string;
  sort: CommentSort;
  after?: CommentCursor | undefined;
  /** Empty for a visitor without an id. */
  visitor: string;
  limit: number;
}

/** `$1` is the site, `$2` the visitor. */
const COLUMNS = `c.id::text as id, c.parent_id::text as "parentId", c.root_id::text as "rootId",
  c.author_name as "authorName", c.author_website as "authorWebsite", c.is_owner as "isOwner", c.body, c.state, c.likes,
  c.replies, c.created_at as "createdAt", c.edited_at as "editedAt",
  (select p.author_name from comment p where p.site_id = c.site_id and p.id = c.parent_id and p.state = 'published')
    as "parentName",
  c.account_id::text as "accountId", ($2 <> '' and c.visitor = $2) as "isOwn",
  exists (select 1 from comment_mark m where m.site_id = c.site_id and m.comment_id = c.id and m.visitor = $2
    and m.kind = 'like') as "hasLiked"`;

const SHOWN = `(c.state = 'published' or c.replies > 0)`;
const OWN = `(c.state in ('pending', 'spam') and $2 <> '' and c.visitor = $2)`;

/** Constant texts only: they become part of the statement. */
const ORDERS: Readonly<Record<CommentSort, { after: string; orderBy: string }>> = {
  newest: { after: 'c.id < $5::uuid', orderBy: 'c.id desc' },
  oldest: { after: 'c.id > $5::uuid', orderBy: 'c.id' },
  likes: { after: '(c.likes, c.id) < ($6::int, $5::uuid)', orderBy: 'c.likes desc, c.id desc' },
};

/** Top-level comments of a thread, without replies. */
export async function listFirstComments(
  db: Queryable,
  siteId: string,
  query: FirstQuery,
): Promise<CommentRow[]> {
  const { text, values } = createFirstQuery(siteId, query);
  return (await db.query<CommentRow>(text, values)).rows;
}

export function createFirstQuery(
  siteId: string,
  { thread, sort, after, visitor, limit }: FirstQuery,
): { text: string; values: unknown[] } {
  const order = ORDERS[sort];
  const values = [siteId, visitor, thread, limit];
  if (after) values.push(after.id);
  if (after && sort === 'likes') values.push(after.likes);
  const text = `select ${COLUMNS} from comment c
    where c.site_id = $1 and c.thread = $3 and c.parent_id is null and ${SHOWN}${after ? ` and ${order.after}` : ''}
    order by ${order.orderBy} limit $4::int`;
  return { text, values };
}

/** The visitor's comments here that nobody else can see; newest first. */
export async function listOwnPending(
  db: Queryable,
  siteId: string,
  { thread, visitor, limit }: Pick<FirstQuery, 'thread' | 'visitor' | 'limit'>,
): Promise<CommentRow[]> {
  if (!visitor) return [];
  const { rows } = await db.query<CommentRow>(
    `select ${COLUMNS} from comment c where c.site_id = $1 and ${OWN} and c.thread = $3 and c.parent_id is null
       and c.replies = 0
     order by c.id desc limit $4::int`,
    [siteId, visitor, thread, limit],
  );
  return rows;
}

export interface ReplyQuery {
  rootIds: readonly string[];
  /** Id of the last reply on the previous page. */
  after?: string | undefined;
  visitor: string;
  /** Maximum number per root. */
  limit: number;
}

/** The first replies of every root, ordered by time. */
export async function listReplies(db: Queryable, siteId: string, query: ReplyQuery): Promise<CommentRow[]> {
  if (query.rootIds.length === 0) return [];
  const { text, values } = createReplyQuery(siteId, query);
  return (await db.query<CommentRow>(text, values)).rows;
}

export function createReplyQuery(
  siteId: string,
  { rootIds, after, visitor, limit }: ReplyQuery,
): { text: string; values: unknown[] } {
  const text = `select r.* from unnest($3::uuid[]) as root (id) cross join lateral (
      select ${COLUMNS} from comment c
      where c.site_id = $1 and c.root_id = root.id and c.parent_id is not null and (${SHOWN} or ${OWN})
        ${after ? 'and c.id > $5::uuid' : ''}
      order by c.id limit $4::int) r order by r.id`;
  return { text, values: [siteId, visitor, rootIds, limit, ...(after ? [after] : [])] };
}

/** A comment with its thread, as this visitor may see it. */
export async function findComment(
  db: Queryable,
  siteId: string,
  id: string,
  visitor: string,
): Promise<(CommentRow & { thread: string }) | undefined> {
  const { rows } = await db.query<CommentRow & { thread: string }>(
    `select ${COLUMNS}, c.thread from comment c where c.site_id = $1 and c.id = $3::uuid`,
    [siteId, visitor, id],
  );
  return rows[0];
}

/** Data of a feed entry. */
export interface LatestComment {
  id: string;
  authorName: string;
  body: string;
  createdAt: Date;
}

/** Published comments of a thread, including replies, newest first. */
export async function listLatestComments(
  db: Queryable,
  siteId: string,
  thread: string,
  limit: number,
): Promise<LatestComment[]> {
  const { rows } = await db.query<LatestComment>(
    `select id::text as id, author_name as "authorName", body, created_at as "createdAt" from comment
     where site_id = $1 and thread = $2 and state = 'published' order by id desc limit $3::int`,
    [siteId, thread, limit],
  );
  return rows;
}

/** Number of published comments by thread. Threads without comments, and threads that no longer exist, are missing. */
export async function countComments(
  db: Queryable,
  siteId: string,
  threads: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (threads.length === 0) return new Map();
  const { text, values } = createCountQuery(siteId, threads);
  const { rows } = await db.query<{ thread: string; n: number }>(text, values);
  return new Map(rows.map(({ thread, n }) => [thread, n]));
}

export const createCountQuery = (
  siteId: string,
  threads: readonly string[],
): { text: string; values: unknown[] } => ({
  text: `select k.thread, c.n from (select distinct unnest($2::text[]) as thread) k cross join lateral (
      select count(*)::int as n from comment c
      where c.site_id = $1 and c.thread = k.thread and c.state = 'published') c
    where c.n > 0 and not exists (select 1 from comment_thread t
      where t.site_id = $1 and t.thread = k.thread and t.state = 'off')`,
  values: [siteId, threads],
});
