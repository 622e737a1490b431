import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { holdTimers } from '../../kit/testing/hold-timers';
import { type Provided, provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';
import { type Cart, cartOf, focused, part, root, text } from './testing/carts';
import '../../../elements/site-cart';

let provided: Provided;

async function renderDrawer(markup = html`<site-cart><a href="/cart">Cart</a></site-cart>`): Promise<Cart> {
  provided.page.respond(() => ({ json: cartOf([{ id: 'a', quantity: 2 }]) }));
  const element = await fixture<Cart>(markup);
  await settle(element);
  return element;
}

describe('<site-cart> as a drawer', () => {
  beforeEach(() => {
    provided = provideServices(
      { cookies: { ss_hasCart: '1', crumb: 'x' } },
      { settings: { currency: 'EUR', locale: 'en-US' } },
    );
  });
  afterEach(() => provided.stop());

  it('opens from the link as a named modal dialog, and returns the focus', async () => {
    const element = await renderDrawer();
    const link = element.querySelector('a')!;
    link.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => part(element, 'lines'));
    const dialog = part<HTMLDialogElement>(element, 'dialog');
    await waitUntil(() => dialog.matches(':modal') && dialog.contains(focused(element)), 'not shown');
    expect(root(element).getElementById(dialog.getAttribute('aria-labelledby')!)!.textContent).to.equal(
      'Shopping Cart',
    );
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !part(element, 'dialog'));
    await waitUntil(() => document.activeElement === link, 'the focus did not return');
  });

  it('is rendered, but closed, as soon as the pointer is over its link', async () => {
    const element = await renderDrawer();
    element.querySelector('a')!.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await waitUntil(() => part(element, 'dialog'));
    expect(part<HTMLDialogElement>(element, 'dialog').open).to.equal(false);
    element.querySelector('a')!.click();
    await waitUntil(() => part(element, 'lines'));
    part(element, 'close').click();
    await waitUntil(() => !part(element, 'dialog'));
  });

  it('has nothing that overlaps or is cut off at 320 px with text at 200 %', async () => {
    await setViewport({ width: 320, height: 640 });
    document.documentElement.style.fontSize = '200%';
    try {
      const element = await renderDrawer();
      element.querySelector('a')!.click();
      await waitUntil(() => part(element, 'remove'));
      const dialog = part(element, 'dialog');
      await waitUntil(() => dialog.getAnimations({ subtree: true }).length === 0);
      const list = part(element, 'lines').getBoundingClientRect();
      for (const name of ['title', 'total', 'decrease', 'quantity', 'increase', 'remove']) {
        const { left, right, width } = part(element, name).getBoundingClientRect();
        expect(left, name).to.be.at.least(list.left - 1);
        expect(right, name).to.be.at.most(list.right + 1);
        expect(width, name).to.be.at.least(40);
      }
      expect(part(element, 'title').getBoundingClientRect().bottom).to.be.at.most(
        part(element, 'total').getBoundingClientRect().top,
      );
      expect(dialog.scrollWidth).to.equal(dialog.clientWidth);
    } finally {
      document.documentElement.style.fontSize = '';
      await setViewport({ width: 1280, height: 720 });
    }
  });

  it('closes on Back and on its button', async () => {
    const element = await renderDrawer();
    // The entry of an earlier drawer.
    await waitUntil(() => history.state?.siteOverlay !== true);
    element.querySelector('a')!.click();
    await waitUntil(() => part(element, 'dialog') && history.state?.siteOverlay === true);
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

  it('opens when a product is added, if enabled', async () => {
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

  it('announces an addition that opened it, once, and not when it is opened by its link', async () => {
    const element = await renderDrawer(html`<site-cart open-on-add><a href="/cart">Cart</a></site-cart>`);
    const said = () =>
      [...root(element).querySelectorAll('[role=status]')].map((one) => one.textContent).join('');
    document.dispatchEvent(new CustomEvent('site-services-cart', { detail: { totalQuantity: 2 } }));
    await waitUntil(() => said() === 'Added, 2 in cart');
    part(element, 'close').click();
    await waitUntil(() => !part(element, 'dialog'));
    element.querySelector('a')!.click();
    await waitUntil(() => part(element, 'lines'));
    await settle(element);
    expect(said()).to.equal('');
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

  it('stays closed if Escape was pressed after the product was added, before or after its script has loaded', async () => {
    const add = async (pressEscape: 'before' | 'after' | null) => {
      let respond = () => {};
      const held = new Promise<void>((resolve) => {
        respond = resolve;
      });
      provided.page.respond({ json: cartOf([{ id: 'a', quantity: 4 }]), after: held });
      const added = provided.services.cart.add({ productId: 'mug' });
      if (pressEscape === 'before') provided.page.pressEscape();
      respond();
      await added;
      if (pressEscape === 'after') provided.page.pressEscape();
      provided.page.respond(() => ({ json: cartOf([{ id: 'a' }]) }));
    };
    await add('after');
    const element = await fixture<Cart>(html`<site-cart open-on-add><a href="/cart">Cart</a></site-cart>`);
    await settle(element);
    expect(part(element, 'dialog')).to.equal(undefined);
    await add('before');
    await settle(element);
    expect(part(element, 'dialog')).to.equal(undefined);
    await add(null);
    element.remove();
    const next = await fixture<Cart>(html`<site-cart open-on-add><a href="/cart">Cart</a></site-cart>`);
    await waitUntil(() => part(next, 'dialog'));
  });

  it('can be closed if JSON has opened it', async () => {
    const element = await renderDrawer(
      html`<site-cart options='{"open":true}'><a href="/cart">Cart</a></site-cart>`,
    );
    await waitUntil(() => part(element, 'dialog'));
    part(element, 'close').click();
    await waitUntil(() => !part(element, 'dialog'));
    element.querySelector('a')!.click();
    await waitUntil(() => part(element, 'dialog'));
  });

  it('does not take over a Back that comes before its closing is rendered', async () => {
    // The entry of an earlier drawer, which would be taken for that of this one.
    await waitUntil(() => history.state?.siteOverlay !== true);
    const element = await renderDrawer(html`<site-cart open><a href="/cart">Cart</a></site-cart>`);
    await waitUntil(() => part(element, 'dialog'));
    await waitUntil(() => history.state?.siteOverlay === true);
    const { back } = history;
    let count = 0;
    history.back = () => void count++;
    part(element, 'close').click();
    history.replaceState(null, '');
    dispatchEvent(new PopStateEvent('popstate'));
    history.back = back;
    expect(count).to.equal(1);
    await waitUntil(() => !part(element, 'dialog'));
  });

  it('keeps its history entry when it is opened again at once, so that Back closes it', async () => {
    const element = await renderDrawer();
    const link = element.querySelector('a')!;
    // The entry of an earlier drawer.
    await waitUntil(() => history.state?.siteOverlay !== true);
    let traversals = 0;
    const count = () => traversals++;
    link.click();
    await waitUntil(() => part(element, 'dialog') && history.state?.siteOverlay === true);
    const { length } = history;
    addEventListener('popstate', count);
    // The entry is removed after 300 ms, which is less than a turn on a busy machine.
    const timers = holdTimers(300);
    for (let turn = 0; turn < 3; turn++) {
      part(element, 'close').click();
      await settle(element);
      link.click();
      await settle(element);
    }
    await waitUntil(() => timers.held.size === 0, 'the entry is not kept');
    timers.restore();
    expect(history.length).to.equal(length);
    expect(traversals).to.equal(0);
    const closed = oneEvent(element, 'site-cart-close');
    history.back();
    await closed;
    expect(traversals).to.equal(1);
    removeEventListener('popstate', count);
  });

  it('shows that the cart could not be loaded', async () => {
    provided.page.respond('offline', 'offline');
    const element = await fixture<Cart>(html`<site-cart><a href="/cart">Cart</a></site-cart>`);
    element.open = true;
    await waitUntil(() => part(element, 'dialog'));
    await waitUntil(() => provided.page.requests.length > 0);
    await provided.page.advance(10_000);
    await waitUntil(() => text(element, '.problem'));
    expect(text(element, '.problem')).to.equal('The cart could not be loaded.');
  });
});
