/** Reviews as a CSV table. Pure. */
import { getOrderNumber } from './order';
import type { Review } from './review';

export const REVIEW_COLUMNS = [
  'Date',
  'State',
  'Order',
  'Product',
  'Stars',
  'Name',
  'Headline',
  'Review',
  'Answer',
] as const;

export function createReviewRow(review: Review & { productTitle: string }): string[] {
  const { createdAt, state, orderId, productTitle, stars, author, title, text, answer } = review;
  return [
    createdAt.toISOString(),
    state,
    getOrderNumber(orderId),
    productTitle,
    String(stars),
    author,
    title,
    text,
    answer,
  ];
}
