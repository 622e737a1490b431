// Buys and completes an order over HTTP, and finds the review request mailed to its buyer.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { getOrderNumber } from '../server/domain/order';
import type { Site } from './site';

const BUYER = {
  name: 'Ada Byron',
  email: 'ada@example.org',
  street: '12 St James’s Square',
  postalCode: 'SW1Y 4JH',
  city: 'London',
  country: 'United Kingdom',
};

/** Posts a form like a page of the site; redirects are not followed. */
export async function postForm(
  { origin }: Site,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const body = new URLSearchParams(fields);
  return fetch(`${origin}${path}`, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { origin, ...headers },
  });
}

export async function getOwnerHeaders({ dataDir }: Site): Promise<Record<string, string>> {
  const token = (await readFile(join(dataDir, 'owner-token'), 'utf8')).trim();
  return { authorization: `Bearer ${token}` };
}

/**
 * Completes an order of the first variants of these products.
 * @returns the path of the review page
 */
export async function requestReview(site: Site, ...products: string[]): Promise<string> {
  const owner = await getOwnerHeaders(site);
  await postForm(site, '/config/reviews/settings', { requests: 'yes', delayDays: '0' }, owner);
  const orderId = await buy(site, products);
  await postForm(site, `/config/orders/${orderId}/fulfill`, {}, owner);
  const mail = new RegExp(
    `order ${getOrderNumber(orderId)} at[\\s\\S]*?(/commerce/reviews\\?token=[\\w.-]+)`,
  );
  const findLink = async () =>
    mail.exec(await (await fetch(`${site.origin}/config/outbox`, { headers: owner })).text())?.[1] ?? '';
  await expect.poll(findLink).not.toBe('');
  return findLink();
}

/** @returns the id of the paid order */
async function buy(site: Site, products: readonly string[]): Promise<string> {
  let cookie = '';
  const send = async (path: string, fields: Record<string, string>): Promise<string> => {
    const answer = await postForm(site, path, fields, { cookie });
    cookie ||= answer.headers
      .getSetCookie()
      .map((text) => text.split(';')[0])
      .join('; ');
    return answer.headers.get('location') ?? '';
  };
  for (const productId of products)
    await send('/api/commerce/cart/items', { productId, sku: `${productId}-1` });
  const checkout = await fetch(`${site.origin}/commerce/goto-checkout`, { headers: { cookie } });
  const attempt = /name="attempt" value="([^"]+)"/.exec(await checkout.text())?.[1] ?? '';
  const payment = await send('/commerce/goto-checkout', { ...BUYER, attempt });
  const order = await send(payment, { outcome: 'pay' });
  // The page asks the payment provider, so the order is paid before the webhook arrives.
  await fetch(`${site.origin}${order}`);
  return /orders\/([^?]+)/.exec(order)?.[1] ?? '';
}
