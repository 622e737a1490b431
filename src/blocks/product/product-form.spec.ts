import { expect, fixture, html } from '@open-wc/testing';
import { resetWarnings } from '../../kit/element/warn';
import { captureConsole } from '../../kit/testing/console';
import { type Provided, provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';
import '../../../elements/site-product';
import { clickOn } from '../../kit/testing/pointer';
import { button, cart, notice, press, radio, summary, variant } from './testing/product-page';

type Product = HTMLElementTagNameMap['site-product'];

let provided: Provided;

describe('the form that <site-product> creates', () => {
  beforeEach(() => {
    provided = provideServices(
      { cookies: { crumb: 'x' } },
      { settings: { currency: 'EUR', locale: 'en-US' } },
    );
  });
  afterEach(() => provided.stop());

  it('is created from published markup, and adds the chosen variant [PRD-024]', async () => {
    provided.page.respond({ json: cart(1) });
    const element = await fixture<Product>(html`
      <site-product>
        <div class="product-price">$849.00</div>
        <div class="product-variants" data-item-id="5ff6" data-variants=${JSON.stringify([
          variant('SQ1', 'S', 'Black', { priceMoney: { currency: 'USD', value: '849.00' } }),
          variant('SQ2', 'L', 'White', { priceMoney: { currency: 'USD', value: '749.00' } }),
        ])} data-selected-variant="{&quot;sku&quot;:&quot;SQ2&quot;}"></div>
        <div class="sqs-add-to-cart-button-wrapper">
          <div class="sqs-add-to-cart-button" role="button" tabindex="0">Add To Cart</div>
        </div>
      </site-product>
    `);
    await waitUntil(() => element.querySelector('.site-product-summary'));
    expect(summary(element)).to.equal('from $749.00');
    expect(element.querySelector<HTMLElement>('.sqs-add-to-cart-button-wrapper')!.hidden).to.equal(true);
    expect([...element.querySelectorAll('legend')].map(({ textContent }) => textContent)).to.deep.equal([
      'Size',
      'Color',
    ]);
    expect(element.querySelectorAll(':checked')).to.have.length(0);
    await expect(element).to.be.accessible();
    await press(radio(element, 'S'), 'Space');
    await clickOn(radio(element, 'Black'));
    await press(button(element), 'Enter');
    await waitUntil(() => notice(element) === 'Added, 1 in cart');
    expect(JSON.parse(provided.page.requests[0]!.body as string)).to.deep.equal({
      productId: '5ff6',
      quantity: 1,
      sku: 'SQ1',
    });
    const form = element.querySelector('form')!;
    expect([form.method, form.getAttribute('action')]).to.deep.equal(['post', '/api/commerce/cart/items']);
    element.remove();
    await settle();
    expect(element.querySelector('form')).to.equal(null);
    expect(element.querySelector<HTMLElement>('.sqs-add-to-cart-button-wrapper')!.hidden).to.equal(false);
  });

  it('is created from a published button without variants, and keeps the price of the page', async () => {
    provided.page.respond({ json: cart(2) });
    const element = await fixture<Product>(html`
      <site-product>
        <div class="product-price">IDR 18.999</div>
        <div class="product-quantity-input" data-item-id="65fd">
          <input aria-label="Quantity" type="number" value="1" min="1" max="9999">
        </div>
        <div class="sqs-add-to-cart-button-wrapper">
          <div class="sqs-add-to-cart-button" role="button" tabindex="0" data-item-id="65fd">Add To Cart</div>
        </div>
      </site-product>
    `);
    await waitUntil(() => element.querySelector('.site-product-summary'));
    expect(element.querySelector<HTMLElement>('.product-price')!.hidden).to.equal(false);
    expect(summary(element)).to.equal('');
    await expect(element).to.be.accessible();
    await press(button(element), 'Enter');
    await waitUntil(() => notice(element) === 'Added, 2 in cart');
    expect(JSON.parse(provided.page.requests[0]!.body as string)).to.deep.equal({
      productId: '65fd',
      quantity: 1,
    });
  });

  it('describes a subscription with its plan [PRD-007] [PRD-008]', async () => {
    const plan = (numBillingCycles: number) => ({
      isSubscribable: true,
      subscriptionPlan: { billingPeriod: { value: 2, unit: 'WEEK' }, numBillingCycles },
      variants: [{ sku: 'T', price: 1000, unlimited: true }],
    });
    const element = await fixture<Product>(
      html`<site-product product-id="tea" product=${JSON.stringify(plan(6))}></site-product>`,
    );
    await waitUntil(() => element.querySelector('.site-product-summary'));
    expect(summary(element)).to.equal('€10.00 every 2 weeks for 12 weeks');
    expect(button(element).textContent).to.equal('Subscribe');
    element.product = plan(0);
    await settle(element);
    expect(summary(element)).to.equal('€10.00 every 2 weeks');
    element.product = { ...plan(0), subscriptionPlan: null };
    await settle(element);
    expect(summary(element)).to.equal('Unavailable');
  });

  it('submits a subscription natively, so that the server leads to its checkout [PRD-009]', async () => {
    const product = {
      isSubscribable: true,
      subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
      variants: [{ sku: 'T', price: 1000, unlimited: true }],
    };
    const box = await fixture<HTMLElement>(html`
      <div>
        <site-product product-id="tea" product=${JSON.stringify(product)}></site-product>
        <iframe name="checkout" title="Checkout"></iframe>
      </div>
    `);
    const element = box.querySelector('site-product')!;
    await waitUntil(() => element.querySelector('.site-product-summary'));
    const form = element.querySelector('form')!;
    Object.assign(form, { target: 'checkout', method: 'get', action: 'about:blank' });
    const sent = () => box.querySelector('iframe')!.contentWindow!.location.search;
    element.addEventListener('site-product-add-request', (event) => event.preventDefault(), { once: true });
    await press(button(element), 'Enter');
    await settle(element);
    expect(sent()).to.equal('');
    await press(button(element), 'Enter');
    await waitUntil(() => sent() === '?productId=tea&quantity=1');
    expect(provided.page.requests).to.deep.equal([]);
  });

  it('offers the price options of a variant, and submits the chosen one natively [PRD-008] [PRD-009]', async () => {
    const pricingOptions = [
      {
        productSubscriptionOptionId: 'quarterly',
        price: '900',
        subscriptionPlan: { billingPeriod: { value: 3, unit: 'MONTH' }, numBillingCycles: 2 },
      },
    ];
    const sizes = [
      variant('S', 'S', '', { price: 1000, priceMoney: null, pricingOptions }),
      variant('L', 'L', '', { price: 2000, priceMoney: null }),
    ];
    const box = await fixture<HTMLElement>(html`
      <div>
        <site-product product-id="tea" product=${JSON.stringify({ variants: sizes })}></site-product>
        <iframe name="checkout" title="Checkout"></iframe>
      </div>
    `);
    const element = box.querySelector('site-product')!;
    await waitUntil(() => element.querySelector('.site-product-purchases fieldset'));
    const form = element.querySelector('form')!;
    expect([...form.querySelectorAll('legend')].map((legend) => legend.textContent)).to.deep.equal([
      'Size',
      'Purchase options',
    ]);
    await clickOn(radio(element, 'S'));
    await settle(element);
    expect(summary(element)).to.equal('€10.00');
    await press(radio(element, 'quarterly'), 'Space');
    await waitUntil(() => summary(element) === '€9.00 every 3 months for 6 months');
    expect(button(element).textContent).to.equal('Subscribe');
    await expect(element).to.be.accessible();

    // The large one is only sold once.
    await clickOn(radio(element, 'L'));
    await waitUntil(() => summary(element) === '€20.00');
    expect(
      element.querySelector<HTMLInputElement>('[name=productSubscriptionOptionId]:checked')!.value,
    ).to.equal('');
    expect(button(element).textContent).to.equal('Add to cart');
    await clickOn(radio(element, 'S'));
    await waitUntil(() => radio(element, 'quarterly'));
    await press(radio(element, 'quarterly'), 'Space');
    await waitUntil(() => button(element).textContent === 'Subscribe');

    Object.assign(form, { target: 'checkout', method: 'get', action: 'about:blank' });
    const sent = () => box.querySelector('iframe')!.contentWindow!.location.search;
    await press(button(element), 'Enter');
    await waitUntil(() => sent());
    expect(Object.fromEntries(new URLSearchParams(sent()))).to.deep.equal({
      productId: 'tea',
      'option[Size]': 'S',
      productSubscriptionOptionId: 'quarterly',
      quantity: '1',
    });
    expect(provided.page.requests).to.deep.equal([]);
  });

  it('uses the price option of a control in the page [PRD-008]', async () => {
    const product = {
      variants: [
        {
          sku: 'T',
          price: 1000,
          unlimited: true,
          pricingOptions: [
            {
              productSubscriptionOptionId: 'm',
              price: 800,
              subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' } },
            },
          ],
        },
      ],
    };
    const element = await fixture<Product>(html`
      <site-product product=${JSON.stringify(product)}>
        <form method="post" action="/api/commerce/cart/items">
          <input type="hidden" name="productId" value="tea">
          <label>Payment
            <select name="productSubscriptionOptionId">
              <option value="">Once</option>
              <option value="m" selected>Monthly</option>
            </select>
          </label>
          <button>Buy</button>
        </form>
      </site-product>
    `);
    await waitUntil(
      () => element.querySelector('.site-product-summary') && summary(element) === '€8.00 every month',
    );
    expect(element.querySelectorAll('[type=radio]')).to.have.length(0);
  });

  it('shows a label instead of a price of zero, and reports a missing label once [PRD-025]', async () => {
    resetWarnings();
    let amount = '';
    const box = await fixture<HTMLElement>(html`<div></div>`);
    const element = document.createElement('site-product');
    const said = await captureConsole(async () => {
      element.options = {
        productId: 'talk',
        freeIfZero: true,
        variants: [{ sku: 'T', price: 0, unlimited: true }],
      };
      box.append(element);
      await waitUntil(() => element.querySelector('.site-product-summary'));
      amount = summary(element);
      element.lowStock = 4;
      await settle(element);
    });
    expect([amount, said]).to.deep.equal([
      '€0.00',
      ['site-product: free-if-zero requires free-label; showing the amount.'],
    ]);
    element.freeLabel = 'Free';
    await settle(element);
    expect(summary(element)).to.equal('Free');
    element.freeIfZero = false;
    await settle(element);
    expect(summary(element)).to.equal('€0.00');
  });

  it('shows a note about installments within the configured prices [PRD-026]', async () => {
    const element = await fixture<Product>(html`
      <site-product product-id="mug" installments="4" installment-min="2000"
        variants='[{"sku":"M","price":4000,"unlimited":true}]'></site-product>
    `);
    await waitUntil(() => element.querySelector('.site-product-summary'));
    expect(summary(element)).to.equal('€40.00or 4 payments of €10.00');
    element.installmentMin = 5000;
    await settle(element);
    expect(summary(element)).to.equal('€40.00');
  });
});
