// Rules for reviews: limits, ratings and validation before submission. Shared by server and element.
import { formatMessage } from '../i18n/format-message';

/** Maximum length of each text, in characters. */
export const REVIEW_LIMITS = { author: 60, title: 120, text: 3000 } as const;

export const MAX_STARS = 5;

/** Sort orders of the published reviews. */
export const REVIEW_SORTS = ['newest', 'oldest', 'highest', 'lowest'] as const;

export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** A buyer's input about one product. */
export interface ReviewInput {
  readonly productId: string;
  /** 1 to 5; null if there is no valid rating. */
  readonly stars: number | null;
  readonly title: string;
  readonly text: string;
}

export type RatedReview = ReviewInput & { readonly stars: number };

/** 1 to 5, or null. */
export const parseStars = (text: string): number | null => (/^[1-5]$/.test(text) ? Number(text) : null);

export const isRated = (review: ReviewInput): review is RatedReview => review.stars !== null;

/** Name of the form control for a product. */
export const getReviewFieldName = (field: 'stars' | 'title' | 'text', productId: string): string =>
  `${field}[${productId}]`;

/**
 * Messages by control name; empty if the reviews can be submitted. Products without any input are ignored as long as
 * another one is rated.
 */
export function validateReviews(
  author: string,
  reviews: readonly ReviewInput[],
  messages: Readonly<Record<'starsMissing' | 'tooLong', string>>,
  locale = 'en',
): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {};
  const checkLength = (name: string, text: string, max: number) => {
    if (text.length > max) errors[name] = formatMessage(messages.tooLong, { max }, locale);
  };
  const hasRating = reviews.some(isRated);
  checkLength('author', author, REVIEW_LIMITS.author);
  for (const { productId, stars, title, text } of reviews) {
    const isLeftOut = stars === null && !title && !text;
    if (stars === null && !(isLeftOut && hasRating))
      errors[getReviewFieldName('stars', productId)] = messages.starsMissing;
    checkLength(getReviewFieldName('title', productId), title, REVIEW_LIMITS.title);
    checkLength(getReviewFieldName('text', productId), text, REVIEW_LIMITS.text);
  }
  return errors;
}
