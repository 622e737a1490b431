import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { captureConsole } from '../../kit/testing/console';
import { type Provided, provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';
import '../../../elements/site-product';
import { clickOn } from '../../kit/testing/pointer';
import {
  button,
  cart,
  error,
  notice,
  press,
  radio,
  SHIRTS,
  select,
  summary,
  variant,
} from './testing/product-page';

type Product = HTMLElementTagNameMap['site-product'];

let provided: Provided;

/** A picture of one pixel; the color tells them apart. */
const picture = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><rect fill="${color}" width="1" height="1"/></svg>`)}`;

async function render(variants: readonly unknown[] = SHIRTS): Promise<Product> {
  const element = await fixture<Product>(html`
    <site-product variants=${JSON.stringify(variants)}>
      <img data-product-image src=${picture('black')} alt="Shirt">
      <form method="post" action="/api/commerce/cart/items">
        <input type="hidden" name="productId" value="shirt">
        <p data-product-price>€25.00</p>
        <fieldset>
          <legend>Size</legend>
          <label><input type="radio" name="option[Size]" value="S"> S</label>
          <label><input type="radio" name="option[Size]" value="L"> L</label>
        </fieldset>
        <p>
          <label>Color
            <select name="option[Color]">
              <option value="">Choose</option>
              <option>Black</option>
              <option>White</option>
            </select>
          </label>
        </p>
        <p><label>Quantity <input type="number" name="quantity" value="1" min="1"></label></p>
        <p><button>Add to cart</button></p>
      </form>
    </site-product>
  `);
  await settle(element);
  return element;
}

/** Chooses as the browser does after a visitor has picked an entry of the list. */
async function pick(element: Product, color: string): Promise<void> {
  select(element).value = color;
  select(element).dispatchEvent(new Event('change', { bubbles: true }));
  await settle(element);
}

describe('<site-product>', () => {
  beforeEach(() => {
    provided = provideServices(
      { cookies: { crumb: 'x' } },
      { settings: { currency: 'EUR', locale: 'en-US' } },
    );
  });
  afterEach(() => provided.stop());

  it('shows the variant that the visitor chooses, its price and its sale price [PRD-024] [PRD-005]', async () => {
    const element = await render();
    expect(summary(element)).to.equal('from €19.00');
    expect(element.querySelector<HTMLElement>('[data-product-price]')!.hidden).to.equal(true);
    await clickOn(radio(element, 'S'));
    await pick(element, 'Black');
    expect(summary(element)).to.equal('Sale price €19.00 Original price €25.00');
    expect(element.querySelectorAll('.site-product-summary [role=status]')).to.have.length(1);
    await expect(element).to.be.accessible();
  });

  it('changes another option instead of refusing a value, and announces both', async () => {
    const element = await render();
    const changes: unknown[] = [];
    element.addEventListener('site-product-change', (event) => changes.push((event as CustomEvent).detail));
    await press(radio(element, 'S'), 'Space');
    await pick(element, 'White');
    expect(radio(element, 'L').checked).to.equal(true);
    expect(notice(element)).to.equal('Color: White. Changed: Size: L.');
    expect(summary(element)).to.equal('€25.00Only 2 left');
    expect(changes.at(-1)).to.deep.equal({ sku: 'L-W', options: { Size: 'L', Color: 'White' } });
  });

  it('keeps a sold-out value selectable, with its state in its name', async () => {
    const element = await render();
    await pick(element, 'Black');
    const large = radio(element, 'L');
    expect(large.labels![0]!.textContent.trim()).to.equal('L, sold out');
    expect(element.querySelectorAll(':disabled')).to.have.length(0);
    await press(radio(element, 'S'), 'Space');
    await sendKeys({ press: 'ArrowDown' });
    await settle(element);
    expect(large.checked).to.equal(true);
    expect(document.activeElement).to.equal(large);
    expect(summary(element)).to.equal('€25.00Sold out');
    await press(button(element), 'Enter');
    await waitUntil(() => error(element) === 'Sold out', 'no message');
    expect(provided.page.requests).to.have.length(0);
  });

  it('shows the picture of the variant, and then the page’s own again', async () => {
    const element = await render();
    const thumbnail = document.createElement('img');
    thumbnail.dataset.imageId = 'white';
    thumbnail.src = picture('white');
    thumbnail.alt = 'White shirt';
    element.append(thumbnail);
    await settle(element);
    const image = element.querySelector<HTMLImageElement>('[data-product-image]')!;
    const before = image.src;
    await pick(element, 'White');
    await clickOn(radio(element, 'L'));
    await settle(element);
    // An address of a data URL is not one that the page can open, so that only addresses of the web are shown.
    expect(image.src).to.equal(before);
    thumbnail.src = '/demo/pictures/north-300.webp';
    await pick(element, 'Black');
    await pick(element, 'White');
    await waitUntil(() => image.getAttribute('src')?.includes('/demo/pictures/north-300.webp'), 'not shown');
    expect(image.alt).to.equal('White shirt');
    await pick(element, 'Black');
    await waitUntil(() => image.src === before, 'the former picture is not shown again');
    expect(image.alt).to.equal('Shirt');
  });

  it('adds the chosen variant once, keeps the focus and announces the number in the cart', async () => {
    const element = await render();
    let respond = () => {};
    const after = new Promise<void>((resolve) => {
      respond = resolve;
    });
    provided.page.respond({ json: cart(3), after });
    await clickOn(radio(element, 'L'));
    await pick(element, 'White');
    const added: unknown[] = [];
    element.addEventListener('site-product-add', (event) => added.push((event as CustomEvent).detail));
    await press(button(element), 'Enter');
    await waitUntil(() => button(element).ariaDisabled === 'true', 'it can be pressed again');
    expect(button(element).disabled).to.equal(false);
    await sendKeys({ press: 'Enter' });
    respond();
    await waitUntil(() => notice(element));
    expect(notice(element)).to.equal('Added, 3 in cart');
    expect(document.activeElement).to.equal(button(element));
    expect(button(element).ariaDisabled).to.equal(null);
    expect(button(element).textContent).to.equal('Add to cart');
    const [request, ...more] = provided.page.requests;
    expect(more).to.have.length(0);
    expect(JSON.parse(request!.body as string)).to.deep.equal({
      productId: 'shirt',
      quantity: 1,
      sku: 'L-W',
    });
    expect(request!.headers.get('Add-To-Cart-Id')).to.match(/^[\da-f-]{36}$/);
    expect(added).to.deep.equal([{ productId: 'shirt', sku: 'L-W', quantity: 1, totalQuantity: 3 }]);
  });

  it('requires a choice, with the message at the option without one', async () => {
    const element = await render();
    await clickOn(radio(element, 'L'));
    await press(button(element), 'Enter');
    await waitUntil(() => error(element) === 'Choose Color.', 'no message');
    await waitUntil(() => document.activeElement === select(element), 'the focus is elsewhere');
    expect(select(element).getAttribute('aria-invalid')).to.equal('true');
    const description = document.getElementById(select(element).getAttribute('aria-describedby')!)!;
    expect(description.textContent).to.equal('Choose Color.');
    expect(getComputedStyle(description).flexBasis).to.equal('100%');
    await pick(element, 'White');
    expect(error(element)).to.equal(undefined);
    expect(select(element).hasAttribute('aria-describedby')).to.equal(false);
  });

  it('reports a quantity above the stock at its field, without a call', async () => {
    const element = await render();
    await clickOn(radio(element, 'L'));
    await pick(element, 'White');
    const quantity = element.querySelector<HTMLInputElement>('[name=quantity]')!;
    for (const [value, text] of [
      ['3', 'Only 2 left'],
      ['0', 'Enter a whole number from 1 to 999.'],
      ['1.5', 'Enter a whole number from 1 to 999.'],
      ['1000', 'Enter a whole number from 1 to 999.'],
    ] as const) {
      quantity.value = value;
      await press(button(element), 'Enter');
      await waitUntil(() => error(element) === text, text);
      await settle(element);
      expect(quantity.getAttribute('aria-describedby')).to.equal(
        element.querySelector('.site-product-error')!.id,
      );
    }
    expect(provided.page.requests).to.have.length(0);
  });

  it('shows the reason when the server rejects the item, and keeps the form [CRT-020]', async () => {
    const element = await render();
    provided.page.respond({ status: 400, json: { error: 'Only 1 of “Shirt” is left.' } }, { status: 500 });
    await clickOn(radio(element, 'L'));
    await pick(element, 'White');
    const failures: unknown[] = [];
    element.addEventListener('site-product-failure', (event) => failures.push((event as CustomEvent).detail));
    await press(button(element), 'Enter');
    await waitUntil(() => error(element));
    expect(error(element)).to.equal('Only 1 of “Shirt” is left.');
    expect(radio(element, 'L').checked).to.equal(true);
    await press(button(element), 'Enter');
    await waitUntil(() => error(element) === 'Unable to add item');
    expect(failures).to.deep.equal([
      { message: 'Only 1 of “Shirt” is left.' },
      { message: 'Unable to add item' },
    ]);
  });

  it('lets the page handle the addition', async () => {
    const element = await render([variant('S-B', 'S', 'Black')]);
    element.addEventListener('site-product-add-request', (event) => event.preventDefault());
    await clickOn(radio(element, 'S'));
    await pick(element, 'Black');
    await press(button(element), 'Enter');
    await settle(element);
    expect([notice(element), error(element)]).to.deep.equal(['', undefined]);
    expect(provided.page.requests).to.have.length(0);
  });

  it('ignores variants that cannot be sold, with one message [PRD-021]', async () => {
    const warnings = await captureConsole(async () => {
      const element = await render([
        ...SHIRTS,
        variant('X', 'XL', 'Gold', { priceMoney: null, price: 1e9 }),
        null,
      ]);
      await pick(element, 'White');
      await clickOn(radio(element, 'L'));
    });
    expect(warnings).to.have.length(1);
    expect(String(warnings[0])).to.contain('2 variants have no valid price or SKU');
  });

  it('keeps the choice made before its script loaded, and handles a reset', async () => {
    const element = await fixture<Product>(html`
      <site-product variants=${JSON.stringify(SHIRTS)}>
        <form method="post" action="/api/commerce/cart/items">
          <label><input type="radio" name="option[Size]" value="S"> S</label>
          <label><input type="radio" name="option[Size]" value="L" checked> L</label>
          <label><input type="radio" name="option[Color]" value="White" checked> White</label>
          <label><input type="radio" name="option[Color]" value="Black"> Black</label>
          <button>Add to cart</button>
        </form>
      </site-product>
    `);
    await settle(element);
    expect(summary(element)).to.equal('€25.00Only 2 left');
    await clickOn(radio(element, 'S'));
    await settle(element);
    expect(summary(element)).to.equal('Sale price €19.00 Original price €25.00');
    element.querySelector('form')!.reset();
    await settle(element);
    expect(summary(element)).to.equal('€25.00Only 2 left');
  });

  it('announces which option it changed if the values chosen before the script do not exist together', async () => {
    const element = await fixture<Product>(html`
      <site-product variants=${JSON.stringify(SHIRTS)}>
        <form method="post" action="/api/commerce/cart/items">
          <label><input type="radio" name="option[Size]" value="S" checked> S</label>
          <label><input type="radio" name="option[Size]" value="L"> L</label>
          <label><input type="radio" name="option[Color]" value="White" checked> White</label>
          <button>Add to cart</button>
        </form>
      </site-product>
    `);
    await settle(element);
    expect(element.querySelector('.site-product-notice')?.textContent).to.equal(
      'Color: White. Changed: Size: L.',
    );
    expect(element.querySelector<HTMLInputElement>('[value="L"]')!.checked).to.equal(true);
  });

  it('tracks a quick view each time its dialog opens, after consent [TRK-019]', async () => {
    provided.stop();
    provided = provideServices({ cookies: { ss_cookieAllowed: 'true' } });
    const box = await fixture<HTMLElement>(html`<div></div>`);
    box.setHTMLUnsafe(
      '<dialog><site-product product-id="mug" variants=\'[{"sku":"M","price":4000,"unlimited":true}]\'></site-product></dialog>',
    );
    const dialog = box.querySelector('dialog')!;
    await settle(box.querySelector('site-product')!);
    const getViews = () =>
      provided.page.requests.map(({ url }) => String(url)).filter((url) => url.includes('RecordQuickView'));
    expect(getViews()).to.deep.equal([]);
    dialog.showModal();
    await waitUntil(() => getViews().length === 1);
    expect(getViews()[0]).to.match(/\/census\/RecordQuickView\/mug(\?|$)/);
    // A browser without this event.
    dialog.addEventListener('toggle', (event) => event.stopImmediatePropagation(), { capture: true });
    dialog.close();
    await nextFrame();
    dialog.showModal();
    await waitUntil(() => getViews().length === 2);
  });

  for (const [name, measurementStandard, text] of [
    ['imperial', 1, 'Weight: 3.5 lbs. Dimensions: 12" × 8" × 1".'],
    ['metric', 2, 'Weight: 3.5 kg. Dimensions: 12 × 8 × 1 cm.'],
  ] as const)
    it(`shows weight and dimensions in ${name} units [PRD-010] [PRD-011] [PRD-012]`, async () => {
      provided.stop();
      provided = provideServices(
        {},
        { context: { websiteSettings: { storeSettings: { measurementStandard } } } },
      );
      const [shirt] = SHIRTS;
      const element = await render([{ ...shirt, weight: 3.5, len: 12, width: 8, height: 1 }]);
      // A product with details is described once they have loaded, which moves the options on the page.
      await waitUntil(() => element.querySelector('.site-product-summary'));
      await clickOn(radio(element, 'S'));
      await pick(element, 'Black');
      await waitUntil(() => element.querySelector('.site-product-note')?.textContent === text);
    });
});
