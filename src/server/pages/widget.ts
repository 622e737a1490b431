/** Server-rendered widgets: escaped markup from the site's content, never from the request. */
import { html, raw } from 'hono/html';
import { createItemListMarkup } from '../../core/content/item-markup';
import { renderHtml } from '../../core/markup/markup';
import { formatMoney } from '../../core/money';
import type { Product } from '../../core/wire/commerce';
import { getText } from '../languages/texts';
import type { StoredItem } from '../stores/content-row';
import { type CollectionView, toMarkupContext } from './content-page';
import type { Markup } from './page';

/** A list of products. */
export function renderSummaryWidget(products: readonly Product[], locale: string): Markup {
  if (products.length === 0) return html`<p>${getText(locale)('site-summary.none')}</p>`;
  return html`<ul>${products.map((product) => html`<li>${renderProductWidget(product, locale)}</li>`)}</ul>`;
}

/** Posts or events in a layout. @param design of the list, as `data-design` */
export function renderItemsWidget(
  items: readonly StoredItem[],
  view: CollectionView,
  design: string,
): Markup {
  if (items.length === 0) return html`<p>${getText(view.locale)('site-summary.none')}</p>`;
  const context = { ...toMarkupContext(view), heading: 'h3' as const };
  return raw(renderHtml(createItemListMarkup(items, context, { 'data-design': design })));
}

/** A product with its image and the price of its first variant. */
export function renderProductWidget(
  { title, description, picture, variants }: Product,
  locale: string,
): Markup {
  const price = variants[0] && (variants[0].onSale ? variants[0].salePrice : null);
  const { minorUnits, currency } = price ?? variants[0]?.price ?? { minorUnits: 0, currency: '' };
  return html`<h3>${title}</h3>
    ${picture ? html`<img src="/pictures/${picture}-500.webp" alt="" loading="lazy">` : ''}
    <p>${description}</p>
    ${currency ? html`<p>${formatMoney(minorUnits, currency, locale)}</p>` : ''}`;
}
