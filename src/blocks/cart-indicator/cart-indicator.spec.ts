import { expect, fixture, html } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { type Provided, provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';
import '../../../elements/site-cart-indicator';

let provided: Provided;

const cart = (totalQuantity: number, subtotalCents = totalQuantity * 1250) => ({
  id: 'c1',
  totalQuantity,
  subtotalCents,
  subtotalAmount: { value: (subtotalCents / 100).toFixed(2), currency: 'EUR' },
});

/** Text exposed to screen readers: everything except aria-hidden nodes. */
function accessibleText(node: Element): string {
  const copy = node.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove();
  return copy.textContent?.trim() ?? '';
}

async function render(markup: ReturnType<typeof html>, quantity: number) {
  provided.page.respond({ json: cart(quantity) });
  const element = await fixture<HTMLElementTagNameMap['site-cart-indicator']>(markup);
  await waitUntil(() => provided.services.cart.state.get().status === 'ready');
  await settle(element);
  return element;
}

async function setQuantity(quantity: number, element: HTMLElement) {
  provided.page.respond({ json: cart(quantity) });
  await provided.services.cart.add({ productId: 'p' });
  await settle(element);
}

const badge = (element: Element) => element.shadowRoot!.querySelector('[part="badge"]');
const announcement = (element: Element) => element.shadowRoot!.querySelector('[role="status"]')!.textContent;

/** Current value of the system color Canvas. */
function canvasColor(): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = 'canvas';
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

describe('<site-cart-indicator>', () => {
  beforeEach(() => {
    provided = provideServices(
      { cookies: { ss_hasCart: '1', crumb: 'x' } },
      { settings: { currency: 'EUR', locale: 'en-US' } },
    );
  });
  afterEach(() => provided.stop());

  it('updates the counters of shop templates', async () => {
    const element = await render(
      html`<site-cart-indicator><a href="/cart" class="cart-contents"><span class="amount">$0.00</span> <span class="count">0 items</span></a>
        <a href="/cart"><span>Cart</span><div class="cart-count-bubble"><span aria-hidden="true">0</span></div></a></site-cart-indicator>`,
      3,
    );
    const text = (selector: string) => accessibleText(element.querySelector(selector)!);
    expect(text('.amount')).to.contain('37.50');
    expect(text('.count')).to.match(/^3/);
    expect(text('.cart-count-bubble')).to.match(/^3/);
    expect(badge(element)).to.equal(null);
  });

  it('shows item count and subtotal [CRT-010]', async () => {
    const element = await render(
      html`<site-cart-indicator show-subtotal><a href="/cart">Cart</a></site-cart-indicator>`,
      3,
    );
    expect(badge(element)!.querySelector('[aria-hidden]')!.textContent).to.equal('3');
    expect(element.shadowRoot!.querySelector('[part="subtotal"]')!.textContent).to.equal('€37.50');
  });

  it("updates the page's own elements and preserves them", async () => {
    const element = await render(
      html`<site-cart-indicator><a href="/cart">Cart <b data-cart-quantity>0</b> <i data-cart-subtotal>–</i></a></site-cart-indicator>`,
      3,
    );
    const quantity = element.querySelector('b')!;
    expect(quantity.textContent).to.equal('3');
    expect(element.querySelector('i')!.textContent).to.equal('€37.50');
    expect(badge(element)).to.equal(null);
    await setQuantity(4, element);
    expect(element.querySelector('b')).to.equal(quantity);
    expect(quantity.textContent).to.equal('4');
  });

  it('shows 100+ above 100 items [CRT-011] and exposes More than 100 [CRT-012]', async () => {
    const element = await render(
      html`<site-cart-indicator><a href="/cart">Cart <b data-cart-quantity>0</b></a></site-cart-indicator>`,
      100,
    );
    const quantity = element.querySelector('b')!;
    expect(quantity.textContent).to.equal('100');
    await setQuantity(101, element);
    expect(quantity.querySelector('[aria-hidden]')!.textContent).to.equal('100+');
    expect(accessibleText(quantity)).to.equal('More than 100');
    await setQuantity(7, element);
    expect(quantity.innerHTML.replace(/<!--.*?-->/g, '')).to.equal('7');
  });

  it('is readable in forced colors', async () => {
    await executeServerCommand('emulate-preferences', { forcedColors: 'active' });
    const element = await render(
      html`<site-cart-indicator><a href="/cart">Cart</a></site-cart-indicator>`,
      2,
    );
    const number = badge(element)!.firstElementChild!;
    // Browsers paint a backplate in the system color Canvas behind all text.
    expect(getComputedStyle(number).color).not.to.equal(canvasColor());
    await executeServerCommand('emulate-preferences', {});
  });

  it('announces changes, but not the initial number', async () => {
    const element = await render(
      html`<site-cart-indicator><a href="/cart">Cart</a></site-cart-indicator>`,
      1,
    );
    expect(announcement(element)).to.equal('');
    const changes: unknown[] = [];
    element.addEventListener('site-cart-indicator-change', (event) =>
      changes.push((event as CustomEvent).detail),
    );
    await setQuantity(2, element);
    expect(announcement(element)).to.equal('2 items in the cart');
    expect(changes).to.deep.equal([{ totalQuantity: 2, subtotalCents: 2500, currency: 'EUR' }]);
    await setQuantity(1, element);
    expect(announcement(element)).to.equal('1 item in the cart');
  });

  it('requests no cart if the visitor has none', async () => {
    provided.stop();
    provided = provideServices();
    const element = await fixture<HTMLElement>(
      html`<site-cart-indicator hide-empty><a href="/cart">Cart</a></site-cart-indicator>`,
    );
    await settle(element);
    expect(provided.page.requests).to.have.length(0);
    expect(badge(element)).to.equal(null);
  });

  it('keeps the last number when the server is unreachable', async () => {
    const element = await render(
      html`<site-cart-indicator><a href="/cart">Cart <b data-cart-quantity>9</b></a></site-cart-indicator>`,
      3,
    );
    provided.page.respond('offline');
    const refresh = provided.services.cart.refresh();
    await provided.page.advance(10_000);
    await refresh;
    await settle(element);
    expect(element.querySelector('b')!.textContent).to.equal('3');
  });
});
