import { expect, fixture, html } from '@open-wc/testing';
import { type Provided, provideServices } from '../../kit/testing/provide-services';
import { waitUntil } from '../../kit/testing/wait';
import '../../../elements/site-product';
import { clickOn } from '../../kit/testing/pointer';
import { variant } from './testing/product-page';

type Product = HTMLElementTagNameMap['site-product'];

const VALUES = Array.from({ length: 200 }, (_, at) => `v${at}`);

/** Each size is made in one color; size v1 also in color v2. */
const variants = [
  ...VALUES.map((value) => variant(`SKU-${value}`, value, value)),
  variant('SKU-v1-v2', 'v1', 'v2', { qtyInStock: 0 }),
];

const radios = (name: string, values: readonly string[]) =>
  values.map(
    (value) => html`<label><input type="radio" name="option[${name}]" value=${value}> ${value}</label>`,
  );

describe('a product with hundreds of values', () => {
  let provided: Provided;

  beforeEach(() => {
    provided = provideServices({}, { settings: { currency: 'EUR', locale: 'en-US' } });
  });
  afterEach(() => provided.stop());

  const open = async () => {
    const element = await fixture<Product>(html`
      <site-product product-id="shirt" .variants=${variants}>
        <form method="post">
          <fieldset><legend>Size</legend>${radios('Size', VALUES)}</fieldset>
          <fieldset><legend>Color</legend>${radios('Color', VALUES)}</fieldset>
          <button>Add to cart</button>
        </form>
      </site-product>
    `);
    await waitUntil(() => element.querySelector('.site-product-summary'));
    return element;
  };
  const find = (element: Product, name: string, value: string) =>
    element.querySelector<HTMLInputElement>(`[name="option[${name}]"][value="${value}"]`)!;
  const marks = (element: Product, name: string) =>
    [...element.querySelectorAll<HTMLInputElement>(`[name="option[${name}]"]`)]
      .filter((control) => !control.closest('label')!.dataset.state)
      .map(({ value }) => value);

  it('reads each value at most once per choice', async () => {
    const element = await open();
    await clickOn(find(element, 'Size', 'v1'));
    await clickOn(find(element, 'Color', 'v1'));
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    let reads = 0;
    Object.defineProperty(HTMLInputElement.prototype, 'value', {
      ...value,
      get() {
        reads++;
        return value.get!.call(this);
      },
    });
    try {
      await clickOn(find(element, 'Size', 'v2'));
      await waitUntil(() => find(element, 'Color', 'v2').checked);
    } finally {
      Object.defineProperty(HTMLInputElement.prototype, 'value', value);
    }
    expect(reads).to.be.within(1, 2 * VALUES.length + 20);
  });

  it('marks values by the current choice, whatever was chosen before', async () => {
    const element = await open();
    await clickOn(find(element, 'Size', 'v7'));
    expect(marks(element, 'Color')).to.deep.equal(['v7']);
    await clickOn(find(element, 'Size', 'v1'));
    expect(marks(element, 'Color')).to.deep.equal(['v1']);
    expect(find(element, 'Color', 'v2').closest('label')!.dataset.state).to.equal('sold-out');
    await clickOn(find(element, 'Size', 'v9'));
    expect(marks(element, 'Color')).to.deep.equal(['v9']);
    expect(find(element, 'Color', 'v2').closest('label')!.dataset.state).to.equal('elsewhere');
  });

  it('finds radio buttons that the page has replaced, and values that it has changed', async () => {
    const element = await open();
    await clickOn(find(element, 'Size', 'v1'));
    await clickOn(find(element, 'Color', 'v1'));
    const before = find(element, 'Color', 'v5');
    before.replaceWith(before.cloneNode());
    await clickOn(find(element, 'Size', 'v5'));
    expect(find(element, 'Color', 'v5').checked).to.equal(true);
    // Two radio buttons change places.
    const [third, fourth] = [find(element, 'Size', 'v3'), find(element, 'Size', 'v4')];
    third.value = 'v4';
    fourth.value = 'v3';
    await clickOn(third);
    expect(find(element, 'Color', 'v4').checked).to.equal(true);
    expect(third.checked).to.equal(true);
  });

  it('finds values that the page has added to a select', async () => {
    const element = await fixture<Product>(html`
      <site-product product-id="shirt" .variants=${variants}>
        <form method="post">
          <fieldset><legend>Size</legend>${radios('Size', VALUES)}</fieldset>
          <label>Color <select name="option[Color]"><option value="">Choose</option><option>v1</option></select></label>
          <button>Add to cart</button>
        </form>
      </site-product>
    `);
    await waitUntil(() => element.querySelector('.site-product-summary'));
    const select = element.querySelector('select')!;
    await clickOn(find(element, 'Size', 'v1'));
    select.value = 'v1';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    select.add(new Option('v5'));
    await clickOn(find(element, 'Size', 'v5'));
    expect(select.value).to.equal('v5');
  });
});
