// Walks of buyers: carts, orders, payments, files, subscriptions, gift cards, donations and reviews.
import { getSitePath } from '../../../core/call-path';
import { calls } from '../../../core/calls';
import { routes } from '../../../core/routes';
import type { Cart } from '../../../core/wire/commerce';
import type { ShoppingCart } from '../../../core/wire/shopping-cart';
import { issueReviewToken } from '../../../server/domain/review-token';
import { glazeBook } from '../../../server/example/glaze-book';
import { createTestEvent, signTestWebhook } from '../../../server/payments/test-provider';
import { BUYER, createShopper, readAttempt } from '../../../server/testing/shopper';
import { find, type Walk, type WalkContext } from './walk';

const BOOK = 'book-north';
const DAY_MS = 24 * 3_600_000;

const readId = (order: string): string => find(order, /\/commerce\/orders\/([^?/]+)/);
const insert = (path: string, action: string): string => path.replace('?', `/${action}?`);

const walkCart: Walk = async ({ app }) => {
  const shopper = createShopper(app);
  const items = getSitePath(calls.addCartItem);
  const readEntry = async () =>
    ((await (await shopper.send(getSitePath(calls.cart))).json()) as Cart).entries[0]?.id ?? '';
  await shopper.call('POST', items, { productId: BOOK, quantity: 2 });
  await shopper.call('PUT', `${items}/${await readEntry()}`, { quantity: 3 });
  await shopper.press(`${items}/${await readEntry()}`, { quantity: '1' });
  await shopper.call('DELETE', `${items}/${await readEntry()}`);
};

const walkShoppingCart: Walk = async ({ app }) => {
  const shopper = createShopper(app);
  const entries = getSitePath(calls.addShoppingCartEntry);
  const added = await shopper.call('POST', entries, { itemId: BOOK, sku: `${BOOK}-1`, quantity: 1 });
  const { shoppingCart } = (await added.json()) as { shoppingCart: ShoppingCart };
  const [entry] = shoppingCart.entries as { id: string }[];
  await shopper.call('PUT', `${entries}/${entry?.id}`, { quantity: 2 });
  await shopper.call('DELETE', `${entries}/${entry?.id}`);
};

/** The page of an unpaid order, which the payment page links to. */
const readOrder = async (shopper: ReturnType<typeof createShopper>, payment: string): Promise<string> =>
  find((await shopper.see(payment)).text, /href="(\/commerce\/orders\/[^"]+)"/);

const walkOrder: Walk = async ({ app, test }) => {
  const shopper = createShopper(app);
  const payment = await shopper.buy(BOOK);
  const order = await readOrder(shopper, payment);
  await shopper.press(insert(order, 'pay'));
  await shopper.press(insert(order, 'open'), { path: '/' });
  await shopper.pay(payment, 'silent');
  const reference = payment.split('/').at(-1) ?? '';
  const event = createTestEvent(crypto.randomUUID(), 'payment.paid', {
    id: reference,
    orderId: readId(order),
  });
  const headers = signTestWebhook({ ...test.deps, siteId: test.siteId }, event);
  await shopper.send('/api/commerce/payment-webhook/test', { method: 'POST', headers, body: event });
  await shopper.see(order);
};

const walkCancellation: Walk = async ({ app, owner }) => {
  const shopper = createShopper(app);
  const order = await readOrder(shopper, await shopper.buy(BOOK));
  await owner.press(`/config/orders/${readId(order)}/cancel`);
  await shopper.see(order);
};

const walkFile: Walk = async ({ app, test }) => {
  const body = new FormData();
  body.append('file', new File(['The recipes'], 'glazes.txt', { type: 'text/plain' }));
  const headers = { authorization: `Bearer ${test.deps.ownerToken}`, 'sec-fetch-site': 'same-origin' };
  await app.request(`/config/files/${glazeBook.productId}`, { method: 'POST', headers, body });
  const shopper = createShopper(app);
  const order = await shopper.pay(await shopper.buy(glazeBook.productId), 'silent');
  const { text } = await shopper.see(order);
  await shopper.send(find(text, /href="(\/commerce\/orders\/[^"]+\/files\/[^"]+)"/));
};

/**
 * Subscribes and pays.
 * @returns the page of the subscription
 */
async function subscribe(shopper: ReturnType<typeof createShopper>): Promise<string> {
  const { location } = await shopper.add('print-club');
  const placed = await shopper.order(readAttempt((await shopper.see(location)).text));
  const order = await shopper.pay(placed.location, 'silent');
  return find((await shopper.see(order)).text, /href="(\/commerce\/subscriptions\/[^"]+)"/);
}

const walkSubscription: Walk = async ({ app, owner }) => {
  const shopper = createShopper(app);
  const own = await subscribe(shopper);
  await shopper.see(own);
  await shopper.press(insert(own, 'cancel'), { confirm: 'yes' });
  const other = find(await subscribe(createShopper(app)), /subscriptions\/([^?]+)/);
  await owner.press(`/config/subscriptions/${other}/cancel`, { confirm: 'yes' });
};

const walkGiftCard: Walk = async ({ app, owner, test }) => {
  const shopper = createShopper(app);
  const path = routes.giftCard(test.siteId, 'gift-card');
  await shopper.see(path);
  const sendOn = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
  const present = {
    sku: 'gift-card-1',
    recipientName: 'Bo',
    recipientEmail: 'bo@example.org',
    message: 'Hello',
  };
  const { location } = await shopper.press(path, { ...present, sendOn });
  await shopper.order(readAttempt((await shopper.see(location)).text), BUYER);
  const { text } = await owner.press('/config/gift-cards', { value: '25.00' });
  const code = find(text, /([2-9A-Z]{4}(?:-[2-9A-Z]{4}){4})/);
  await shopper.press('/commerce/gift-card', { code });
};

const walkDonation: Walk = async ({ app }) => {
  const shopper = createShopper(app);
  const path = routes.donate('donation');
  const attempt = readAttempt((await shopper.see(path)).text);
  const { name, email } = BUYER;
  const { location } = await shopper.press(path, {
    name,
    email,
    attempt,
    amount: '25.00',
    message: 'For paper',
  });
  await shopper.see(await shopper.pay(location, 'silent'));
};

/**
 * Buys a product, and completes the order as the owner.
 * @returns the token of the link in the review request
 */
async function askForReview({ app, owner, test }: WalkContext): Promise<string> {
  const shopper = createShopper(app);
  const order = await shopper.pay(await shopper.buy(BOOK), 'silent');
  await shopper.see(order);
  await owner.press(`/config/orders/${readId(order)}/fulfill`);
  return issueReviewToken(test.deps.secrets, test.siteId, readId(order), test.deps.clock());
}

const walkReview: Walk = async (context) => {
  const shopper = createShopper(context.app);
  const token = await askForReview(context);
  await shopper.send(`${getSitePath(calls.reviewRequest)}?token=${token}`);
  const reviews = [{ productId: BOOK, stars: 4, title: 'Good', text: 'It shines.' }];
  await shopper.call('POST', getSitePath(calls.submitReviews), { token, author: 'Ada', reviews });
  const fields = { [`stars[${BOOK}]`]: '5', [`title[${BOOK}]`]: 'Good', [`text[${BOOK}]`]: 'It shines.' };
  await shopper.press('/commerce/reviews', { token: await askForReview(context), author: 'Ada', ...fields });
};

export const shopWalks: readonly Walk[] = [
  walkCart,
  walkShoppingCart,
  walkOrder,
  walkCancellation,
  walkFile,
  walkSubscription,
  walkGiftCard,
  walkDonation,
  walkReview,
];
