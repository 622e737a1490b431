/** Owner page of products: prices, stock and the settings of the shop. */
import { html } from 'hono/html';
import { fractionDigits, toDecimal } from '../../core/money';
import type { Product, Variant } from '../../core/wire/commerce';
import type { ShopSettings } from '../domain/shop-settings';
import type { Markup } from './page';

interface ProductsPage {
  products: readonly Product[];
  settings: ShopSettings;
  currency: string;
  problem?: string | undefined;
  isSaved?: boolean;
}

export function renderProductsPage({ products, settings, currency, problem, isSaved }: ProductsPage): Markup {
  const decimal = (cents: number): string => toDecimal(cents, fractionDigits(currency));
  return html`<h1>Products</h1>
    <p><a href="/config/products/new">Add a product</a> · <a href="/config/files">Files of digital products</a></p>
    ${problem ? html`<div class="problems" role="alert"><p>${problem}</p></div>` : ''}
    ${isSaved ? html`<p role="status">Saved.</p>` : ''}
    ${products.map((product) => html`<section><h2><a href="/config/products/${encodeURIComponent(product.id)}">${product.title}</a></h2>${product.variants.map((variant) => variantForm(product, variant, decimal))}</section>`)}
    <h2>Shop</h2>
    ${settingsForm(settings, currency, decimal)}`;
}

function variantForm(
  { id: productId, title }: Product,
  { sku, price, salePrice, onSale, qtyInStock, unlimited, optionValues, picture }: Variant,
  decimal: (cents: number) => string,
): Markup {
  const name = [title, ...optionValues.map(({ value }) => value)].join(', ');
  const id = (field: string): string => `${productId}-${sku}-${field}`;
  const label = (field: string, text: string) =>
    html`<label for="${id(field)}"><span class="off">${name}: </span>${text}</label>`;
  const stock = unlimited
    ? html`<p class="note">Unlimited stock</p>`
    : html`<p>${label('stock', 'Stock')} <input id="${id('stock')}" name="stock" type="number" min="0" step="1" value="${qtyInStock}"></p>`;
  return html`<form class="variant" method="post" action="/config/products">
    ${optionValues.length > 0 ? html`<h3>${optionValues.map(({ value }) => value).join(', ')}</h3>` : ''}
    <input type="hidden" name="productId" value="${productId}">
    <input type="hidden" name="sku" value="${sku}">
    <input type="hidden" name="stockBefore" value="${qtyInStock}" autocomplete="off">
    <p>${label('price', `Price in ${price.currency}`)} <input id="${id('price')}" name="price" inputmode="decimal" value="${decimal(price.minorUnits)}"></p>
    <p>${label('sale', 'Sale price')} <input id="${id('sale')}" name="salePrice" inputmode="decimal" value="${salePrice ? decimal(salePrice.minorUnits) : ''}"></p>
    ${stock}
    ${optionValues.length > 0 ? html`<p>${label('picture', 'Address of its picture')} <input id="${id('picture')}" name="picture" value="${picture ?? ''}" autocomplete="off"></p>` : ''}
    <p><label class="choice"><input type="checkbox" name="onSale" value="yes" ${onSale ? html`checked` : ''}> <span class="off">${name}: </span>On sale</label></p>
    <p><button class="quiet">Save<span class="off"> ${name}</span></button></p>
  </form>`;
}

function settingsForm(
  { closed, minimumSubtotal, notify, timeZone }: ShopSettings,
  currency: string,
  decimal: (cents: number) => string,
) {
  return html`<form method="post" action="/config/shop">
    <p><label class="choice"><input type="checkbox" name="closed" value="yes" ${closed ? html`checked` : ''}> Closed: no orders are accepted</label></p>
    <p><label for="minimum">Minimum subtotal in ${currency}</label> <input id="minimum" name="minimum" inputmode="decimal" value="${decimal(minimumSubtotal)}"></p>
    <p><label for="notify">Addresses that are notified of orders, separated by commas</label> <input id="notify" name="notify" value="${notify.join(', ')}"></p>
    <p><label for="time-zone">Time zone</label> <span class="note" id="time-zone-note">Gift cards are sent at 8 in the morning there.</span>
      <input id="time-zone" name="timeZone" list="time-zones" value="${timeZone}" autocomplete="off" aria-describedby="time-zone-note" required>
      <datalist id="time-zones">${['UTC', ...Intl.supportedValuesOf('timeZone')].map((name) => html`<option value="${name}"></option>`)}</datalist></p>
    <p><button>Save the settings</button></p>
  </form>`;
}
