/** Reviews and what can be reviewed. Pure. */
import type { RatedReview } from '../../core/commerce/review-rules';
import type { Order, OrderLine } from './order';

/** `pending` until the owner has published or rejected the review. */
export type ReviewState = 'pending' | 'published' | 'rejected';

/** A stored review. */
export interface Review extends RatedReview {
  id: string;
  orderId: string;
  /** Empty: anonymous. */
  author: string;
  state: ReviewState;
  /** Answer of the owner; empty without one. */
  answer: string;
  createdAt: Date;
}

/** A product of an order. */
export type ReviewedProduct = Pick<OrderLine, 'productId' | 'title'>;

/** Products of the order that can be reviewed, each once. None if the order is unpaid, returned or erased. */
export function getReviewableProducts({
  state,
  kind,
  contact,
  lines,
}: Pick<Order, 'state' | 'kind' | 'contact' | 'lines'>): ReviewedProduct[] {
  const isPaid = state === 'paid' || state === 'fulfilled';
  if (!isPaid || kind === 'donation' || contact.email === '') return [];
  const products = new Map(
    lines
      .filter(({ productType }) => productType !== 'GIFT_CARD')
      .map(({ productId, title }) => [productId, { productId, title }]),
  );
  return [...products.values()];
}

/** The buyer's first name, as a suggestion. */
export const getSuggestedAuthor = ({ contact }: Pick<Order, 'contact'>): string =>
  (contact.name.trim().split(/\s+/)[0] ?? '').slice(0, 60);

/** Whether a submission repeats a stored review. */
export const isSameReview = (a: RatedReview, b: RatedReview): boolean =>
  a.stars === b.stars && a.title === b.title && a.text === b.text;
