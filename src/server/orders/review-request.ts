/** Review requests: what a link opens, and the mail with the link. */
import type { ReviewRequest } from '../../core/wire/reviews';
import type { Queryable } from '../db/db';
import type { Order } from '../domain/order';
import { getReviewableProducts, getSuggestedAuthor, type ReviewedProduct } from '../domain/review';
import { issueReviewToken, parseReviewToken } from '../domain/review-token';
import type { Mail } from '../mail/mail';
import { createReviewMail } from '../mail/review-mail';
import { addJob } from '../stores/jobs';
import { findOrder } from '../stores/orders';
import { findOffers } from '../stores/products';
import { findReviewSettings } from '../stores/review-list';
import { findReviewsOfOrder } from '../stores/reviews';
import { createId, type OrderDeps } from './order-deps';
import { findOrderStore } from './store';

const DAY_MS = 24 * 3_600_000;

/** What a link opens; without an order, the link is invalid or has expired. */
export type OpenedRequest =
  | { problem: 'missing' | 'expired' }
  | { orderId: string; request: ReviewRequest; details: Order['details'] };

export async function openReviewRequest(
  { db, site, secrets, clock }: Pick<OrderDeps, 'db' | 'site' | 'secrets' | 'clock'>,
  token: string,
): Promise<OpenedRequest> {
  const parsed = parseReviewToken(secrets, site.id, clock(), token);
  if (!parsed) return { problem: 'missing' };
  if (parsed.isExpired) return { problem: 'expired' };
  const order = await findOrder(db, site.id, parsed.orderId);
  if (!order) return { problem: 'missing' };
  const products = await findReviewable(db, site.id, order);
  const reviewed = await findReviewsOfOrder(db, site.id, order.id);
  const open = products.filter(({ productId }) => !reviewed.some((review) => review.productId === productId));
  const state = products.length === 0 ? 'nothing' : open.length === 0 ? 'reviewed' : 'open';
  const request = { state, author: getSuggestedAuthor(order), products: open } as const;
  return { orderId: order.id, request, details: order.details };
}

/** Products of the order that can be reviewed and are still sold here. */
export async function findReviewable(
  db: Queryable,
  siteId: string,
  order: Order,
): Promise<ReviewedProduct[]> {
  const products = getReviewableProducts(order);
  const offers = await findOffers(
    db,
    siteId,
    products.map(({ productId }) => productId),
  );
  return products.filter(({ productId }) => offers.some((offer) => offer.productId === productId));
}

/** Queues the review request of a completed order, in the transaction of the completion: one per order. */
export async function addReviewRequest(deps: OrderDeps, tx: Queryable, order: Order): Promise<void> {
  const { requests, delayDays } = await findReviewSettings(tx, deps.site.id);
  if (!requests || getReviewableProducts(order).length === 0) return;
  const now = deps.clock();
  await addJob(tx, deps.site.id, now, {
    id: createId(deps),
    kind: 'review-request',
    subject: order.id,
    label: order.contact.email,
    payload: {},
    dueAt: now + delayDays * DAY_MS,
  });
}

/** The mail of a request; undefined if there is nothing left to review. */
export async function createReviewRequestMail(
  { db, site, secrets, clock, siteUrl }: Pick<OrderDeps, 'db' | 'site' | 'secrets' | 'clock' | 'siteUrl'>,
  orderId: string,
): Promise<Mail | undefined> {
  const order = await findOrder(db, site.id, orderId);
  if (!order) return undefined;
  const products = await findReviewable(db, site.id, order);
  const reviewed = await findReviewsOfOrder(db, site.id, orderId);
  if (reviewed.length >= products.length) return undefined;
  const token = issueReviewToken(secrets, site.id, orderId, clock());
  const store = await findOrderStore({ db, site }, order);
  return createReviewMail(order, store, products, `${siteUrl()}${getReviewPath(token)}`);
}

/** Path of the review page. */
export const getReviewPath = (token: string): string => `/commerce/reviews?token=${token}`;
