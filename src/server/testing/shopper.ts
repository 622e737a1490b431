/** A visitor without script who shops, for tests. */
import { routes } from '../../core/routes';
import { type Backend, createBrowserClient } from './browser-client';
import { createFormPost } from './test-app';

export const OWN = { 'sec-fetch-site': 'same-origin' };

export const BUYER = {
  name: 'Ada Byron',
  email: 'ada@example.org',
  street: '12 St James’s Square',
  postalCode: 'SW1Y 4JH',
  city: 'London',
  country: 'United Kingdom',
};

export function createShopper(app: Backend) {
  const browser = createBrowserClient(app);
  const see = async (path: string) => {
    const answer = await browser.send(path);
    return { status: answer.status, text: await answer.text() };
  };
  const press = async (path: string, fields: Record<string, string> = {}) => {
    const answer = await browser.send(path, createFormPost(fields, OWN));
    return {
      status: answer.status,
      location: answer.headers.get('location') ?? '',
      text: await answer.text(),
    };
  };
  const add = (productId: string, quantity = 1, sku = `${productId}-1`) =>
    press('/api/commerce/cart/items', { productId, sku, quantity: String(quantity) });
  /** Token of a fresh checkout page. */
  const open = async (): Promise<string> => readAttempt((await see(routes.goToCheckout())).text);
  const order = async (attempt?: string, fields: Record<string, string> = BUYER) =>
    press(routes.goToCheckout(), { ...fields, attempt: attempt ?? (await open()) });
  /** Orders a product and returns the path of the payment page. */
  const buy = async (productId: string, quantity = 1, sku?: string): Promise<string> => {
    await add(productId, quantity, sku);
    return (await order()).location;
  };
  /** Presses a button of the test provider and returns the path of the order page. */
  const pay = async (payment: string, outcome = 'pay'): Promise<string> =>
    (await press(payment, { outcome })).location;
  return { ...browser, see, press, add, open, order, buy, pay };
}

export function readAttempt(page: string): string {
  return /name="attempt" value="([^"]+)"/.exec(page)?.[1] ?? '';
}
