/** Reviews on the wire. None of these calls are documented. */
import * as v from 'valibot';
import { MAX_STARS } from '../commerce/review-rules';

/** One page of the published reviews of a product. */
export type ReviewList = v.InferOutput<typeof ReviewListSchema>;

export type PublicReview = v.InferOutput<typeof PublicReviewSchema>;

export type ReviewSummary = v.InferOutput<typeof ReviewSummarySchema>;

/** A review request: the products of an order to review. */
export type ReviewRequest = v.InferOutput<typeof ReviewRequestSchema>;

/** Body of `POST /api/commerce/reviews`. */
export type SubmitReviews = v.InferOutput<typeof SubmitReviewsSchema>;

const stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_STARS));

export const PublicReviewSchema = v.object({
  id: v.string(),
  author: v.pipe(v.string(), v.description('Empty if the buyer stays anonymous.')),
  stars,
  title: v.string(),
  text: v.string(),
  createdAt: v.pipe(v.string(), v.description('ISO 8601.')),
  answer: v.pipe(v.string(), v.description('Answer from the shop; empty if there is none.')),
});

export const ReviewSummarySchema = v.object({
  count: v.number(),
  average: v.pipe(v.number(), v.description('0 without reviews.')),
  distribution: v.pipe(v.array(v.number()), v.description('Number of reviews with 1, 2, 3, 4 and 5 stars.')),
});

export const ReviewListSchema = v.object({
  productId: v.string(),
  productTitle: v.string(),
  summary: ReviewSummarySchema,
  reviews: v.array(PublicReviewSchema),
  total: v.pipe(v.number(), v.description('Number of reviews that match the filter.')),
  page: v.number(),
  pageSize: v.number(),
});

export const ReviewRequestSchema = v.object({
  state: v.pipe(
    v.picklist(['open', 'reviewed', 'nothing']),
    v.description('`reviewed`: every product has a review; `nothing`: there are no products to review.'),
  ),
  author: v.pipe(v.string(), v.description('Suggested name.')),
  products: v.pipe(
    v.array(v.object({ productId: v.string(), title: v.string() })),
    v.description('Products of this purchase without a review.'),
  ),
});

export const SubmitReviewsSchema = v.object({
  token: v.string(),
  author: v.optional(v.string(), ''),
  reviews: v.pipe(
    v.array(
      v.object({
        productId: v.string(),
        stars: v.pipe(v.nullable(v.number()), v.description('1 to 5.')),
        title: v.optional(v.string(), ''),
        text: v.optional(v.string(), ''),
      }),
    ),
    v.maxLength(200),
  ),
});

export const SubmittedReviewsSchema = v.object({
  stored: v.pipe(
    v.number(),
    v.description('Number of reviews; a repeated submission has the same response.'),
  ),
});
