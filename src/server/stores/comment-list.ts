/** Comments in the owner's list. */
import { getItemHref } from '../../core/content/list-address';
import type { Queryable } from '../db/db';
import type { CommentState, ListedComment, ThreadDecision } from '../domain/comment';

/** `reported`: published comments that a visitor has reported. */
export type CommentFilter = CommentState | 'reported';

const COLUMNS = `c.id::text as id, c.root_id::text as "rootId", c.parent_id::text as "parentId", c.thread,
  c.author_name as "authorName", c.author_email as "authorEmail", c.author_website as "authorWebsite",
  c.is_owner as "isOwner", c.body, c.state, c.held, c.likes, c.flags, c.created_at as "createdAt",
  c.edited_at as "editedAt",
  (select p.author_name from comment p where p.site_id = c.site_id and p.id = c.parent_id) as "parentName"`;

/** Newest first. `before` is the id of the last comment on the previous page. */
export async function listComments(
  db: Queryable,
  siteId: string,
  query: { filter?: CommentFilter | undefined; before?: string | undefined; limit: number },
): Promise<ListedComment[]> {
  const { text, values } = createOwnerQuery(siteId, query);
  return (await db.query<ListedComment>(text, values)).rows;
}

export function createOwnerQuery(
  siteId: string,
  {
    filter,
    before,
    limit,
  }: { filter?: CommentFilter | undefined; before?: string | undefined; limit: number },
): { text: string; values: unknown[] } {
  const values: unknown[] = [siteId, limit];
  const put = (value: unknown): string => `$${values.push(value)}`;
  const conditions = [
    'c.site_id = $1',
    filter === 'reported' && `c.flags > 0 and c.state = 'published'`,
    filter && filter !== 'reported' && `c.state = ${put(filter)}`,
    before && `c.id < ${put(before)}::uuid`,
  ].filter(Boolean);
  const text = `select ${COLUMNS} from comment c where ${conditions.join(' and ')} order by c.id desc limit $2::int`;
  return { text, values };
}

export async function findListed(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<ListedComment | undefined> {
  const { rows } = await db.query<ListedComment>(
    `select ${COLUMNS} from comment c where c.site_id = $1 and c.id = $2::uuid`,
    [siteId, id],
  );
  return rows[0];
}

/** All comments in pages, newest first. */
export async function* allComments(
  db: Queryable,
  siteId: string,
  limit = 200,
): AsyncGenerator<ListedComment[]> {
  let before: string | undefined;
  do {
    const page = await listComments(db, siteId, { before, limit });
    if (page.length > 0) yield page;
    before = page.length === limit ? page.at(-1)?.id : undefined;
  } while (before);
}

/** Number of comments that the owner has to check, including reported ones. */
export async function countPendingComments(db: Queryable, siteId: string): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    `select (select count(*) from comment where site_id = $1 and state = 'pending')::int
       + (select count(*) from comment where site_id = $1 and flags > 0 and state = 'published')::int as n`,
    [siteId],
  );
  return rows[0]?.n ?? 0;
}

/** The subject of comments. */
export interface ListedThread {
  path: string;
  title: string;
  decision: ThreadDecision | undefined;
}

/** Threads by key. Items of removed collections are missing. */
export async function findThreads(
  db: Queryable,
  siteId: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, ListedThread>> {
  const { rows } = await db.query<{
    key: string;
    slug: string | null;
    folder: string | null;
    title: string | null;
    decision: ThreadDecision | null;
  }>(
    `select k.key, i.slug, n.path as folder, i.title, t.state as decision
     from (select distinct unnest($2::text[]) as key) k
     left join content_item i on i.site_id = $1 and i.id = k.key
     left join content_collection n on n.site_id = $1 and n.id = i.collection_id
     left join comment_thread t on t.site_id = $1 and t.thread = k.key`,
    [siteId, keys],
  );
  return new Map(
    rows.flatMap(({ key, slug, folder, title, decision }) => {
      const isPage = key.startsWith('/');
      if (!isPage && (slug === null || folder === null)) return [];
      const path = isPage ? encodeURI(key) : getItemHref(folder ?? '', slug ?? '');
      return [[key, { path, title: title ?? key, decision: decision ?? undefined }] as const];
    }),
  );
}

/** Changes the text of one of the owner's comments. Returns false for another's comment. */
export async function editOwnComment(
  db: Queryable,
  siteId: string,
  id: string,
  body: string,
  now: number,
): Promise<boolean> {
  const { rows } = await db.query(
    `update comment set body = $3, edited_at = $4::timestamptz
     where site_id = $1 and id = $2::uuid and is_owner and state = 'published' returning id`,
    [siteId, id, body, new Date(now).toISOString()],
  );
  return rows.length > 0;
}
