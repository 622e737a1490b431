import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { type Provided, provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';
import '../../../elements/site-cart';

type Cart = HTMLElementTagNameMap['site-cart'];

let provided: Provided;

interface Item {
  id: string;
  quantity?: number;
  /** Default: the id. */
  productId?: string;
}

const money = (minorUnits: number) => ({ currency: 'EUR', minorUnits });

/** The cart as the API sends it; every piece costs €10.00. */
const cartOf = (items: readonly Item[], minimum?: number) => {
  const entries = items.map(({ id, quantity = 1, productId = id }) => ({
    id,
    productId: `product-${productId}`,
    sku: `sku-${productId}`,
    title: `Mug ${productId}`,
    productType: 'PHYSICAL',
    picture: null,
    optionValues: [{ name: 'Glaze', value: 'Moss' }],
    quantity,
    unitPrice: money(1000),
    total: money(1000 * quantity),
  }));
  const quantity = entries.reduce((sum, entry) => sum + entry.quantity, 0);
  return {
    id: 'cart',
    entries,
    totalQuantity: quantity,
    subtotalCents: quantity * 1000,
    subtotalAmount: money(quantity * 1000),
    minimumOrderSubtotal: minimum === undefined ? null : money(minimum),
  };
};

async function renderPage(
  items: readonly Item[] = [{ id: 'a', quantity: 2 }, { id: 'b' }],
  minimum?: number,
) {
  provided.page.respond({ json: cartOf(items, minimum) });
  const element = await fixture<Cart>(html`
    <site-cart design="page">
      <p id="printed">The cart of the server</p>
      <a data-cart-continue href="/shop">Continue Shopping</a>
    </site-cart>
  `);
  await waitUntil(() => part(element, 'lines'), 'the cart was not shown');
  return element;
}

async function renderDrawer(markup = html`<site-cart><a href="/cart">Cart</a></site-cart>`): Promise<Cart> {
  provided.page.respond(() => ({ json: cartOf([{ id: 'a', quantity: 2 }]) }));
  const element = await fixture<Cart>(markup);
  await settle(element);
  return element;
}

const root = (element: Cart) => element.shadowRoot!;
const part = <T extends HTMLElement>(element: Cart, name: string, index = 0): T =>
  root(element).querySelectorAll<T>(`[part~="${name}"]`)[index]!;
const field = (element: Cart, index = 0) => part<HTMLInputElement>(element, 'quantity', index);
const text = (element: Cart, selector: string): string =>
  root(element).querySelector(selector)?.textContent?.trim() ?? '';
const bodies = (method: string) =>
  provided.page.requests
    .filter((request) => request.method === method)
    .map(({ url, body }) => [url.pathname.split('/').at(-1), body ? JSON.parse(String(body)) : undefined]);
const focused = (element: Cart) => root(element).activeElement;

describe('<site-cart>', () => {
  beforeEach(() => {
    provided = provideServices(
      { cookies: { ss_hasCart: '1', crumb: 'x' } },
      { settings: { currency: 'EUR', locale: 'en-US' } },
    );
  });
  afterEach(() => provided.stop());

  describe('as a page', () => {
    it('replaces the cart of the server by lines and a subtotal [CRT-013] [CRT-015]', async () => {
      const element = await renderPage();
      expect(element.querySelector('#printed')!.checkVisibility()).to.equal(false);
      expect(part(element, 'title').textContent).to.equal('Mug a');
      expect(part(element, 'options').textContent).to.equal('Glaze: Moss');
      expect(part(element, 'subtotal').textContent).to.match(/Subtotal\s*€30\.00/);
      expect(part(element, 'primary').textContent).to.equal('Checkout');
      expect(part(element, 'button', 1).textContent).to.equal('Continue Shopping');
      expect(part(element, 'button', 1).getAttribute('href')).to.equal(new URL('/shop', location.href).href);
    });

    it('keeps the cart of the server while the visitor uses it', async () => {
      provided.page.respond({ json: cartOf([{ id: 'a' }]) });
      const element = await fixture<Cart>(html`
        <site-cart design="page"><form><input id="own" type="number" value="1"></form></site-cart>
      `);
      const own = element.querySelector<HTMLInputElement>('#own')!;
      own.focus();
      await waitUntil(() => provided.services.cart.state.get().status === 'ready');
      await settle(element);
      expect(part(element, 'lines')).to.equal(undefined);
      own.blur();
      await waitUntil(() => part(element, 'lines'), 'the lines never came');
    });

    it('says that an empty cart has nothing in it [CRT-015]', async () => {
      const element = await renderPage([{ id: 'a' }]);
      provided.page.respond({ json: cartOf([]) });
      part(element, 'remove').click();
      await waitUntil(() => part(element, 'empty'));
      expect(part(element, 'empty').textContent).to.equal('You have nothing in your shopping cart');
      expect(part(element, 'primary')).to.equal(undefined);
    });

    it('shows a wanted quantity at once and sends 30 presses as two calls', async () => {
      const element = await renderPage();
      const { promise, resolve } = Promise.withResolvers<void>();
      provided.page.respond(
        { json: cartOf([{ id: 'a', quantity: 3 }, { id: 'b' }]), after: promise },
        { json: cartOf([{ id: 'a', quantity: 32 }, { id: 'b' }]) },
      );
      part(element, 'increase').click();
      await waitUntil(() => bodies('PUT').length === 1);
      for (let press = 1; press < 30; press++) part(element, 'increase').click();
      await settle(element);
      expect(field(element).value).to.equal('32');
      expect(part(element, 'subtotal').textContent).to.contain('€330.00');
      expect(part(element, 'line').hasAttribute('data-pending')).to.equal(true);
      resolve();
      await waitUntil(() => !part(element, 'line').hasAttribute('data-pending'));
      expect(bodies('PUT')).to.deep.equal([
        ['a', { quantity: 3 }],
        ['a', { quantity: 32 }],
      ]);
      expect(field(element).value).to.equal('32');
      expect(text(element, '[role="status"]')).to.equal('Mug a, Moss: 32. Subtotal €330.00.');
    });

    it('sends a typed quantity once and keeps the focus', async () => {
      const element = await renderPage();
      provided.page.respond({ json: cartOf([{ id: 'a', quantity: 12 }, { id: 'b' }]) });
      field(element).focus();
      field(element).select();
      await sendKeys({ type: '12' });
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => bodies('PUT').length > 0);
      await settle(element);
      expect(bodies('PUT')).to.deep.equal([['a', { quantity: 12 }]]);
      expect(focused(element)).to.equal(field(element));
    });

    it('explains a refused change at the line and shows the former quantity [CRT-021]', async () => {
      const element = await renderPage();
      provided.page.respond({ status: 400, json: { error: 'Only 3 of “Mug a” are left.' } });
      part(element, 'increase').click();
      await waitUntil(() => text(element, '.problem'));
      expect(text(element, '.problem')).to.equal('Unable to update quantity. Only 3 of “Mug a” are left.');
      expect(field(element).value).to.equal('2');
      expect(field(element).getAttribute('aria-describedby')).to.equal(
        root(element).querySelector('.problem')!.id,
      );
      expect(part(element, 'subtotal').textContent).to.contain('€30.00');
    });

    it('reports a missing connection at the line [CRT-023]', async () => {
      const element = await renderPage();
      provided.page.respond('offline');
      part(element, 'increase').click();
      await waitUntil(() => text(element, '.problem'));
      expect(text(element, '.problem')).to.equal('Please check your internet connection');
    });

    it('refuses a quantity above the limit without changing it silently', async () => {
      const element = await renderPage();
      field(element).focus();
      field(element).select();
      await sendKeys({ type: '5000' });
      await sendKeys({ press: 'Tab' });
      await waitUntil(() => text(element, '.problem'));
      expect(text(element, '.problem')).to.equal('Enter a whole number from 0 to 999.');
      expect(field(element).value).to.equal('2');
      expect(bodies('PUT')).to.deep.equal([]);
    });

    it('removes a line at once, and restores it with its quantity', async () => {
      const element = await renderPage();
      provided.page.respond({ json: cartOf([{ id: 'b' }]) });
      part(element, 'remove').click();
      await settle(element);
      expect(text(element, '.removed p')).to.equal('Mug a, Moss was removed.');
      expect(focused(element)!.className).to.equal('undo');
      await waitUntil(() => bodies('DELETE').length === 1);
      provided.page.respond({ json: cartOf([{ id: 'b' }, { id: 'c', productId: 'a', quantity: 2 }]) });
      root(element).querySelector<HTMLElement>('.undo')!.click();
      await waitUntil(() => !root(element).querySelector('.removed'));
      expect(bodies('POST')).to.deep.equal([
        ['items', { productId: 'product-a', quantity: 2, sku: 'sku-a' }],
      ]);
      expect(focused(element)).to.equal(field(element, 1));
    });

    it('brings a line back when it could not be removed [CRT-022]', async () => {
      const element = await renderPage();
      provided.page.respond({ status: 500, json: {} });
      part(element, 'remove').click();
      await waitUntil(() => text(element, '.problem'));
      expect(text(element, '.problem')).to.equal('Unable to remove item');
      expect(root(element).querySelector('.removed')).to.equal(null);
    });

    it('refuses the checkout below the minimum, and says so before [CRT-018]', async () => {
      const element = await renderPage([{ id: 'a' }], 5000);
      const message = 'To check out, the order subtotal must be €50.00 or more.';
      expect(part(element, 'minimum').textContent).to.equal(message);
      expect(pressCheckout(element)).to.equal(false);
      await settle(element);
      expect(text(element, '.problem')).to.equal(message);
    });

    it('leads to the checkout when there is a cart cookie [CRT-016]', async () => {
      const element = await renderPage();
      expect(part(element, 'primary').getAttribute('href')).to.equal('/commerce/goto-checkout');
      expect(pressCheckout(element)).to.equal(true);
    });

    it('explains the checkout without a cart cookie in an alert [CRT-017]', async () => {
      const element = await renderPage();
      provided.page.cookies.remove('ss_hasCart');
      const message =
        'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.';
      expect(pressCheckout(element)).to.equal(false);
      await waitUntil(() => provided.page.events.some(({ type }) => type.includes('notice')));
      const { type, detail } = provided.page.events.at(-1)!;
      const notice = detail as { message: string; answer(answer: string): void };
      expect([type, notice.message]).to.deep.equal(['site-services-notice-request', message]);
      notice.answer('cancel');
      await waitUntil(() => text(element, '.problem') === message, 'the page shows no alert either');
    });

    it('leads to the checkout with the cart cookie of another platform [CRT-016]', async () => {
      const element = await renderPage();
      provided.page.cookies.remove('ss_hasCart');
      provided.page.cookies.set('CART', 'abc');
      expect(pressCheckout(element)).to.equal(true);
    });

    it('is the design on a cart page [CRT-014]', async () => {
      provided.stop();
      provided = provideServices(
        { cookies: { ss_hasCart: '1', crumb: 'x' } },
        { context: { pageType: 205 } },
      );
      provided.page.respond({ json: cartOf([{ id: 'a' }]) });
      const element = await fixture<Cart>(html`<site-cart></site-cart>`);
      await waitUntil(() => part(element, 'lines'));
      expect(part(element, 'dialog')).to.equal(undefined);
    });
  });

  describe('as a drawer', () => {
    it('opens from the link as a named modal dialog, and returns the focus', async () => {
      const element = await renderDrawer();
      const link = element.querySelector('a')!;
      link.focus();
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => part(element, 'lines'));
      const dialog = part<HTMLDialogElement>(element, 'dialog');
      expect(dialog.matches(':modal')).to.equal(true);
      expect(root(element).getElementById(dialog.getAttribute('aria-labelledby')!)!.textContent).to.equal(
        'Shopping Cart',
      );
      expect(dialog.contains(focused(element))).to.equal(true);
      await sendKeys({ press: 'Escape' });
      await waitUntil(() => !part(element, 'dialog'));
      await waitUntil(() => document.activeElement === link, 'the focus did not return');
    });

    it('closes on Back and on its button', async () => {
      const element = await renderDrawer();
      element.querySelector('a')!.click();
      await waitUntil(() => part(element, 'dialog'));
      const closed = oneEvent(element, 'site-cart-close');
      history.back();
      await closed;
      element.querySelector('a')!.click();
      await waitUntil(() => part(element, 'close'));
      const closedAgain = oneEvent(element, 'site-cart-close');
      part(element, 'close').click();
      await closedAgain;
      expect(element.open).to.equal(false);
    });

    it('leaves clicks for a new tab to the browser', async () => {
      const element = await renderDrawer();
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
      element.addEventListener('click', (event) => event.preventDefault());
      element.querySelector('a')!.dispatchEvent(click);
      await settle(element);
      expect(part(element, 'dialog')).to.equal(undefined);
    });

    it('opens when a product was added, if wanted', async () => {
      const element = await renderDrawer(html`<site-cart open-on-add><a href="/cart">Cart</a></site-cart>`);
      const announce = (totalQuantity: number) =>
        document.dispatchEvent(new CustomEvent('site-services-cart', { detail: { totalQuantity } }));
      announce(1);
      await waitUntil(() => part(element, 'dialog'));
      element.open = false;
      part(element, 'close').click();
      await waitUntil(() => !part(element, 'dialog'));
      announce(0);
      await settle(element);
      expect(part(element, 'dialog')).to.equal(undefined);
    });

    it('opens when the product was added before its script had loaded', async () => {
      provided.page.respond(() => ({ json: cartOf([{ id: 'a' }]) }));
      await provided.services.cart.add({ productId: 'mug' });
      const element = await fixture<Cart>(html`<site-cart open-on-add><a href="/cart">Cart</a></site-cart>`);
      await waitUntil(() => part(element, 'dialog'));
      const other = await fixture<Cart>(html`<site-cart><a href="/cart">Cart</a></site-cart>`);
      await settle(other);
      expect(part(other, 'dialog')).to.equal(undefined);
      element.remove();
      await provided.page.advance(10_000);
      const late = await fixture<Cart>(html`<site-cart open-on-add><a href="/cart">Cart</a></site-cart>`);
      await settle(late);
      expect(part(late, 'dialog')).to.equal(undefined);
    });

    it('says that the cart could not be loaded', async () => {
      provided.page.respond('offline', 'offline');
      const element = await fixture<Cart>(html`<site-cart><a href="/cart">Cart</a></site-cart>`);
      element.open = true;
      await waitUntil(() => part(element, 'dialog'));
      await provided.page.advance(10_000);
      await waitUntil(() => text(element, '.problem'));
      expect(text(element, '.problem')).to.equal('The cart could not be loaded.');
    });
  });
});

/** Clicks the checkout without leaving the page. @returns whether the element lets the link navigate */
function pressCheckout(element: Cart): boolean {
  let isAllowed = true;
  const stop = (event: Event) => {
    isAllowed = !event.defaultPrevented;
    event.preventDefault();
  };
  element.addEventListener('click', stop, { once: true });
  part(element, 'primary').click();
  return isAllowed;
}
