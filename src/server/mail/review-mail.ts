/** Mails about reviews. */
import type { RatedReview } from '../../core/commerce/review-rules';
import { getOrderNumber, type Order } from '../domain/order';
import type { ReviewedProduct } from '../domain/review';
import { REVIEW_LIFETIME_DAYS } from '../domain/review-token';
import { type Mail, sanitizeHeader } from './mail';

/** Asks the buyer for a review. */
export function createReviewMail(
  { contact, id }: Pick<Order, 'contact' | 'id'>,
  { name }: { readonly name: string },
  products: readonly ReviewedProduct[],
  link: string,
): Mail {
  return compose(contact.email, `How was your order at ${name}?`, [
    `Thank you for your order ${getOrderNumber(id)} at ${name}. Your experience helps other buyers:`,
    products.map(({ title }) => `- ${title}`).join('\n'),
    `Rate your purchase: ${link}`,
    `The link is valid for ${REVIEW_LIFETIME_DAYS} days. This is the only request that you receive for this order.`,
  ]);
}

/** Reports new reviews to the owner. */
export function createOwnerReviewMail(
  { id, lines }: Pick<Order, 'id' | 'lines'>,
  reviews: readonly RatedReview[],
  to: string,
  link: string,
): Mail {
  const texts = reviews.map(({ productId, stars, title, text }) => {
    const product = lines.find((line) => line.productId === productId)?.title ?? productId;
    return [`${product}: ${stars} of 5 stars`, title, text].filter(Boolean).join('\n');
  });
  return compose(to, `New review of order ${getOrderNumber(id)}`, [
    ...texts,
    `Publish, reject or answer: ${link}`,
  ]);
}

function compose(to: string, subject: string, paragraphs: string[]): Mail {
  return { to, subject: sanitizeHeader(subject), text: `${paragraphs.join('\n\n')}\n`, headers: {} };
}
