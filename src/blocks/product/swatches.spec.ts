import { expect, fixture, html } from '@open-wc/testing';
import { executeServerCommand, resetMouse, setViewport } from '@web/test-runner-commands';
import { provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';
import '../../../elements/site-product';
import { clickOn } from '../../kit/testing/pointer';
import base from './product.extended.css?inline';
import { press, radio, summary } from './testing/product-page';

type Product = HTMLElementTagNameMap['site-product'];

const PIXEL = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')}`;

const bowl = (sku: string, glaze: string, qtyInStock = 5, more: object = {}) => ({
  sku,
  price: 2500,
  qtyInStock,
  attributes: { Glaze: glaze },
  ...more,
});

const BOWLS = {
  currency: 'EUR',
  swatches: [
    { name: 'Glaze', value: 'Sand', color: '#d8c8a8' },
    { name: 'Glaze', value: 'Ink', color: 'rgb(32 48 64)' },
    { name: 'Glaze', value: 'Lost', color: 'no-such-color' },
    { name: 'Glaze', value: 'Evil', color: 'red;}body{display:none' },
  ],
  variants: [bowl('1', 'Sand'), bowl('2', 'Ink', 0), bowl('3', 'Lost'), bowl('4', 'Evil')],
};

async function render(product: object = BOWLS, values = ['Sand', 'Ink', 'Lost', 'Evil']): Promise<Product> {
  const element = await fixture<Product>(html`
    <site-product product=${JSON.stringify(product)}>
      <form method="post" action="/api/commerce/cart/items">
        <input type="hidden" name="productId" value="bowl">
        <fieldset>
          <legend>Glaze</legend>
          ${values.map((value) => html`<label><input type="radio" name="option[Glaze]" value=${value}> ${value}</label>`)}
        </fieldset>
        <button>Add to cart</button>
      </form>
    </site-product>
  `);
  await settle(element);
  return element;
}

const swatches = (element: Element) => [...element.querySelectorAll<HTMLElement>('.site-product-swatch')];
const label = (element: Element, value: string) => radio(element, value).labels![0]!;
const drawn = (element: Element, count: number) => waitUntil(() => swatches(element).length === count);

before(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(base);
  document.adoptedStyleSheets.push(sheet);
});

beforeEach(() => {
  provideServices();
});

it('draws the colors of the JSON into the labels, if the browser knows them', async () => {
  const element = await render();
  await drawn(element, 2);
  expect(swatches(element).map((node) => node.firstElementChild?.getAttribute('fill'))).to.deep.equal([
    '#d8c8a8',
    'rgb(32 48 64)',
  ]);
  expect(label(element, 'Sand').contains(swatches(element)[0]!)).to.equal(true);
  expect(label(element, 'Lost').textContent.trim()).to.equal('Lost');
  await expect(element).to.be.accessible();
});

it('draws colors and pictures of the markup, which take precedence over the JSON', async () => {
  const element = await fixture<Product>(html`
    <site-product>
      <form method="post" action="/api/commerce/cart/items">
        <input type="hidden" name="productId" value="bowl">
        <label><input type="radio" name="option[Glaze]" value="Sand" data-swatch="#abc"> Sand</label>
        <label data-swatch="/demo/elements/product/picture.svg"><input type="radio" name="option[Glaze]" value="Ink"> Ink</label>
        <label data-swatch="javascript:alert.call()"><input type="radio" name="option[Glaze]" value="Evil"> Evil</label>
        <button>Add to cart</button>
      </form>
    </site-product>
  `);
  const image = element.querySelector('[data-swatch="/demo/elements/product/picture.svg"]')!;
  await settle(element);
  await drawn(element, 2);
  expect(swatches(element)[0]!.firstElementChild!.getAttribute('fill')).to.equal('#abc');
  expect(image.querySelector('img')!.alt).to.equal('');
});

it('keeps a swatch that is in the page', async () => {
  const element = await fixture<Product>(html`
    <site-product product=${JSON.stringify(BOWLS)}>
      <form method="post" action="/api/commerce/cart/items">
        <label><input type="radio" name="option[Glaze]" value="Sand"><img class="site-product-swatch" alt="" src=${PIXEL}> Sand</label>
        <label><input type="radio" name="option[Glaze]" value="Ink"> Ink</label>
        <button>Add to cart</button>
      </form>
    </site-product>
  `);
  await settle(element);
  await drawn(element, 2);
  expect(label(element, 'Sand').querySelectorAll('.site-product-swatch').length).to.equal(1);
});

it('can be chosen by keyboard and pointer; a ring, not color alone, marks the choice', async () => {
  const element = await render();
  await drawn(element, 2);
  const [sand, ink] = swatches(element);
  await press(radio(element, 'Sand'), 'Space');
  expect(getComputedStyle(sand!).outlineStyle).to.equal('solid');
  await press(radio(element, 'Sand'), 'ArrowRight');
  expect(radio(element, 'Ink').checked).to.equal(true);
  expect(getComputedStyle(sand!).outlineStyle).to.equal('none');
  expect(getComputedStyle(ink!).outlineStyle).to.equal('solid');
  await waitUntil(() => summary(element).includes('Sold out'));
  await clickOn(sand!);
  expect(radio(element, 'Sand').checked).to.equal(true);
});

it('includes “sold out” in the name of a value, draws a line across its swatch and keeps it enabled', async () => {
  const element = await render();
  await drawn(element, 2);
  expect(label(element, 'Ink').textContent.trim()).to.equal('Ink, sold out');
  expect(getComputedStyle(label(element, 'Ink'), '::before').borderBlockStartStyle).to.equal('double');
  expect(radio(element, 'Ink').disabled).to.equal(false);
});

it('labels a value that changes other options, without moving the values after it', async () => {
  const sized = (glaze: string, Size: string) =>
    bowl(glaze, glaze, 5, { attributes: { Glaze: glaze, Size } });
  const element = await render({ variants: [sized('Ink', 'L'), sized('Lost', 'S')] }, ['Ink', 'Lost']);
  const size = document.createElement('select');
  size.name = 'option[Size]';
  size.setAttribute('aria-label', 'Size');
  size.append(new Option('S'), new Option('L'));
  element.querySelector('form')!.append(size);
  const before = label(element, 'Lost').getBoundingClientRect().left;
  size.dispatchEvent(new Event('change', { bubbles: true }));
  await settle(element);
  const ink = radio(element, 'Ink');
  const described = document.getElementById(ink.getAttribute('aria-describedby')!)!;
  expect(described.textContent).to.equal('changes other options');
  expect(label(element, 'Ink').textContent.trim()).to.equal('Ink');
  expect(label(element, 'Ink').dataset.state).to.equal('elsewhere');
  expect(label(element, 'Lost').getBoundingClientRect().left).to.equal(before);
});

it('is a target of 44 pixels that fits 320 pixels, and has a ring in forced colors', async () => {
  await setViewport({ width: 320, height: 600 });
  await executeServerCommand('emulate-preferences', { forcedColors: 'active' });
  try {
    const element = await render();
    await drawn(element, 2);
    await press(radio(element, 'Sand'), 'Space');
    for (const value of ['Sand', 'Ink']) {
      const target = radio(element, value).getBoundingClientRect();
      expect(Math.min(target.width, target.height)).to.be.at.least(42);
      expect(label(element, value).getBoundingClientRect().height).to.be.at.least(44);
    }
    expect(getComputedStyle(swatches(element)[0]!).outlineStyle).to.equal('solid');
    expect(getComputedStyle(swatches(element)[0]!).forcedColorAdjust).to.equal('none');
    expect(document.documentElement.scrollWidth).to.be.at.most(320);
  } finally {
    await executeServerCommand('emulate-preferences', {});
    await setViewport({ width: 800, height: 600 });
  }
});

it('generates radio buttons with swatches for up to 60 colors', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `Tone ${index}`);
  const product = {
    swatches: names.map((value, index) => ({ name: 'Glaze', value, color: `hsl(${index * 12} 50% 50%)` })),
    variants: names.map((value, index) => bowl(String(index), value)),
  };
  const element = await fixture<Product>(
    html`<site-product product-id="bowl" product=${JSON.stringify(product)}></site-product>`,
  );
  await settle(element);
  await drawn(element, 30);
  expect(element.querySelector('select')).to.equal(null);
});

it('removes its swatches when the element is removed', async () => {
  const element = await render();
  await drawn(element, 2);
  const form = element.querySelector('form')!;
  element.remove();
  await waitUntil(() => swatches(form).length === 0);
});

it('keeps the columns of a page that lays the element out as a grid', async () => {
  const element = await fixture<Product>(html`
    <site-product product=${JSON.stringify(BOWLS)} style="display: grid; grid-template-columns: 1fr 1fr">
      <div class="pictures">Pictures</div>
      <form method="post" action="/api/commerce/cart/items"><button>Add to cart</button></form>
    </site-product>
  `);
  await settle(element);
  const [pictures, form] = ['.pictures', 'form'].map((name) =>
    element.querySelector(name)!.getBoundingClientRect(),
  );
  expect(pictures!.left).to.equal(element.getBoundingClientRect().left);
  expect(form!.top).to.equal(pictures!.top);
});

it('loads the picture of a value as soon as the visitor points at it or focuses it', async () => {
  await resetMouse();
  const element = await render({
    variants: ['Sand', 'Ink'].map((glaze) => bowl(glaze, glaze, 5, { picture: glaze.toLowerCase() })),
  });
  const images = ['sand', 'ink'].map((id) => {
    const image = new Image();
    image.loading = 'lazy';
    image.dataset.imageId = id;
    element.prepend(image);
    return image;
  });
  const [sand, ink] = images;
  radio(element, 'Ink').focus();
  await waitUntil(() => ink!.loading === 'eager');
  expect(sand!.loading).to.equal('lazy');
  label(element, 'Sand').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  expect(sand!.loading).to.equal('eager');
});

it('shows the picture of the choice once the script of the gallery has loaded', async () => {
  const shown: number[] = [];
  const element = await fixture<Product>(html`
    <site-product product=${JSON.stringify({ variants: ['Sand', 'Ink'].map((glaze) => bowl(glaze, glaze, 5, { picture: glaze })) })}>
      <site-gallery><img data-image-id="Sand" alt="Sand"><img data-image-id="Ink" alt="Ink"></site-gallery>
      <form method="post" action="/api/commerce/cart/items">
        <label><input type="radio" name="option[Glaze]" value="Sand"> Sand</label>
        <label><input type="radio" name="option[Glaze]" value="Ink"> Ink</label>
        <button>Add to cart</button>
      </form>
    </site-product>
  `);
  await settle(element);
  await clickOn(radio(element, 'Sand'));
  await clickOn(radio(element, 'Ink'));
  customElements.define(
    'site-gallery',
    class extends HTMLElement {
      show(index: number) {
        shown.push(index);
      }
    },
  );
  await waitUntil(() => shown.length > 0);
  expect(shown).to.deep.equal([1]);
});
