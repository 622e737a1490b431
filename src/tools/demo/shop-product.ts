// Page of a product: pictures, a purchase form that works without script, and related products.
import { getOptions } from '../../core/commerce/options';
import { routes } from '../../core/routes';
import { EXAMPLE_SITE_ID } from '../../server/example/example';
import { type ExampleProduct, type ExampleVariant, getVariants } from '../../server/example/products';
import type { ExampleSection } from '../../server/example/stoneware';
import { lessons } from '../../server/example/stoneware-gifts';
import { GLAZE, glazes } from '../../server/example/stoneware-pieces';
import { escapeHtml } from './html';
import {
  CURRENCY,
  getPictureName,
  type Pictures,
  priceMarkup,
  productCards,
  productPicture,
} from './shop-cards';

const PAGE_SIZES = '(min-width: 56em) 52vw, 92vw';

/** Options with more values are rendered as a select. */
const MAX_RADIOS = 5;

/** Maximum number of related products. */
const MAX_RELATED = 4;

/** The page, with the values for its first comment. */
export function productPage(
  product: ExampleProduct,
  section: ExampleSection & { id: string },
  pictures: Pictures,
): string {
  const { id, title, description } = product;
  const variants = getVariants(product);
  const related = section.products.filter((one) => one.id !== id).slice(0, MAX_RELATED);
  return `<!--
page: ${section.id}
name: ${title}
section: ${section.id}
sectionTitle: ${section.title}
title: ${title} | Tidewell
description: ${description}
-->
<!-- part breadcrumb -->
<article class="offer">
  <site-product currency="${CURRENCY}">
    <script type="application/json">${JSON.stringify(toData(product, variants))}</script>
    <div class="pictures">${productPictures(product, variants, pictures)}</div>
    <div class="details">
      <h1>${escapeHtml(title)}</h1>
      <p class="lead">${escapeHtml(description)}</p>
      <p data-product-price>${priceMarkup(variants)}${product.plan ? ' every month' : ''}</p>
      ${form(product, variants)}
      ${product.productType === 'GIFT_CARD' ? presentLink(id) : ''}
      ${id === lessons.productId ? `<p><a href="${lessons.path}/">To the lessons</a></p>` : ''}
      ${product.productType === 'PHYSICAL' ? '<!-- part product-facts -->' : ''}
    </div>
  </site-product>
</article>
<section class="shelf more-of" aria-labelledby="more-title">
  <header><h2 id="more-title">Goes with it</h2></header>
  ${productCards(related, pictures)}
</section>
<section class="reviews" aria-labelledby="reviews-title">
  <h2 id="reviews-title">Reviews</h2>
  <site-reviews product-id="${id}"></site-reviews>
  <noscript><p><a href="/commerce/products/${id}/reviews">Read the reviews</a></p></noscript>
</section>
`;
}

/** One picture per glaze. The element shows the picture of the chosen variant. */
function productPictures(
  { picture }: ExampleProduct,
  variants: readonly ExampleVariant[],
  pictures: Pictures,
): string {
  const addresses = [...new Set(variants.map((variant) => variant.picture ?? picture))];
  const images = addresses.map((address, index) => {
    const image = productPicture(address, pictures, { sizes: PAGE_SIZES, eager: index === 0 });
    return image.replace('<img ', `<img data-image-id="${getPictureName(address)}" `);
  });
  if (images.length === 1) return images.join('');
  return `<site-gallery design="slideshow" image-aspect-ratio="0.8" show-thumbnails label="Pictures">${images.join('')}</site-gallery>`;
}

function form({ id, productType, plan }: ExampleProduct, variants: readonly ExampleVariant[]): string {
  const options = getOptions(
    variants.map(({ options }) => ({
      optionValues: Object.entries(options).map(([name, value]) => ({ name, value })),
    })),
  );
  const fields = options.map(({ name, values }) =>
    values.length > MAX_RADIOS ? select(name, values) : radios(name, values),
  );
  return `<form method="post" action="/api/commerce/cart/items">
        <input type="hidden" name="productId" value="${id}">
        ${fields.join('\n        ')}
        ${productType === 'DIGITAL' || productType === 'PAYWALL' ? '' : '<p><label>Quantity <input type="number" name="quantity" value="1" min="1" max="999" autocomplete="off"></label></p>'}
        <p><button>${plan ? 'Subscribe' : 'Add to cart'}</button></p>
      </form>`;
}

/** Links to the page where the buyer enters recipient, message and date. */
const presentLink = (id: string): string =>
  `<site-gift-card><a href="${escapeHtml(routes.giftCard(EXAMPLE_SITE_ID, id))}">Send it to somebody</a></site-gift-card>`;

function radios(name: string, values: readonly string[]): string {
  const field = escapeHtml(`option[${name}]`);
  const labels = values.map((value) => {
    const color = name === GLAZE ? glazes[value] : undefined;
    return `<label><input type="radio" name="${field}" value="${escapeHtml(value)}" required>${color ? swatch(color) : ''} ${escapeHtml(value)}</label>`;
  });
  return `<fieldset><legend>${name}</legend>${labels.join('')}</fieldset>`;
}

/** The same markup as `<site-product>` renders, so that it is present without script. */
const swatch = (color: string): string =>
  `<svg class="site-product-swatch" width="28" height="28" aria-hidden="true"><circle cx="14" cy="14" r="13.5" fill="${color}" stroke="currentColor" stroke-opacity=".5"/></svg>`;

function select(name: string, values: readonly string[]): string {
  const options = values.map((value) => `<option>${escapeHtml(value)}</option>`);
  return `<p><label>${name} <select name="option[${name}]" required><option value="">Choose</option>${options.join('')}</select></label></p>`;
}

/** The JSON data that `<site-product>` reads. */
function toData({ plan }: ExampleProduct, variants: readonly ExampleVariant[]): object {
  const data = variants.map(toVariantData);
  return plan
    ? { product: { isSubscribable: true, subscriptionPlan: plan, variants: data } }
    : { variants: data };
}

function toVariantData({
  sku,
  options,
  priceCents,
  salePriceCents,
  qtyInStock,
  picture,
}: ExampleVariant): object {
  const sale = salePriceCents === undefined ? {} : { salePrice: salePriceCents, onSale: true };
  const image = picture ? { picture: getPictureName(picture) } : {};
  return { sku, price: priceCents, ...sale, qtyInStock, ...image, attributes: options };
}
