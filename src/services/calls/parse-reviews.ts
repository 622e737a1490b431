// Parses responses of the review calls: any JSON in, declared types out. Pure.
import { parseStars } from '../../core/commerce/review-rules';
import { readArray, readNumber, readRecord, readString } from '../../core/read';
import type { PublicReview, ReviewList, ReviewRequest, ReviewSummary } from '../../core/wire/reviews';

/** Drops reviews without a valid rating or date. */
export function readReviewList(body: unknown): ReviewList {
  const { productId, productTitle, summary, reviews, total, page, pageSize } = readRecord(body) ?? {};
  return {
    productId: readString(productId),
    productTitle: readString(productTitle),
    summary: readSummary(summary),
    reviews: readArray(reviews).flatMap(readReview),
    total: readNumber(total),
    page: Math.max(1, readNumber(page)),
    pageSize: Math.max(1, readNumber(pageSize)),
  };
}

export function readReviewRequest(body: unknown): ReviewRequest {
  const { state, author, products } = readRecord(body) ?? {};
  const read = readArray(products).flatMap((entry) => {
    const product = readRecord(entry);
    const productId = readString(product?.productId);
    return productId ? [{ productId, title: readString(product?.title) || productId }] : [];
  });
  const known = state === 'reviewed' || state === 'nothing' ? state : 'open';
  return {
    state: read.length > 0 || known !== 'open' ? known : 'nothing',
    author: readString(author),
    products: read,
  };
}

function readSummary(value: unknown): ReviewSummary {
  const { count, average, distribution } = readRecord(value) ?? {};
  const numbers = readArray(distribution).map((n) => readNumber(n));
  return {
    count: readNumber(count),
    average: Math.min(5, Math.max(0, readNumber(average))),
    distribution: [0, 1, 2, 3, 4].map((index) => numbers[index] ?? 0),
  };
}

function readReview(value: unknown): PublicReview[] {
  const review = readRecord(value);
  const stars = parseStars(String(review?.stars));
  const createdAt = readString(review?.createdAt);
  if (!review || stars === null || Number.isNaN(Date.parse(createdAt))) return [];
  return [
    {
      id: readString(review.id),
      author: readString(review.author),
      stars,
      title: readString(review.title),
      text: readString(review.text),
      createdAt,
      answer: readString(review.answer),
    },
  ];
}
