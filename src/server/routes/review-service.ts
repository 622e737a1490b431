/** What the review routes share: reading lists and submissions. */
import {
  parseStars,
  REVIEW_SORTS,
  type ReviewInput,
  type ReviewSort,
} from '../../core/commerce/review-rules';
import type { ReviewList, SubmitReviews } from '../../core/wire/reviews';
import type { Deps } from '../http/context';
import { HttpError } from '../http/errors';
import { findOffers } from '../stores/products';
import { listPublishedReviews, summarizeReviews } from '../stores/reviews';

/** Reviews per page. */
const PAGE_SIZE = 10;

/** Larger page numbers are read as this one. */
const MAX_PAGE = 10_000;

export interface ReviewQuery {
  sort: ReviewSort;
  /** 0 for all ratings. */
  stars: number;
  page: number;
}

export const REVIEW_QUERY = {
  sort: '`newest` (the default), `oldest`, `highest` or `lowest`.',
  stars: 'Only reviews with this number of stars.',
  page: 'Number of the page, from 1.',
} as const;

/** Unknown values are read as the default. */
export function readReviewQuery(query: (name: string) => string | undefined): ReviewQuery {
  const page = /^\d{1,9}$/.test(query('page') ?? '') ? Number(query('page')) : 1;
  return {
    sort: REVIEW_SORTS.find((sort) => sort === query('sort')) ?? 'newest',
    stars: parseStars(query('stars') ?? '') ?? 0,
    page: Math.min(Math.max(1, page), MAX_PAGE),
  };
}

/** Published reviews of a product; throws 404 for an unknown one. */
export async function readReviews(
  deps: Pick<Deps, 'db' | 'site'>,
  productId: string,
  query: ReviewQuery,
): Promise<ReviewList> {
  const [offer] = await findOffers(deps.db, deps.site.id, [productId]);
  if (!offer) throw new HttpError(404, 'This product does not exist.');
  return { productTitle: offer.title, ...(await readReviewPage(deps, productId, query)) };
}

/** The same without the product; empty for an unknown one. */
export async function readReviewPage(
  { db, site }: Pick<Deps, 'db' | 'site'>,
  productId: string,
  { sort, stars, page }: ReviewQuery,
): Promise<Omit<ReviewList, 'productTitle'>> {
  const [summary, reviews] = await Promise.all([
    summarizeReviews(db, site.id, productId),
    listPublishedReviews(db, site.id, productId, {
      sort,
      stars,
      limit: PAGE_SIZE,
      offset: (page - 1) * PAGE_SIZE,
    }),
  ]);
  const total = stars > 0 ? (summary.distribution[stars - 1] ?? 0) : summary.count;
  return { productId, summary, reviews, total, page, pageSize: PAGE_SIZE };
}

/** The reviews in a JSON body; a number that is not a valid rating counts as missing. */
export const readSubmitted = ({
  author,
  reviews,
}: SubmitReviews): { author: string; reviews: ReviewInput[] } => ({
  author: author.trim(),
  reviews: reviews.map(({ productId, stars, title, text }) => ({
    productId,
    stars: parseStars(String(stars)),
    title: title.trim(),
    text: text.replaceAll('\r\n', '\n').trim(),
  })),
});
