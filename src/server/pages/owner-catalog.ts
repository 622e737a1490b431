/** Owner pages that add and change a product. */
import { html } from 'hono/html';
import { getOptions } from '../../core/commerce/options';
import { formatMoney } from '../../core/money';
import type { ProductType, Variant } from '../../core/wire/commerce';
import type { Collection } from '../stores/collections';
import {
  type FormState,
  renderCheckbox,
  renderErrorSummary,
  renderSelect,
  renderTextArea,
  renderTextField,
  renderVersion,
} from './owner-field';
import type { Markup } from './page';
import { getProductPath } from './product-page';

const TYPE_LABELS: Readonly<Record<ProductType, string>> = {
  PHYSICAL: 'Physical: shipped',
  DIGITAL: 'Digital: sent by email',
  SERVICE: 'Service',
  GIFT_CARD: 'Gift card',
  PAYWALL: 'Paywalled content',
};

interface NewProductPage {
  state: FormState;
  collections: readonly Collection[];
  currency: string;
}

export const renderNewProductPage = ({ state, collections, currency }: NewProductPage): Markup =>
  html`<p><a href="/config/products">All products</a></p>
    <h1>Add a product</h1>
    ${renderErrorSummary(state)}
    <form method="post" action="/config/products/new">
      ${productFields(state, collections)}
      <h2>Price and stock</h2>
      ${renderTextArea(state, 'options', 'Options, one per line', 'Such as “Size: Small, Large” or, with colors, “Glaze: Sand #d8c8a8, Ink #203040”. Each combination becomes a variant, which you can then change.')}
      <div class="variant">${variantFields(state, currency)}</div>
      <p><button>Add the product</button></p>
    </form>`;

interface ProductEditPage {
  id: string;
  title: string;
  variants: readonly Variant[];
  collections: readonly Collection[];
  product: FormState;
  variant: FormState;
  currency: string;
  locale: string;
  isSaved?: boolean;
}

export function renderProductEditPage(page: ProductEditPage): Markup {
  const { id, title, variants, collections, product, variant, currency, isSaved } = page;
  const path = `/config/products/${encodeURIComponent(id)}`;
  const options = getOptions(variants);
  return html`<p><a href="/config/products">All products</a></p>
    <h1>${title}</h1>
    <p><a href="${getProductPath(id)}">View in the shop</a></p>
    ${isSaved ? html`<p role="status">Saved.</p>` : ''}
    ${renderErrorSummary(product)}${renderErrorSummary(variant)}
    <form method="post" action="${path}">
      ${renderVersion(product)}${productFields(product, collections)}
      ${options.length > 0 ? renderTextArea(product, 'swatches', 'Colors of options', 'A color, or the address of a picture, after a value: “Glaze: Sand #d8c8a8, Ink #203040”.') : ''}
      <p><button>Save</button></p>
    </form>
    <h2>Variants</h2>
    <table class="stacks">
      <thead><tr><th scope="col">Variant</th><th scope="col">SKU</th><th scope="col">Price</th><th scope="col">Stock</th><td></td></tr></thead>
      <tbody>${variants.map((one) => variantRow(one, path, page))}</tbody>
    </table>
    ${
      options.length === 0
        ? ''
        : html`<h2>Add a variant</h2>
    <form method="post" action="${path}/variants">
      <div class="variant">${options.map(({ name }, index) => renderTextField(variant, `option-${index}`, name, { isRequired: true }))}
      ${variantFields(variant, currency)}</div>
      <p><button>Add the variant</button></p>
    </form>`
    }
    <details class="sure"><summary>Remove the product</summary>
      <p>Orders keep what was bought; the product disappears from carts. ${product.values.pages ? 'Its pages stay closed for all who have not bought it; to publish them, remove them above and save first.' : ''}</p>
      <form method="post" action="${path}/remove"><button>Remove ${title}</button></form>
    </details>`;
}

const productFields = (state: FormState, collections: readonly Collection[]): Markup =>
  html`${renderTextField(state, 'title', 'Title', { isRequired: true })}
    ${renderTextArea(state, 'description', 'Description')}
    ${renderSelect(state, 'productType', 'Type', Object.entries(TYPE_LABELS))}
    ${renderSelect(state, 'collectionId', 'Collection', [['', 'None'], ...collections.map(({ id, title }) => [id, title] as const)])}
    ${renderTextField(state, 'picture', 'Picture address')}
    ${planFields(state)}
    ${renderTextArea(state, 'texts', 'Texts to be entered by the buyer, one per line', 'Such as “Engraving”. Add an asterisk to make one required.')}
    ${renderTextArea(state, 'pages', 'Pages that paywalled content unlocks, one per line', 'The path of a page or of a collection, such as “/courses/glazing/”. Everything below it is closed as well; others see its title, its description and what it costs.')}`;

/** A subscription is checked out separately; running subscriptions keep the plan with which they began. */
const planFields = (state: FormState): Markup =>
  html`<div class="variant">${renderSelect(state, 'planUnit', 'Paid', [
    ['', 'Once'],
    ['WEEK', 'Weekly'],
    ['MONTH', 'Monthly'],
    ['YEAR', 'Yearly'],
  ])}
    ${renderTextField(state, 'planEvery', 'Interval (2 means every second one)', { inputMode: 'numeric' })}
    ${renderTextField(state, 'planCycles', 'Number of payments (leave empty for payments until canceled)', { inputMode: 'numeric' })}</div>`;

const variantFields = (state: FormState, currency: string): Markup =>
  html`${renderTextField(state, 'price', `Price in ${currency}`, { inputMode: 'decimal', isRequired: true })}
    ${renderTextField(state, 'salePrice', 'Sale price', { inputMode: 'decimal' })}
    ${renderTextField(state, 'stock', 'Stock (leave empty if unlimited)', { inputMode: 'numeric' })}
    ${renderTextField(state, 'sku', 'SKU (leave empty to generate one)')}
    ${renderTextField(state, 'variantPicture', 'Picture address')}
    ${renderCheckbox(state, 'onSale', 'On sale')}`;

function variantRow(
  { sku, price, salePrice, onSale, qtyInStock, unlimited, optionValues }: Variant,
  path: string,
  { locale, variants }: ProductEditPage,
): Markup {
  const name = optionValues.map(({ value }) => value).join(', ') || 'The product';
  const current = onSale && salePrice ? salePrice : price;
  return html`<tr>
    <td>${name}</td>
    <td data-label="SKU">${sku}</td>
    <td data-label="Price">${formatMoney(current.minorUnits, current.currency, locale)}</td>
    <td data-label="Stock">${unlimited ? 'Unlimited' : qtyInStock}</td>
    <td>${
      variants.length === 1
        ? ''
        : html`<form method="post" action="${path}/variants/remove"><input type="hidden" name="sku" value="${sku}">
      <button class="quiet">Remove<span class="off"> ${name}</span></button></form>`
    }</td>
  </tr>`;
}
