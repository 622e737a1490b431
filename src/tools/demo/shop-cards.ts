// Product cards, and the pictures and prices that they share with product pages.
import { formatMoney } from '../../core/money';
import { type ExampleProduct, type ExampleVariant, getVariants } from '../../server/example/products';
import { escapeHtml } from './html';
import { type Picture, pictureMarkup } from './pictures';

export type Pictures = ReadonlyMap<string, Picture>;

export const CURRENCY = 'EUR';

const CARD_SIZES = '(min-width: 80em) 22vw, (min-width: 56em) 30vw, 44vw';

/** A list of products, each with a link to its page. */
export function productCards(products: readonly ExampleProduct[], pictures: Pictures): string {
  return `<ul class="cards">${products.map((product) => card(product, pictures)).join('\n')}</ul>`;
}

function card(product: ExampleProduct, pictures: Pictures): string {
  const variants = getVariants(product);
  const glazes = [...new Set(variants.flatMap(({ options }) => options.Glaze ?? []))];
  const dots = glazes.map((glaze) => `<span data-glaze="${glaze}"></span>`).join('');
  const isSoldOut = variants.every(({ qtyInStock }) => qtyInStock === 0);
  return `<li class="card">
  ${productPicture(product.picture, pictures, { sizes: CARD_SIZES })}
  <h3><a href="/sites/shop/${product.id}/">${escapeHtml(product.title)}</a></h3>
  <p class="price">${priceMarkup(variants)}${product.plan ? ' every month' : ''}</p>
  ${isSoldOut ? '<p class="state">Sold out</p>' : ''}
  ${glazes.length > 1 ? `<p class="dots"><span class="spoken">Glazes: ${glazes.join(', ')}</span>${dots}</p>` : ''}
</li>`;
}

/** The lowest price of the variants, and the original price if it is reduced. */
export function priceMarkup(variants: readonly ExampleVariant[]): string {
  const prices = variants.map(({ priceCents, salePriceCents }) => salePriceCents ?? priceCents);
  const lowest = Math.min(...prices);
  const { priceCents, salePriceCents } = variants[prices.indexOf(lowest)]!;
  const from = new Set(prices).size > 1 ? 'from ' : '';
  if (salePriceCents === undefined) return `${from}${formatPrice(lowest)}`;
  const original = `<s><span class="spoken">Original price </span>${formatPrice(priceCents)}</s>`;
  return `<span class="spoken">Sale price </span>${from}${formatPrice(lowest)} ${original}`;
}

const formatPrice = (cents: number): string => formatMoney(cents, CURRENCY, 'en-US');

/** The picture `harbor-mug-chalk` for `/pictures/harbor-mug-chalk-500.webp`. */
export const getPictureName = (address: string | null): string =>
  /([^/]+)-\d+\.webp$/.exec(address ?? '')?.[1] ?? '';

/** The `<img>` of a picture, in all of its widths. */
export function productPicture(
  address: string | null,
  pictures: Pictures,
  use: { sizes: string; eager?: boolean },
): string {
  const name = getPictureName(address);
  const picture = pictures.get(name);
  if (!picture) throw new Error(`There is no picture "${name}".`);
  return pictureMarkup(picture, use);
}
