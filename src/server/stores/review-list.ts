/** Reviews in the owner's list, and changes to them. */
import type { Queryable } from '../db/db';
import type { Review, ReviewState } from '../domain/review';
import { parseReviewSettings, type ReviewSettings } from '../domain/review-settings';
import { REVIEW_COLUMNS } from './reviews';
import { readDocument } from './site-documents';

/** `hasOrder` is false for example content, whose orders do not exist. */
export type ListedReview = Review & { productTitle: string; hasOrder: boolean };

/** Newest first. `before` is the id of the last review on the previous page. */
export async function listReviews(
  db: Queryable,
  siteId: string,
  { state, before, limit }: { state?: ReviewState | undefined; before?: string | undefined; limit: number },
): Promise<ListedReview[]> {
  const { rows } = await db.query<ListedReview>(
    `select ${REVIEW_COLUMNS}, coalesce(p.title, r.product_id) as "productTitle", o.id is not null as "hasOrder"
     from review r left join product p on p.site_id = r.site_id and p.id = r.product_id
     left join shop_order o on o.site_id = r.site_id and o.id = r.order_id
     where r.site_id = $1 and ($2::text is null or r.state = $2) and ($3::uuid is null or r.id < $3::uuid)
     order by r.id desc limit $4::int`,
    [siteId, state ?? null, before ?? null, limit],
  );
  return rows;
}

/** All reviews in pages, newest first. */
export async function* allReviews(
  db: Queryable,
  siteId: string,
  limit = 200,
): AsyncGenerator<ListedReview[]> {
  let before: string | undefined;
  do {
    const page = await listReviews(db, siteId, { before, limit });
    if (page.length > 0) yield page;
    before = page.length === limit ? page.at(-1)?.id : undefined;
  } while (before);
}

/** Number of reviews that the owner has not checked. */
export async function countPendingReviews(db: Queryable, siteId: string): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    `select count(*)::int as n from review where site_id = $1 and state = 'pending'`,
    [siteId],
  );
  return rows[0]?.n ?? 0;
}

/** The answer to a review, empty for none; undefined if there is no such review. */
export async function findAnswer(db: Queryable, siteId: string, id: string): Promise<string | undefined> {
  const { rows } = await db.query<{ answer: string }>(
    'select answer from review where site_id = $1 and id = $2',
    [siteId, id],
  );
  return rows[0]?.answer;
}

/** Changes the state or answer of a review. Returns whether it exists. `now` is in milliseconds since 1970. */
export async function changeReview(
  db: Queryable,
  siteId: string,
  id: string,
  { state, answer }: { state?: ReviewState; answer?: string },
  now: number,
): Promise<boolean> {
  const { rows } = await db.query(
    `update review set state = coalesce($3::text, state), answer = coalesce($4::text, answer),
       changed_at = $5::timestamptz
     where site_id = $1 and id = $2 returning id`,
    [siteId, id, state ?? null, answer ?? null, new Date(now).toISOString()],
  );
  return rows.length > 0;
}

export async function findReviewSettings(db: Queryable, siteId: string): Promise<ReviewSettings> {
  return parseReviewSettings(await readDocument(db, siteId, 'reviews'));
}
