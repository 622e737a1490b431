import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { type Provided, provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';
import '../../../elements/site-product';
import { button, cart, notice, press } from './testing/product-page';

type Product = HTMLElementTagNameMap['site-product'];

let provided: Provided;

async function render(storeSettings: object): Promise<Product> {
  provided = provideServices(
    { cookies: { crumb: 'x' } },
    { context: { websiteSettings: { storeSettings } } },
  );
  const element = await fixture<Product>(html`
    <site-product variants='[{"sku":"M","price":1200,"unlimited":true}]'>
      <form method="post" action="/api/commerce/cart/items">
        <input type="hidden" name="productId" value="mug">
        <button>Add to cart</button>
      </form>
    </site-product>
  `);
  await settle(element);
  return element;
}

describe('the store setting expressCheckout', () => {
  afterEach(() => provided.stop());

  it('opens the checkout once the product is in the cart [CRT-019]', async () => {
    const element = await render({ expressCheckout: true });
    provided.page.respond({ json: cart(1) });
    const added = oneEvent(element, 'site-product-add');
    await press(button(element), 'Enter');
    await added;
    await waitUntil(() => provided.page.navigations.length > 0);
    expect(provided.page.navigations).to.deep.equal(['/commerce/goto-checkout']);
  });

  it('opens nothing if the product could not be added, or if it is off [CRT-019]', async () => {
    const express = await render({ expressCheckout: true });
    provided.page.respond({ status: 409, json: { error: 'Only 2 left.' } });
    await press(button(express), 'Enter');
    await waitUntil(() => express.textContent.includes('Only 2 left.'));
    expect(provided.page.navigations).to.deep.equal([]);
    provided.stop();
    const usual = await render({ expressCheckout: false });
    provided.page.respond({ json: cart(1) });
    const added = oneEvent(usual, 'site-product-add');
    await press(button(usual), 'Enter');
    await added;
    await waitUntil(() => notice(usual) === 'Added, 1 in cart');
    expect(provided.page.navigations).to.deep.equal([]);
  });
});
