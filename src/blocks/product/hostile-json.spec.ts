import { expect, fixture, html } from '@open-wc/testing';
import { captureConsole } from '../../kit/testing/console';
import { type Provided, provideServices } from '../../kit/testing/provide-services';
import { settle } from '../../kit/testing/wait';
import '../../../elements/site-product';
import { variant } from './testing/product-page';

const MARKUP = '<img src=x onerror="window.hacked = true">';

/** A list nested 10,000 times, which recursion cannot read. */
const DEEP = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;

const SHIRT = variant('S-B', 'S', 'Black');

const HOSTILE: Readonly<Record<string, string>> = {
  'broken JSON': '[{"sku": "A",',
  'a value that is not a list': '"variants"',
  'numbers and nulls': '[null, 1, true, "x", [], [[]]]',
  'a list nested too deeply': DEEP,
  'names of Object.prototype': `[{"__proto__": {"sku": "A"}, "constructor": {}, "sku": "A", "optionValues": "toString"}]`,
  'invalid prices': JSON.stringify([
    { ...SHIRT, priceMoney: { currency: '€€€', value: '1e999' } },
    { ...SHIRT, priceMoney: { currency: 'EUR', value: '-5.00' } },
    { ...SHIRT, priceMoney: [], price: Number.MAX_VALUE },
  ]),
  'markup as names': JSON.stringify([
    { ...SHIRT, optionValues: [{ optionName: MARKUP, value: MARKUP }], attributes: { [MARKUP]: MARKUP } },
  ]),
  'ten thousand variants': JSON.stringify(
    Array.from({ length: 10_000 }, (_, at) => variant(`S${at}`, `${at}`, 'Black')),
  ),
};

let provided: Provided;

beforeEach(() => {
  provided = provideServices({ cookies: { crumb: 'x' } }, { settings: { currency: 'EUR', locale: 'en-US' } });
});
afterEach(() => provided.stop());

for (const [name, json] of Object.entries(HOSTILE))
  it(`adds the product by the form of the page despite ${name} in its JSON`, async () => {
    const messages = await captureConsole(async () => {
      const element = await fixture<HTMLElementTagNameMap['site-product']>(html`
        <site-product variants=${json}>
          <form method="post" action="/api/commerce/cart/items">
            <input type="hidden" name="productId" value="shirt">
            <input type="hidden" name="sku" value="S-B">
            <p data-product-price>€25.00</p>
            <p><label>Quantity <input type="number" name="quantity" value="2" min="1"></label></p>
            <p><button>Add to cart</button></p>
          </form>
        </site-product>
      `);
      await settle(element);
      const form = element.querySelector('form')!;
      let sent: Record<string, FormDataEntryValue> = {};
      form.addEventListener(
        'submit',
        (event) => {
          event.preventDefault();
          sent = Object.fromEntries(new FormData(form));
        },
        { capture: true },
      );
      form.requestSubmit(form.querySelector('button'));
      expect(sent).to.include({ productId: 'shirt', quantity: '2' });
      expect(element.matches(':state(failed)')).to.equal(false);
      expect(element.querySelector('img')).to.equal(null);
      expect(element.shadowRoot?.querySelector('img') ?? null).to.equal(null);
      expect('hacked' in window).to.equal(false);
      expect(element.textContent).to.contain('€25.00');
    });
    expect(messages.length, messages.join('\n')).to.be.at.most(1);
  });
