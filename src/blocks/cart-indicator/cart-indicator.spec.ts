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

/** What a screen reader reads in a node: no aria-hidden text. */
function spokenIn(node: Element): string {
  const copy = node.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove();
  return copy.textContent?.trim() ?? '';
}

async function shown(markup: ReturnType<typeof html>, first: number) {
  provided.page.respond({ json: cart(first) });
  const element = await fixture<HTMLElementTagNameMap['site-cart-indicator']>(markup);
  await waitUntil(() => provided.services.cart.state.get().status === 'ready');
  await settle(element);
  return element;
}

async function becomes(quantity: number, element: HTMLElement) {
  provided.page.respond({ json: cart(quantity) });
  await provided.services.cart.add({ productId: 'p' });
  await settle(element);
}

const badge = (element: Element) => element.shadowRoot!.querySelector('[part="badge"]');
const announced = (element: Element) => element.shadowRoot!.querySelector('[role="status"]')!.textContent;

/** The colour Canvas as it is now. */
function canvas(): string {
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

  it('shows item count and subtotal [CRT-010]', async () => {
    const element = await shown(
      html`<site-cart-indicator show-subtotal><a href="/cart">Cart</a></site-cart-indicator>`,
      3,
    );
    expect(badge(element)!.querySelector('[aria-hidden]')!.textContent).to.equal('3');
    expect(element.shadowRoot!.querySelector('[part="subtotal"]')!.textContent).to.equal('€37.50');
  });

  it("writes into the page's own places and keeps its nodes", async () => {
    const element = await shown(
      html`<site-cart-indicator><a href="/cart">Cart <b data-cart-quantity>0</b> <i data-cart-subtotal>–</i></a></site-cart-indicator>`,
      3,
    );
    const place = element.querySelector('b')!;
    expect(place.textContent).to.equal('3');
    expect(element.querySelector('i')!.textContent).to.equal('€37.50');
    expect(badge(element)).to.equal(null);
    await becomes(4, element);
    expect(element.querySelector('b')).to.equal(place);
    expect(place.textContent).to.equal('4');
  });

  it('shows 100+ above 100 items [CRT-011] and says More than 100 [CRT-012]', async () => {
    const element = await shown(
      html`<site-cart-indicator><a href="/cart">Cart <b data-cart-quantity>0</b></a></site-cart-indicator>`,
      100,
    );
    const place = element.querySelector('b')!;
    expect(place.textContent).to.equal('100');
    await becomes(101, element);
    expect(place.querySelector('[aria-hidden]')!.textContent).to.equal('100+');
    expect(spokenIn(place)).to.equal('More than 100');
    await becomes(7, element);
    expect(place.innerHTML.replace(/<!--.*?-->/g, '')).to.equal('7');
  });

  it('can be read in forced colours', async () => {
    await executeServerCommand('emulate-preferences', { forcedColors: 'active' });
    const element = await shown(html`<site-cart-indicator><a href="/cart">Cart</a></site-cart-indicator>`, 2);
    const number = badge(element)!.firstElementChild!;
    // Browsers lay a plate of the colour Canvas under all text.
    expect(getComputedStyle(number).color).not.to.equal(canvas());
    await executeServerCommand('emulate-preferences', {});
  });

  it('announces a change, but not the first number', async () => {
    const element = await shown(html`<site-cart-indicator><a href="/cart">Cart</a></site-cart-indicator>`, 1);
    expect(announced(element)).to.equal('');
    const changes: unknown[] = [];
    element.addEventListener('site-cart-indicator-change', (event) =>
      changes.push((event as CustomEvent).detail),
    );
    await becomes(2, element);
    expect(announced(element)).to.equal('2 items in the cart');
    expect(changes).to.deep.equal([{ totalQuantity: 2, subtotalCents: 2500, currency: 'EUR' }]);
    await becomes(1, element);
    expect(announced(element)).to.equal('1 item in the cart');
  });

  it('asks for no cart when the visitor has none', async () => {
    provided.stop();
    provided = provideServices();
    const element = await fixture<HTMLElement>(
      html`<site-cart-indicator hide-empty><a href="/cart">Cart</a></site-cart-indicator>`,
    );
    await settle(element);
    expect(provided.page.requests).to.have.length(0);
    expect(badge(element)).to.equal(null);
  });

  it('keeps the last number when the server cannot be reached', async () => {
    const element = await shown(
      html`<site-cart-indicator><a href="/cart">Cart <b data-cart-quantity>9</b></a></site-cart-indicator>`,
      3,
    );
    provided.page.respond('offline');
    const asked = provided.services.cart.refresh();
    await provided.page.advance(10_000);
    await asked;
    await settle(element);
    expect(element.querySelector('b')!.textContent).to.equal('3');
  });
});
