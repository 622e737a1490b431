import { expect, fixture, html } from '@open-wc/testing';
import { type Provided, provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';
import type { FakeReply } from '../../services/page/testing/fake-network';
import '../../../elements/site-product';
import { button, cart, error, notice, press } from './testing/product-page';

type Product = HTMLElementTagNameMap['site-product'];

const PIXEL = 'https://pixel.example/shop.gif';

let provided: Provided;
/** The response to an addition. */
let response: FakeReply;

async function render(cookieAllowed: string): Promise<Product> {
  provided = provideServices(
    { cookies: { crumb: 'x', ...(cookieAllowed && { ss_cookieAllowed: cookieAllowed }) } },
    { settings: { commercePixelUrl: PIXEL } },
  );
  provided.page.respond(({ url }) => (url.pathname.endsWith('/cart/items') ? response : { json: {} }));
  const element = await fixture<Product>(html`
    <site-product variants='[{"sku":"M","price":1200,"unlimited":true}]'>
      <form method="post" action="/api/commerce/cart/items">
        <input type="hidden" name="productId" value="mug">
        <label>Quantity <input type="number" name="quantity" value="2" min="1"></label>
        <button>Add to cart</button>
      </form>
    </site-product>
  `);
  await settle(element);
  return element;
}

/** The query of each request of the pixel, without its cache buster. */
const getActions = () =>
  provided.page.images
    .filter((url) => url.startsWith(PIXEL))
    .map((url) => {
      const { rk: _, ...action } = Object.fromEntries(new URL(url).searchParams);
      return action;
    });

async function add(element: Product, text: string): Promise<void> {
  await press(button(element), 'Enter');
  await waitUntil(() => (error(element) ?? notice(element)) === text);
  await settle(element);
}

describe('the commerce pixel of a product', () => {
  afterEach(() => provided.stop());

  it('is requested once for each addition that the server has accepted [TRK-023]', async () => {
    const element = await render('true');
    response = { status: 409, json: { error: 'Only 1 left.' } };
    await add(element, 'Only 1 left.');
    expect(getActions()).to.deep.equal([]);
    response = { json: cart(2) };
    await add(element, 'Added, 2 in cart');
    await waitUntil(() => getActions().length > 0);
    const action = { action: 'add-to-cart', productId: 'mug', sku: 'M', quantity: '2' };
    expect(getActions()).to.deep.equal([action]);
    response = { json: cart(4) };
    await add(element, 'Added, 4 in cart');
    expect(getActions()).to.deep.equal([action, action]);
  });

  for (const [title, cookieAllowed] of [
    ['without consent', 'false'],
    ['before the visitor has decided', ''],
  ] as const)
    it(`is not requested ${title} [TRK-023]`, async () => {
      const element = await render(cookieAllowed);
      response = { json: cart(2) };
      await add(element, 'Added, 2 in cart');
      expect(getActions()).to.deep.equal([]);
    });
});
