/** Stores the reviews of a purchase: each product once, however often they are submitted. */
import { isRated, type RatedReview, type ReviewInput } from '../../core/commerce/review-rules';
import type { Queryable } from '../db/db';
import type { Order } from '../domain/order';
import { isSameReview } from '../domain/review';
import { createOwnerReviewMail } from '../mail/review-mail';
import { lockOrder } from '../stores/orders';
import { findReviewsOfOrder, insertReview } from '../stores/reviews';
import { findShopSettings } from '../stores/shop-settings';
import { getOwnLocale } from '../stores/sites';
import { createId, type OrderDeps } from './order-deps';
import { addOrderJob } from './order-jobs';
import { findReviewable } from './review-request';

/** `already`: another review of one of the products is stored; `foreign`: a product is not part of the purchase. */
export type SubmitResult = 'stored' | 'already' | 'foreign' | 'nothing';

/** Stores all reviews or none. The texts are valid. */
export async function submitReviews(
  deps: OrderDeps,
  orderId: string,
  { author, reviews }: { author: string; reviews: readonly ReviewInput[] },
): Promise<SubmitResult> {
  const result = await deps.db.transaction(async (tx): Promise<SubmitResult> => {
    // With the lock, concurrent submissions of one purchase wait for each other.
    const order = await lockOrder(tx, deps.site.id, orderId);
    const products = order ? await findReviewable(tx, deps.site.id, order) : [];
    if (!order || products.length === 0) return 'nothing';
    if (reviews.some((one) => !products.some(({ productId }) => productId === one.productId)))
      return 'foreign';
    const stored = await findReviewsOfOrder(tx, deps.site.id, orderId);
    const known = (one: RatedReview) => stored.find(({ productId }) => productId === one.productId);
    const rated = reviews.filter(isRated);
    const isChanged = (one: RatedReview): boolean => {
      const before = known(one);
      return before !== undefined && !isSameReview(before, one);
    };
    if (rated.some(isChanged)) return 'already';
    const added = rated.filter((one) => !known(one));
    for (const one of added) await insertReview(tx, deps.site.id, createReview(deps, order, author, one));
    if (added.length > 0) await notifyOwner(deps, tx, order, added);
    return 'stored';
  });
  deps.jobs.notify();
  return result;
}

function createReview(deps: OrderDeps, { id: orderId }: Order, author: string, review: RatedReview) {
  return { ...review, id: createId(deps), orderId, author, createdAt: new Date(deps.clock()) };
}

async function notifyOwner(
  deps: OrderDeps,
  tx: Queryable,
  order: Order,
  added: readonly RatedReview[],
): Promise<void> {
  const { notify } = await findShopSettings(tx, deps.site.id);
  const locale = getOwnLocale(deps.site);
  const link = `${deps.siteUrl()}/config/reviews?state=pending`;
  for (const to of notify) {
    const mail = createOwnerReviewMail({ order, reviews: added, to, link, locale });
    await addOrderJob(deps, tx, order, 'mail', to, { ...mail });
  }
}
