import { expect, fixture, html } from '@open-wc/testing';
import { type Provided, provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';
import '../../../elements/site-product';
import { SHIRTS, summary } from './testing/product-page';

type Product = HTMLElementTagNameMap['site-product'];

const LAST = [{ ...SHIRTS[2], attributes: {} }];
const NOTE = 'or 4 payments of €6.25';
const LOW = 'Only 2 left';

const settings = (more: object = {}) => ({
  scarcityEnabled: true,
  scarcityShownByDefault: false,
  afterPayAvailable: true,
  klarnaAvailable: false,
  shopperLanguage: 'en',
  afterPayMin: 100,
  afterPayMax: 200_000,
  klarnaMin: 0,
  klarnaMax: 0,
  ...more,
});

/** Markup as the product page of a published site prints it. */
async function render(context: string): Promise<Product> {
  const element = await fixture<Product>(html`
    <site-product>
      <div class="ProductItem-product-price">
        <div class="product-price">€25.00</div>
        <div data-afterpay="true" data-current-context=${context}></div>
      </div>
      <div class="product-variants" data-item-id="5f" data-variants=${JSON.stringify(LAST)}></div>
      <div class="sqs-add-to-cart-button-wrapper">
        <div class="sqs-add-to-cart-button" role="button" tabindex="0">Add To Cart</div>
      </div>
    </site-product>
  `);
  await waitUntil(() => element.querySelector('.site-product-summary'));
  await settle(element);
  return element;
}

describe('a published product page with settings of its products', () => {
  let provided: Provided;
  beforeEach(() => {
    provided = provideServices({}, { settings: { currency: 'EUR', locale: 'en-US' } });
  });
  afterEach(() => provided.stop());

  for (const [title, more, expected] of [
    ['a note about installments within the limits', {}, `€25.00${NOTE}${LOW}`],
    ['no note for a price below the minimum', { afterPayMin: 2501 }, `€25.00${LOW}`],
    ['no note for a price above the maximum', { afterPayMax: 2499 }, `€25.00${LOW}`],
    ['no note without a provider', { afterPayAvailable: false }, `€25.00${LOW}`],
  ] as const)
    it(`shows ${title} [PRD-026]`, async () => {
      expect(summary(await render(JSON.stringify({ '5f': settings(more) })))).to.equal(expected);
    });

  it('shows no low stock where the settings disable it', async () => {
    const context = JSON.stringify({ '5f': settings({ scarcityEnabled: false }) });
    expect(summary(await render(context))).to.equal(`€25.00${NOTE}`);
  });

  it('updates when the settings change', async () => {
    const element = await render(JSON.stringify({ '5f': settings({ scarcityEnabled: false }) }));
    element.querySelector<HTMLElement>('[data-afterpay]')!.dataset.currentContext = JSON.stringify({
      '5f': settings({ afterPayMax: 0 }),
    });
    await waitUntil(() => summary(element) === `€25.00${LOW}`);
  });

  it('ignores invalid settings', async () => {
    for (const context of ['{ ', '', '[]', '"5f"', 'null', '{"5f": 7}'])
      expect(summary(await render(context)), context).to.equal(`€25.00${LOW}`);
  });

  it('reads settings beside the product, in the context of a template [PRD-026]', async () => {
    const product = {
      item: { id: '5f', structuredContent: { productType: 1, variants: LAST } },
      productMerchandisingContext: { '5f': settings({ scarcityEnabled: false }) },
    };
    const element = await fixture<Product>(
      html`<site-product product=${JSON.stringify(product)}></site-product>`,
    );
    await waitUntil(() => element.querySelector('.site-product-summary'));
    expect(summary(element)).to.equal(`€25.00${NOTE}`);
  });
});
