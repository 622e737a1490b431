import { expect, fixture, html } from '@open-wc/testing';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { type Provided, provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';
import '../../../elements/site-product';
import { clickOn } from '../../kit/testing/pointer';
import { cart, error, notice, radio, SHIRTS, select, summary } from './testing/product-page';

type Product = HTMLElementTagNameMap['site-product'];

const SIZES = `<fieldset><legend>Size</legend>
  <label><input type="radio" name="option[Size]" value="S"> S</label>
  <label><input type="radio" name="option[Size]" value="L"> L</label></fieldset>`;
const COLORS = `<label>Color <select name="option[Color]"><option value="">Choose</option><option>Black</option>
  <option>White</option></select></label>`;
const ADD = '<button class="add">Add to cart</button>';

let provided: Provided;

const form = (controls: string) =>
  `<form method="post" action="about:blank" id="shirt-form" target="server">
     <input type="hidden" name="productId" value="shirt">${controls}</form>`;

async function render(markup: string, variants: readonly unknown[] = SHIRTS): Promise<Product> {
  const box = await fixture(html`
    <div>
      <iframe name="server" title="Server"></iframe>
      <site-product variants=${JSON.stringify(variants)}>${unsafeHTML(markup)}</site-product>
    </div>
  `);
  const element = box.querySelector('site-product')!;
  await settle(element);
  return element;
}

/** What pressing the button adds. */
async function add(element: Element): Promise<unknown> {
  await clickOn(element.querySelector('.add')!);
  await waitUntil(() => notice(element) === 'Added, 1 in cart');
  return JSON.parse(provided.page.requests.at(-1)!.body as string);
}

/** What pressing a button sends to the server without script. */
async function submit(element: Element, selector = '.add'): Promise<Record<string, FormDataEntryValue>> {
  const sent: Record<string, FormDataEntryValue>[] = [];
  const server = element.parentElement!.querySelector('iframe')!;
  const loaded = new Promise((resolve) => server.addEventListener('load', resolve, { once: true }));
  element
    .querySelector('form')!
    .addEventListener('formdata', ({ formData }) => sent.push(Object.fromEntries(formData)));
  await clickOn(element.querySelector(selector)!);
  await loaded;
  expect(provided.page.requests).to.deep.equal([]);
  return sent.at(-1)!;
}

beforeEach(() => {
  provided = provideServices({ cookies: { crumb: 'x' } }, { settings: { currency: 'EUR', locale: 'en-US' } });
  provided.page.respond({ json: cart(1) });
});
afterEach(() => provided.stop());

describe('<site-product> adds to the cart what its form shows', () => {
  it('after a script of the page has changed a control without an event', async () => {
    const element = await render(form(SIZES + COLORS + ADD));
    await clickOn(radio(element, 'L'));
    select(element).value = 'White';
    select(element).dispatchEvent(new Event('change', { bubbles: true }));
    await settle(element);
    select(element).value = 'Black';
    radio(element, 'S').checked = true;
    expect(await add(element)).to.deep.equal({ productId: 'shirt', sku: 'S-B', quantity: 1 });
  });

  it('and clears its choice when the form is reset', async () => {
    const element = await render(form(`${SIZES}${COLORS}${ADD}<button type="reset">Reset</button>`));
    await clickOn(radio(element, 'L'));
    select(element).value = 'White';
    select(element).dispatchEvent(new Event('change', { bubbles: true }));
    await settle(element);
    expect(summary(element)).to.equal('€25.00Only 2 left');
    await clickOn(element.querySelector('[type=reset]')!);
    await waitUntil(() => summary(element) === 'from €19.00');
    select(element).value = 'White';
    select(element).dispatchEvent(new Event('change', { bubbles: true }));
    await settle(element);
    expect(radio(element, 'L').checked).to.equal(false);
  });

  it('in controls outside the form, with a form attribute', async () => {
    const outside = (SIZES + COLORS).replaceAll(' name=', ' form="shirt-form" name=');
    const element = await render(outside + form(ADD));
    await clickOn(radio(element, 'L'));
    select(element).value = 'White';
    select(element).dispatchEvent(new Event('change', { bubbles: true }));
    await waitUntil(() => summary(element) === '€25.00Only 2 left');
    expect(await add(element)).to.deep.equal({ productId: 'shirt', sku: 'L-W', quantity: 1 });
  });

  it('if SKUs and quantities are radio buttons', async () => {
    const choice = (name: string, value: string) =>
      `<label><input type="radio" name="${name}" value="${value}">${value}</label>`;
    const names = [choice('sku', 'A'), choice('sku', 'B'), choice('quantity', '1'), choice('quantity', '6')];
    const element = await render(form(names.join('') + ADD), []);
    await clickOn(radio(element, 'B'));
    await clickOn(radio(element, '6'));
    expect(await add(element)).to.deep.equal({ productId: 'shirt', sku: 'B', quantity: 6 });
  });

  it('with the quantity of the button that was pressed', async () => {
    const element = await render(form(`<button name="quantity" value="6">Six</button>${ADD}`), [SHIRTS[0]]);
    expect(await add(element)).to.include({ quantity: 1 });
    await clickOn(element.querySelector('[name="quantity"]')!);
    await waitUntil(() => provided.page.requests.length === 2);
    expect(JSON.parse(provided.page.requests[1]!.body as string)).to.include({ quantity: 6 });
  });

  it('if text fields are selects, checkboxes and radio buttons', async () => {
    const fields = `<label>Name <input name="field[Name]" value="Ada"></label>
      <label>Font <select name="field[Font]"><option>Serif</option><option selected>Sans</option></select></label>
      <label><input type="checkbox" name="field[Wrap]" value="yes"> Wrap</label>
      <label><input type="radio" name="field[Ink]" value="red" checked> red</label>
      <label><input type="radio" name="field[Ink]" value="blue"> blue</label>`;
    const element = await render(form(fields + ADD), [SHIRTS[0]]);
    expect(await add(element)).to.deep.include({ texts: { Name: 'Ada', Font: 'Sans', Ink: 'red' } });
  });

  it('in hidden fields that buttons of the page fill in', async () => {
    const element = await render(
      form(
        `${SIZES}<input type="hidden" name="option[Color]"><button type="button" class="white"></button>${ADD}`,
      ),
    );
    element.querySelector('.white')!.addEventListener('click', () => {
      element.querySelector<HTMLInputElement>('[name="option[Color]"]')!.value = 'White';
    });
    await clickOn(radio(element, 'L'));
    await clickOn(element.querySelector('.white')!);
    expect(await add(element)).to.deep.equal({ productId: 'shirt', sku: 'L-W', quantity: 1 });
  });

  it('without requiring a choice for an option that is the same for all variants', async () => {
    const variants = ['S', 'L'].map((Size, at) => ({
      sku: Size,
      price: 100 * at,
      qtyInStock: 9,
      attributes: { Material: 'Cotton', Size },
    }));
    const element = await render(form(SIZES + ADD), variants);
    await clickOn(element.querySelector('.add')!);
    await waitUntil(() => error(element) === 'Choose Size.');
    await clickOn(radio(element, 'L'));
    await waitUntil(() => summary(element) === '€1.00');
    expect(await add(element)).to.deep.equal({ productId: 'shirt', sku: 'L', quantity: 1 });
  });
});

describe('<site-product> lets the form submit natively', () => {
  it('if its options have other names than in the form', async () => {
    const element = await render(form(SIZES.replaceAll('[Size]', '[size]') + COLORS + ADD));
    await clickOn(radio(element, 'L'));
    select(element).value = 'White';
    expect(await submit(element)).to.include({ 'option[size]': 'L', 'option[Color]': 'White' });
  });

  it('if the form has a choice of SKUs beside the variants', async () => {
    const skus =
      '<select name="sku"><option value="S-B">S</option><option value="L-W" selected>L</option></select>';
    expect(await submit(await render(form(skus + ADD)))).to.include({ sku: 'L-W' });
  });

  it('with a price option that is not in its data', async () => {
    const plan = '<input type="hidden" name="productSubscriptionOptionId" value="monthly">';
    expect(await submit(await render(form(plan + ADD), []))).to.include({
      productSubscriptionOptionId: 'monthly',
    });
  });

  it('by a button with a formaction', async () => {
    const element = await render(form(`${ADD}<button class="wish" formaction="about:blank">Wish</button>`));
    expect(await submit(element, '.wish')).to.include({ productId: 'shirt' });
  });

  it('by a button that closes its dialog', async () => {
    const element = await render(form(`${ADD}<button class="close" formmethod="dialog">Close</button>`));
    const dialog = document.createElement('dialog');
    element.replaceWith(dialog);
    dialog.append(element);
    dialog.showModal();
    await settle(element);
    await clickOn(element.querySelector('.close')!);
    await waitUntil(() => !dialog.open);
    expect(provided.page.requests).to.deep.equal([]);
    expect(error(element)).to.equal(undefined);
  });
});
