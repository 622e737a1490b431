import { expect, fixture, html } from '@open-wc/testing';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';
import '../../../elements/site-product';
import { clickOn } from '../../kit/testing/pointer';
import { cart, notice, radio, summary } from './testing/product-page';

type Product = HTMLElementTagNameMap['site-product'];

/** Forms as other shops print them, and what their own servers need when a button is pressed. */
const FOREIGN: readonly [shop: string, markup: string, expected: Readonly<Record<string, string>>][] = [
  [
    'a simple product of WooCommerce',
    `<p class="price"><span class="woocommerce-Price-amount amount"><bdi>€18.00</bdi></span></p>
     <form class="cart" action="/product/beanie/" method="post" enctype="multipart/form-data">
       <div class="quantity"><label class="screen-reader-text" for="q1">Beanie quantity</label>
         <input type="number" id="q1" class="input-text qty text" name="quantity" value="2" min="1" step="1"></div>
       <button type="submit" name="add-to-cart" value="16" class="single_add_to_cart_button button alt">Add to cart</button>
     </form>`,
    { quantity: '2', 'add-to-cart': '16' },
  ],
  [
    'a variable product of WooCommerce',
    `<form class="variations_form cart" action="/product/hoodie/" method="post" data-product_id="21"
       data-product_variations='[{"variation_id":22,"attributes":{"attribute_pa_color":"blue"},"display_price":45}]'>
       <table class="variations"><tr><th><label for="c2">Color</label></th><td>
         <select id="c2" name="attribute_pa_color"><option value="">Choose an option</option><option value="blue" selected>Blue</option></select>
       </td></tr></table>
       <input type="hidden" name="add-to-cart" value="21"><input type="hidden" name="product_id" value="21">
       <input type="hidden" name="variation_id" class="variation_id" value="22">
       <button type="submit" class="single_add_to_cart_button">Add to cart</button></form>`,
    { attribute_pa_color: 'blue', 'add-to-cart': '21', product_id: '21', variation_id: '22' },
  ],
  [
    'Dawn, with its radio buttons outside the form',
    `<variant-selects><fieldset><legend>Color</legend>
       <input type="radio" id="d1" name="Color-1" value="Red" form="dawn" checked><label for="d1">Red</label>
       <input type="radio" id="d2" name="Color-1" value="Blue" form="dawn"><label for="d2">Blue</label></fieldset></variant-selects>
     <quantity-input><button name="minus" type="button">−</button>
       <input type="number" name="quantity" aria-label="Quantity" value="1" form="dawn"><button name="plus" type="button">+</button></quantity-input>
     <form method="post" action="/cart/add" id="dawn" accept-charset="UTF-8" novalidate data-type="add-to-cart-form">
       <input type="hidden" name="form_type" value="product"><input type="hidden" name="id" value="402" class="product-variant-id">
       <button type="submit" name="add">Add to cart</button></form>`,
    { 'Color-1': 'Red', quantity: '1', form_type: 'product', id: '402', add: '' },
  ],
  [
    'Cornerstone',
    `<form class="form add-to-cart-form" method="post" action="/cart.php" enctype="multipart/form-data" data-cart-item-add>
       <input type="hidden" name="action" value="add"><input type="hidden" name="product_id" value="93">
       <div data-product-attribute="set-rectangle"><input type="radio" name="attribute[118]" id="b1" value="108" checked>
         <label for="b1">Small</label></div>
       <input type="tel" name="qty[]" aria-label="Quantity" value="1"><input type="submit" value="Add to Cart"></form>`,
    { action: 'add', product_id: '93', 'attribute[118]': '108', 'qty[]': '1' },
  ],
  [
    'Magento',
    `<form data-product-sku="WS12" action="/checkout/cart/add/product/1556/" method="post" id="product_addtocart_form">
       <input type="hidden" name="product" value="1556"><input type="hidden" name="selected_configurable_option" value="">
       <input name="form_key" type="hidden" value="k9"><select name="super_attribute[93]" aria-label="Color"><option value="50" selected>Orange</option></select>
       <input type="number" name="qty" aria-label="Qty" value="1"><button type="submit" title="Add to Cart"><span>Add to Cart</span></button></form>`,
    { product: '1556', form_key: 'k9', 'super_attribute[93]': '50', qty: '1' },
  ],
  [
    'PrestaShop',
    `<form action="/cart" METHOD="POST" id="add-to-cart-or-refresh"><input type="hidden" name="token" value="t">
       <input type="hidden" name="id_product" value="1"><select name="group[1]" aria-label="Size"><option value="1" selected>S</option></select>
       <input type="number" name="qty" aria-label="Quantity" value="1"><button data-button-action="add-to-cart" type="submit">Add to cart</button></form>`,
    { token: 't', id_product: '1', 'group[1]': '1', qty: '1' },
  ],
  [
    'a form whose fields shadow its properties',
    `<form method="post" action="/buy"><input type="hidden" name="method" value="card"><input type="hidden" name="id" value="7">
       <input type="hidden" name="elements" value="3"><input type="hidden" name="submit" value="1"><button>Buy</button></form>`,
    { method: 'card', id: '7', elements: '3', submit: '1' },
  ],
];

const VARIANTS = JSON.stringify(
  ['Small', 'Large'].map((Size, at) => ({
    id: `v${at}`,
    sku: `SQ-${at}`,
    attributes: { Size },
    price: 1200 + at,
    priceMoney: { currency: 'USD', value: `12.0${at}` },
    onSale: false,
    qtyInStock: 4,
    unlimited: false,
  })),
).replaceAll('"', '&quot;');

/** Controls that work only with the script of the former platform. */
const PUBLISHED: readonly [title: string, markup: string][] = [
  [
    'selects without a name and a button without a wrapper',
    `<div class="product-price"><span class="sqs-money-native">12.00</span></div>
     <div class="product-variants" data-item-id="5f" data-variants="${VARIANTS}" data-animation-role="content">
       <div class="variant-option"><div class="variant-option-title">Size: </div>
         <div class="variant-select-wrapper"><select aria-label="Select Size" data-variant-option-name="Size">
           <option value="">Select Size</option><option value="Small">Small</option><option value="Large">Large</option></select></div></div></div>
     <div class="sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button" role="button" tabindex="0" data-item-id="5f"><div class="sqs-add-to-cart-button-inner">Purchase</div></div>`,
  ],
  [
    'radio buttons doubled by labels that are buttons',
    `<div class="product-variants" data-item-id="5f" data-variants="${VARIANTS}" data-unselected-options="[&quot;Size&quot;]">
       <fieldset class="variant-option"><legend>Size</legend><div class="variant-radiobtn-wrapper">
         <input type="radio" class="variant-radiobtn" value="Small" name="variant-option-Size" id="r1"><label for="r1" role="button" tabindex="0">Small</label>
         <input type="radio" class="variant-radiobtn" value="Large" name="variant-option-Size" id="r2"><label for="r2" role="button" tabindex="0">Large</label></div></fieldset></div>
     <div class="product-quantity-input" data-item-id="5f"><div class="quantity-label">Quantity:</div><input size="4" max="9999" min="1" value="1" type="number" step="1" aria-label="Quantity"></div>
     <div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button" role="button" tabindex="0">Add To Cart</div></div>`,
  ],
  [
    'variants inside another form of the page',
    `<form action="/search"><input type="search" name="q" aria-label="Search"></form>
     <div class="product-variants" data-item-id="5f" data-variants="${VARIANTS}"></div>
     <div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button" role="button" tabindex="0">Add To Cart</div></div>`,
  ],
];

const render = (markup: string) => fixture<Product>(html`<site-product>${unsafeHTML(markup)}</site-product>`);

describe('markup of other shops', () => {
  let provided: ReturnType<typeof provideServices>;
  beforeEach(() => {
    provided = provideServices(
      { cookies: { crumb: 'x' } },
      { settings: { currency: 'USD', locale: 'en-US' } },
    );
  });
  afterEach(() => provided.stop());

  for (const [shop, markup, expected] of FOREIGN)
    it(`does not handle the form of ${shop}`, async () => {
      const element = await render(markup);
      const before = element.querySelector('form:not([data-site-own])')!.outerHTML;
      await settle(element);
      const form = element.querySelector('form')!;
      expect(form.outerHTML).to.equal(before);
      expect(element.querySelectorAll('form')).to.have.length(1);
      const sent = new Promise<[prevented: boolean, data: FormData]>((resolve) => {
        const listen = (event: SubmitEvent) => {
          resolve([event.defaultPrevented, new FormData(form, event.submitter)]);
          event.preventDefault();
        };
        addEventListener('submit', listen, { once: true });
      });
      await clickOn(form.querySelector('button:not([type="button"]), [type="submit"]')!);
      const [isPrevented, data] = await sent;
      expect(isPrevented).to.equal(false);
      expect(Object.fromEntries(data)).to.include(expected);
      expect(provided.page.requests).to.deep.equal([]);
    });

  for (const [title, markup] of PUBLISHED)
    it(`adds a product from ${title}`, async () => {
      provided.page.respond({ json: cart(1) });
      const element = await render(markup);
      await waitUntil(() => element.querySelector('[name="option[Size]"]'));
      const visible = [...element.querySelectorAll<HTMLElement>('.sqs-add-to-cart-button, [role="button"]')];
      expect(visible.filter((node) => node.checkVisibility())).to.deep.equal([]);
      await clickOn(radio(element, 'Large'));
      await settle(element);
      expect(summary(element)).to.match(/^\$12\.01/);
      await clickOn(element.querySelector('[name="quantity"]')!.closest('form')!.querySelector('button')!);
      await waitUntil(() => notice(element) === 'Added, 1 in cart');
      expect(JSON.parse(provided.page.requests[0]!.body as string)).to.deep.equal({
        productId: '5f',
        quantity: 1,
        sku: 'SQ-1',
      });
      await expect(element).to.be.accessible();
    });
});
