/** Stored reviews, by purchase and by product. */
import type { ReviewSort } from '../../core/commerce/review-rules';
import type { PublicReview, ReviewSummary } from '../../core/wire/reviews';
import type { Queryable } from '../db/db';
import type { Review } from '../domain/review';

/** All reviews of a purchase. */
export async function findReviewsOfOrder(db: Queryable, siteId: string, orderId: string): Promise<Review[]> {
  const { rows } = await db.query<Review>(`${SELECT_REVIEW} and r.order_id = $2`, [siteId, orderId]);
  return rows;
}

/** Adds a review for the owner to check. Throws if the purchase has a review of this product. */
export async function insertReview(
  tx: Queryable,
  siteId: string,
  review: Omit<Review, 'state' | 'answer'>,
): Promise<void> {
  const { orderId, productId, id, author, stars, title, text, createdAt } = review;
  await tx.query(
    `insert into review (site_id, order_id, product_id, id, author, stars, title, body, state, created_at, changed_at)
     values ($1, $2, $3, $4, $5, $6::smallint, $7, $8, 'pending', $9::timestamptz, $9::timestamptz)`,
    [siteId, orderId, productId, id, author, stars, title, text, createdAt.toISOString()],
  );
}

/** Number and average of the published reviews of a product. */
export async function summarizeReviews(
  db: Queryable,
  siteId: string,
  productId: string,
): Promise<ReviewSummary> {
  const { rows } = await db.query<{ stars: number; n: number }>(
    `select stars::int as stars, count(*)::int as n from review
     where site_id = $1 and product_id = $2 and state = 'published' group by stars`,
    [siteId, productId],
  );
  const distribution = [1, 2, 3, 4, 5].map((stars) => rows.find((row) => row.stars === stars)?.n ?? 0);
  const count = distribution.reduce((sum, n) => sum + n, 0);
  const total = distribution.reduce((sum, n, index) => sum + n * (index + 1), 0);
  return { count, average: count === 0 ? 0 : Math.round((total / count) * 100) / 100, distribution };
}

/** Constant texts only: they become part of the statement. */
const ORDER_BY: Readonly<Record<ReviewSort, string>> = {
  newest: 'created_at desc, id desc',
  oldest: 'created_at, id',
  highest: 'stars desc, created_at desc, id desc',
  lowest: 'stars, created_at desc, id desc',
};

/** One page of published reviews. `stars` is 0 for all ratings. */
export async function listPublishedReviews(
  db: Queryable,
  siteId: string,
  productId: string,
  { sort, stars, limit, offset }: { sort: ReviewSort; stars: number; limit: number; offset: number },
): Promise<PublicReview[]> {
  const { rows } = await db.query<Omit<PublicReview, 'createdAt'> & { createdAt: Date }>(
    `select id::text as id, author, stars::int as stars, title, body as text, answer, created_at as "createdAt"
     from review where site_id = $1 and product_id = $2 and state = 'published' and ($3::int = 0 or stars = $3::int)
     order by ${ORDER_BY[sort]} limit $4::int offset $5::int`,
    [siteId, productId, stars, limit, offset],
  );
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** Columns of a review; the table is `r`. */
export const REVIEW_COLUMNS = `r.id::text as id, r.order_id::text as "orderId", r.product_id as "productId", r.author,
    r.stars::int as stars, r.title, r.body as text, r.state, r.answer, r.created_at as "createdAt"`;

const SELECT_REVIEW = `select ${REVIEW_COLUMNS} from review r where r.site_id = $1`;
