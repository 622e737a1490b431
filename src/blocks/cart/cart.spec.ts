import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { type Provided, provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';
import { type Cart, cartOf, focused, type Item, part, root, text } from './testing/carts';
import '../../../elements/site-cart';

let provided: Provided;

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

const field = (element: Cart, index = 0) => part<HTMLInputElement>(element, 'quantity', index);
const bodies = (method: string) =>
  provided.page.requests
    .filter((request) => request.method === method)
    .map(({ url, body }) => [url.pathname.split('/').at(-1), body ? JSON.parse(String(body)) : undefined]);

describe('<site-cart>', () => {
  beforeEach(() => {
    provided = provideServices(
      { cookies: { ss_hasCart: '1', crumb: 'x' } },
      { settings: { currency: 'EUR', locale: 'en-US' } },
    );
  });
  afterEach(() => provided.stop());

  describe('as a page', () => {
    it('replaces the server-rendered cart with lines and a subtotal [CRT-013] [CRT-015]', async () => {
      const element = await renderPage();
      expect(element.querySelector('#printed')!.checkVisibility()).to.equal(false);
      expect(part(element, 'title').textContent).to.equal('Mug a');
      expect(part(element, 'options').textContent).to.equal('Glaze: Moss');
      expect(part(element, 'subtotal').textContent).to.match(/Subtotal\s*€30\.00/);
      expect(part(element, 'primary').textContent).to.equal('Checkout');
      expect(part(element, 'button', 1).textContent).to.equal('Continue Shopping');
      expect(part(element, 'button', 1).getAttribute('href')).to.equal(new URL('/shop', location.href).href);
    });

    it('shows the cart of a published page until its own is fetched, and its minimum [CRT-004] [CRT-018]', async () => {
      provided.page.respond('no-response');
      const money = (value: number) => ({ currencyCode: 'EUR', value, fractionalDigits: 2 });
      const variantOptions = [{ name: 'Size', value: 'L' }];
      const tea = { id: 't', productId: 'tea', productName: 'Tea', quantity: 2, variantOptions };
      const items = [{ ...tea, unitPrice: money(450), itemTotal: money(900) }];
      const minimumOrderSubtotal = { currency: 'EUR', value: '60.00' };
      const context = { cart: { items, subtotal: money(900) }, minimumOrderSubtotal };
      const element = await fixture<Cart>(html`<site-cart design="page" .cart=${context}></site-cart>`);
      await waitUntil(() => part(element, 'lines'), 'the cart was not shown');
      const texts = ['title', 'options', 'price', 'total'].map((name) => part(element, name).textContent);
      expect(texts).to.deep.equal(['Tea', 'Size: L', '€4.50 each', '€9.00']);
      expect(part(element, 'subtotal').textContent).to.match(/Subtotal\s*€9\.00/);
      expect(part(element, 'minimum').textContent).to.contain('€60.00');
    });

    it('keeps the server-rendered cart while the visitor uses it', async () => {
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

    it('shows that the cart is empty [CRT-015]', async () => {
      const element = await renderPage([{ id: 'a' }]);
      provided.page.respond({ json: cartOf([]) });
      part(element, 'remove').click();
      await waitUntil(() => part(element, 'empty'));
      expect(part(element, 'empty').textContent).to.equal('You have nothing in your shopping cart');
      expect(part(element, 'primary')).to.equal(undefined);
    });

    it('shows the new quantity at once and sends 30 presses as two calls', async () => {
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

    it('shows at a line why the checkout would refuse it, as long as it would', async () => {
      const availability = 'Only 1 of “Mug b” is left.';
      const element = await renderPage([{ id: 'a' }, { id: 'b', quantity: 2, availability }]);
      const problem = root(element).querySelector('.problem')!;
      expect([problem.textContent, problem.getAttribute('role')]).to.deep.equal([availability, null]);
      expect(part(element, 'line', 1).contains(problem)).to.equal(true);
      expect(field(element).hasAttribute('aria-describedby')).to.equal(false);
      expect(field(element, 1).getAttribute('aria-describedby')).to.equal(problem.id);
      expect(field(element, 1).getAttribute('aria-invalid')).to.equal('true');
      provided.page.respond({ status: 400, json: { error: availability } });
      part(element, 'increase', 1).click();
      await waitUntil(() => root(element).querySelector('.problem[role=alert]'));
      expect(root(element).querySelectorAll('.problem').length).to.equal(1);
      expect(text(element, '.problem')).to.equal(`Unable to update quantity. ${availability}`);
      provided.page.respond({ json: cartOf([{ id: 'a' }, { id: 'b' }]) });
      part(element, 'decrease', 1).click();
      await waitUntil(() => !root(element).querySelector('.problem'), 'the message stayed');
      expect(field(element, 1).hasAttribute('aria-describedby')).to.equal(false);
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
      await waitUntil(() => focused(element)?.className === 'undo', 'the focus is elsewhere');
      await waitUntil(() => bodies('DELETE').length === 1);
      provided.page.respond({ json: cartOf([{ id: 'b' }, { id: 'c', productId: 'a', quantity: 2 }]) });
      root(element).querySelector<HTMLElement>('.undo')!.click();
      await waitUntil(() => !root(element).querySelector('.removed'));
      expect(bodies('POST')).to.deep.equal([
        ['items', { productId: 'product-a', quantity: 2, sku: 'sku-a' }],
      ]);
      await waitUntil(() => focused(element) === field(element, 1), 'the focus is elsewhere');
    });

    it('restores a line with what was entered, beside one of the same product with another text', async () => {
      const other: Item = { id: 'b', productId: 'a', engraving: 'B' };
      const element = await renderPage([{ id: 'a', engraving: 'A & <B>' }, other]);
      provided.page.respond({ json: cartOf([other]) });
      part(element, 'remove').click();
      await waitUntil(() => bodies('DELETE').length === 1);
      await settle(element);
      expect(text(element, '.removed p')).to.equal('Mug a, Moss, A & <B> was removed.');
      provided.page.respond({ json: cartOf([other, { id: 'c', productId: 'a', engraving: 'A & <B>' }]) });
      root(element).querySelector<HTMLElement>('.undo')!.click();
      await waitUntil(() => !root(element).querySelector('.removed'));
      expect(bodies('POST')).to.deep.equal([
        ['items', { productId: 'product-a', quantity: 1, sku: 'sku-a', texts: { Engraving: 'A & <B>' } }],
      ]);
    });

    it('brings a line back when it could not be removed [CRT-022]', async () => {
      const element = await renderPage();
      provided.page.respond({ status: 500, json: {} });
      part(element, 'remove').click();
      await waitUntil(() => text(element, '.problem'));
      expect(text(element, '.problem')).to.equal('Unable to remove item');
      expect(root(element).querySelector('.removed')).to.equal(null);
    });

    it('shows that the order is below the minimum, and refuses the checkout [CRT-018]', async () => {
      const element = await renderPage([{ id: 'a' }], 5000);
      const message = 'To check out, the order subtotal must be €50.00 or more.';
      expect(part(element, 'minimum').textContent).to.equal(message);
      expect(pressCheckout(element)).to.equal(false);
      await settle(element);
      expect(text(element, '.problem')).to.equal(message);
    });

    it('links to the checkout if there is a cart cookie [CRT-016]', async () => {
      const element = await renderPage();
      expect(part(element, 'primary').getAttribute('href')).to.equal('/commerce/goto-checkout');
      expect(pressCheckout(element)).to.equal(true);
    });

    it('shows an alert at checkout if there is no cart cookie [CRT-017]', async () => {
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

    it('links to the checkout with the cart cookie of another platform [CRT-016]', async () => {
      const element = await renderPage();
      provided.page.cookies.remove('ss_hasCart');
      provided.page.cookies.set('CART', 'abc');
      expect(pressCheckout(element)).to.equal(true);
    });

    it('is the default design on a cart page [CRT-014]', async () => {
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
