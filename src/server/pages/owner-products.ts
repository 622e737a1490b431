/** Owner page for products: prices, stock and the settings of the shop. */
import { html } from 'hono/html';
import type { Product, Variant } from '../../core/wire/commerce';
import type { Fields } from '../domain/catalog-input';
import { withVersion } from '../domain/form-version';
import type { ShopSettings } from '../domain/shop-settings';
import { formatShopSettings } from '../domain/shop-settings-input';
import { formatVariant } from '../domain/variant-edit-input';
import {
  type FormState,
  renderCheckbox,
  renderErrorSummary,
  renderTextField,
  renderVersion,
} from './owner-field';
import type { Markup } from './page';

type Refused = Pick<FormState, 'values' | 'changed'> & Partial<Pick<FormState, 'errors'>>;

/** Outcome of saving a form. */
export interface Outcome {
  /** Includes the form's `productId` and `sku`. */
  refusedVariant?: Refused;
  refusedSettings?: Refused;
  problem?: string;
  isSaved?: boolean;
}

interface ProductsPage extends Outcome {
  products: readonly Product[];
  settings: ShopSettings;
  currency: string;
}

export function renderProductsPage(page: ProductsPage): Markup {
  const { products, settings, currency, refusedVariant, refusedSettings, problem, isSaved } = page;
  const variant = refusedVariant && {
    errors: {},
    ...refusedVariant,
    prefix: getPrefix(refusedVariant.values),
  };
  const stored = withVersion(formatShopSettings(settings, currency));
  const shop = { values: stored, errors: {}, ...refusedSettings, prefix: 'shop-' };
  return html`<h1>Products</h1>
    <p><a href="/config/products/new">Add a product</a> · <a href="/config/files">Files of digital products</a></p>
    ${problem ? html`<div class="problems" role="alert"><p>${problem}</p></div>` : ''}
    ${variant ? renderErrorSummary(variant) : ''}${renderErrorSummary(shop)}
    ${isSaved ? html`<p role="status">Saved.</p>` : ''}
    ${products.map((product) => html`<section><h2><a href="/config/products/${encodeURIComponent(product.id)}">${product.title}</a></h2>${product.variants.map((one) => variantForm(product, one, { currency, refused: variant }))}</section>`)}
    <h2>Shop</h2>
    ${settingsForm(shop, currency)}`;
}

/** Prefix of the ids in the form of a variant; ids have no spaces. */
const getPrefix = ({ productId = '', sku = '' }: Fields): string =>
  `${encodeURIComponent(productId)}-${encodeURIComponent(sku)}-`;

function variantForm(
  { id: productId, title }: Product,
  variant: Variant,
  { currency, refused }: { currency: string; refused: FormState | undefined },
): Markup {
  const { sku, price, qtyInStock, unlimited, optionValues } = variant;
  const name = [title, ...optionValues.map(({ value }) => value)].join(', ');
  const label = (text: string): Markup => html`<span class="off">${name}: </span>${text}`;
  const prefix = getPrefix({ productId, sku });
  const values: Fields = {
    ...withVersion(formatVariant(variant, currency)),
    stock: String(qtyInStock),
  };
  const state = refused?.prefix === prefix ? refused : { values, errors: {}, prefix };
  const stock = unlimited
    ? html`<p class="note">Unlimited stock</p>`
    : renderTextField(state, 'stock', label('Stock'), { inputMode: 'numeric' });
  return html`<form class="variant" method="post" action="/config/products">
    ${optionValues.length > 0 ? html`<h3>${optionValues.map(({ value }) => value).join(', ')}</h3>` : ''}
    <input type="hidden" name="productId" value="${productId}">
    <input type="hidden" name="sku" value="${sku}">
    <input type="hidden" name="stockBefore" value="${state.values.stockBefore ?? qtyInStock}" autocomplete="off">
    ${renderVersion(state)}
    ${renderTextField(state, 'price', label(`Price in ${price.currency}`), { inputMode: 'decimal' })}
    ${renderTextField(state, 'salePrice', label('Sale price'), { inputMode: 'decimal' })}
    ${stock}
    ${optionValues.length > 0 ? renderTextField(state, 'picture', label('Picture address')) : ''}
    ${renderCheckbox(state, 'onSale', label('On sale'))}
    <p><button class="quiet">Save<span class="off"> ${name}</span></button></p>
  </form>`;
}

const settingsForm = (state: FormState, currency: string): Markup =>
  html`<form method="post" action="/config/shop">
    ${renderVersion(state)}${renderCheckbox(state, 'closed', 'Closed: no orders are accepted')}
    ${renderTextField(state, 'minimum', `Minimum subtotal in ${currency}`, { inputMode: 'decimal' })}
    ${renderTextField(state, 'notify', 'Addresses notified of orders, separated by commas')}
    ${renderTextField(state, 'timeZone', 'Time zone', {
      note: 'Gift cards are sent at 8 a.m. in this time zone.',
      isRequired: true,
      suggestions: ['UTC', ...Intl.supportedValuesOf('timeZone')],
    })}
    <p><button>Save the settings</button></p>
  </form>`;
