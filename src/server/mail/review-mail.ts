/** Mails about reviews: to the buyer in the language of the order, to the owner in the site's language. */
import type { RatedReview } from '../../core/commerce/review-rules';
import { getOrderNumber, type Order } from '../domain/order';
import type { ReviewedProduct } from '../domain/review';
import { REVIEW_LIFETIME_DAYS } from '../domain/review-token';
import { getText } from '../languages/texts';
import { composeMail, type Mail } from './mail';

/** Asks the buyer for a review. */
export function createReviewMail(
  { contact, id }: Pick<Order, 'contact' | 'id'>,
  { name: site, locale }: { readonly name: string; readonly locale: string },
  products: readonly ReviewedProduct[],
  link: string,
): Mail {
  const text = getText(locale);
  return composeMail(contact.email, text('review-mail.subject', { site }), [
    text('review-mail.thanks', { number: getOrderNumber(id), site }),
    products.map(({ title }) => `- ${title}`).join('\n'),
    text('review-mail.rate', { link }),
    text('review-mail.valid', { days: REVIEW_LIFETIME_DAYS }),
  ]);
}

/** A mail about reviews of an order. */
interface OwnerReviewMail {
  order: Pick<Order, 'id' | 'lines'>;
  reviews: readonly RatedReview[];
  to: string;
  /** Address of the page with pending reviews. */
  link: string;
  /** BCP 47. */
  locale: string;
}

/** Notifies the owner of new reviews. */
export function createOwnerReviewMail({ order, reviews, to, link, locale }: OwnerReviewMail): Mail {
  const text = getText(locale);
  const texts = reviews.map(({ productId, stars, title, text: body }) => {
    const product = order.lines.find((line) => line.productId === productId)?.title ?? productId;
    return [text('review-mail.stars', { product, stars }), title, body].filter(Boolean).join('\n');
  });
  const subject = text('review-mail.newSubject', { number: getOrderNumber(order.id) });
  return composeMail(to, subject, [...texts, text('review-mail.publish', { link })]);
}
