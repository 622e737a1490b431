/** Completes orders and reads stored reviews, for tests. */

import { issueReviewToken } from '../domain/review-token';
import { getReviewPath } from '../orders/review-request';
import { createOwner, createOwnerClient } from './owner-client';
import { createShopper, OWN } from './shopper';
import type { TestApp } from './test-app';

/** Tables to clear before each test, in addition to the shop's. */
export const REVIEW_TABLES = ['review'] as const;

export const DAY_MS = 24 * 3_600_000;

export function createReviewState(test: TestApp) {
  /** Headers of the owner in a browser. */
  const owner = () => ({ ...OWN, accept: 'text/html', ...createOwnerClient(test) });
  const { see, press: post } = createOwner(test);
  /** Buys products; returns the id of the paid order. */
  const buy = async (...products: string[]): Promise<string> => {
    const shopper = createShopper(test.app);
    for (const product of products) await shopper.add(product);
    const order = await shopper.pay((await shopper.order()).location, 'silent');
    await shopper.see(order);
    return /orders\/([^?]+)/.exec(order)![1]!;
  };
  const complete = (orderId: string) => post(`/config/orders/${orderId}/fulfill`);
  const issue = (orderId: string) =>
    issueReviewToken(test.deps.secrets, test.siteId, orderId, test.deps.clock());
  /** Path of the review page of a new order. */
  const request = async (...products: string[]): Promise<string> =>
    getReviewPath(issue(await buy(...products)));
  const reviews = async () => {
    const { rows } = await test.db.query<{
      id: string;
      product: string;
      stars: number;
      body: string;
      state: string;
    }>(
      `select id::text as id, product_id as product, stars::int as stars, body, state from review
       where site_id = $1 order by product_id`,
      [test.siteId],
    );
    return rows;
  };
  return { owner, post, see, buy, complete, issue, request, reviews };
}
