/** Page of a product with its purchase form, also shown for a rejected choice. */

import { html, raw } from 'hono/html';
import { getSitePath } from '../../core/call-path';
import { calls } from '../../core/calls';
import { findVariant, getOptions, getOptionValue, type ProductOption } from '../../core/commerce/options';
import { getSwatchKind } from '../../core/commerce/swatch-kind';
import { readSwatches } from '../../core/commerce/swatches';
import {
  checkTextValues,
  getFieldControl,
  MAX_FIELD_TEXT,
  type TextField,
} from '../../core/commerce/text-fields';
import { formatMoney } from '../../core/money';
import { MAX_ENTRY_QUANTITY } from '../../core/wire/commerce';
import type { ReviewList } from '../../core/wire/reviews';
import { getUnitPrice, isInStock, type Offer, type RequestedItem } from '../domain/cart';
import { getText, type Text } from '../languages/texts';
import type { DescribedOffer } from '../stores/products';
import type { Markup } from './page';
import { renderLatestReviews } from './review-page';

interface ProductPage {
  /** All variants of the product. */
  offers: readonly DescribedOffer[];
  locale: string;
  currency: string;
  reviews: ReviewList;
  /** What the visitor sent, and why nothing was added. */
  refused?: { item: RequestedItem; returnTo: string; problem: string };
}

/** Values of an untouched form. */
const NOTHING_SENT: Omit<RequestedItem, 'productId'> = { quantity: 1, sku: '', choice: new Map() };

/**
 * The product with its form; a rejected choice is filled in. A variant that no option distinguishes is one radio
 * button.
 */
export function renderProductPage({ offers, locale, currency, reviews, refused }: ProductPage): Markup {
  const text = getText(locale);
  const [first] = offers;
  const { title, description, productPicture: picture } = first!;
  return html`<site-product currency="${currency}">
      ${raw(renderData(offers))}
      ${picture && !refused ? html`<img class="product-picture" data-product-image src="${picture}" alt="">` : ''}
      <h1>${title}</h1>
      ${refused ? '' : html`<p>${description}</p>`}
      ${refused ? renderProblem(offers, refused) : ''}
      <p class="note" data-product-price>${formatPriceRange(offers, locale, currency)}</p>
      ${renderForm(offers, refused, text)}
    </site-product>
    ${refused ? '' : renderPictures(offers, text)}
    ${refused ? html`<p><a href="${refused.returnTo}">${text('product.back')}</a></p>` : ''}
    <h2>${text('product.reviews')}</h2>
    ${renderLatestReviews(reviews, locale)}`;
}

/** The address of a product on the server. */
export const getProductPath = (id: string): string => `/commerce/products/${encodeURIComponent(id)}`;

const DESCRIBED = raw('aria-describedby="problem"');
const INVALID = raw('aria-invalid="true" aria-describedby="problem"');

/** A text field for the buyer. */
function textField(
  { name, required }: TextField,
  at: number,
  texts: RequestedItem['texts'],
  { wrong, text }: { wrong: string | undefined; text: Text },
): Markup {
  const id = `text-${at}`;
  return html`<p><label for="${id}">${name}${required ? '' : html` <span class="note">${text('page.optional')}</span>`}</label>
    <input id="${id}" name="${getFieldControl(name)}" value="${texts?.get(name) ?? ''}" maxlength="${MAX_FIELD_TEXT}" autocomplete="off" ${required ? 'required' : ''} ${id === wrong ? INVALID : ''}></p>`;
}

function renderProblem(
  offers: readonly Offer[],
  { item, problem }: { item: RequestedItem; problem: string },
) {
  return html`<div class="problems" role="alert"><p id="problem"><a href="#${findControl(offers, item)}">${problem}</a></p></div>`;
}

/**
 * Id of the control to correct: once the variant is chosen, a text field, or the quantity if the variant is in stock;
 * otherwise the first option.
 */
function findControl(offers: readonly Offer[], item: RequestedItem): string {
  const wrong = (offers[0]?.textFields ?? []).findIndex(
    (one) => 'problem' in checkTextValues([one], item.texts ?? new Map()),
  );
  const chosen = findChosen(offers, item);
  if (chosen && wrong >= 0) return `text-${wrong}`;
  if (chosen && isInStock(chosen) && !chosen.plan) return 'quantity';
  const [option] = getOptions(offers);
  const index = option?.values.indexOf(getChoice(offers, item).get(option.name) ?? '') ?? 0;
  return `option-0-${Math.max(0, index)}`;
}

const findChosen = (
  offers: readonly Offer[],
  { sku, choice }: Pick<RequestedItem, 'sku' | 'choice'>,
): Offer | undefined => (sku ? offers.find((offer) => offer.sku === sku) : findVariant(offers, choice));

function renderForm(offers: readonly DescribedOffer[], refused: ProductPage['refused'], text: Text): Markup {
  const options = getOptions(offers);
  const item = refused?.item ?? NOTHING_SENT;
  const choice = getChoice(offers, item);
  const wrong = refused && findControl(offers, refused.item);
  const fields =
    options.length > 0
      ? options.map((option, at) =>
          fieldset(option, at, offers, { chosen: choice.get(option.name), wrong, text }),
        )
      : offers.length > 1 && variants(offers, { chosen: item.sku, wrong, text });
  const { productId, plan } = offers[0]!;
  return html`<form method="post" action="${getSitePath(calls.addCartItem)}">
      <input type="hidden" name="productId" value="${productId}">
      ${refused ? html`<input type="hidden" name="returnTo" value="${refused.returnTo}">` : ''}
      ${fields || ''}
      ${(offers[0]?.textFields ?? []).map((one, at) => textField(one, at, item.texts, { wrong, text }))}
      <p><label for="quantity">${text('site-product.quantity')}</label>
        <input id="quantity" name="quantity" type="number" min="1" max="${MAX_ENTRY_QUANTITY}" value="${item.quantityText ?? item.quantity}" autocomplete="off" ${wrong === 'quantity' ? INVALID : ''}></p>
      ${offers.some(isInStock) ? html`<p><button>${text(plan ? 'site-product.subscribe' : 'site-product.add')}</button></p>` : html`<p class="note">${text('site-product.soldOut')}</p>`}
    </form>`;
}

function getChoice(
  offers: readonly Offer[],
  { sku, choice }: Pick<RequestedItem, 'sku' | 'choice'>,
): ReadonlyMap<string, string> {
  const chosen = offers.find((offer) => offer.sku === sku);
  return chosen ? new Map(chosen.optionValues.map(({ name, value }) => [name, value])) : choice;
}

/** The JSON data that `<site-product>` reads. */
function renderData(offers: readonly DescribedOffer[]): string {
  const variants = offers.map((offer) => ({
    sku: offer.sku,
    price: offer.priceCents,
    ...(offer.salePriceCents !== null && { salePrice: offer.salePriceCents }),
    onSale: offer.onSale,
    qtyInStock: offer.qtyInStock,
    unlimited: offer.unlimited,
    attributes: Object.fromEntries(offer.optionValues.map(({ name, value }) => [name, value])),
    ...(offer.variantPicture && { picture: offer.variantPicture }),
  }));
  const json = JSON.stringify({ product: { variants, swatches: offers[0]!.swatches } }).replaceAll(
    '<',
    '\\u003c',
  );
  return `<script type="application/json">${json}</script>`;
}

/** The chosen value, the id of the control to correct, and the language. */
interface Chosen {
  chosen: string | undefined;
  wrong: string | undefined;
  text: Text;
}

function fieldset(
  { name, values }: ProductOption,
  at: number,
  offers: readonly DescribedOffer[],
  { chosen, wrong, text }: Chosen,
): Markup {
  const swatches = readSwatches([offers[0]!.swatches]).get(name) ?? new Map<string, string>();
  return html`<fieldset><legend>${name}</legend>${values.map((value, index) => {
    const isSoldOut = !offers.some((offer) => getOptionValue(offer, name) === value && isInStock(offer));
    return radio(`option-${at}-${index}`, `option[${name}]`, value, {
      isChecked: value === chosen,
      isWrong: wrong === `option-${at}-${index}`,
      label: isSoldOut ? `${value}, ${text('site-product.valueSoldOut')}` : value,
      swatch: swatches.get(value),
    });
  })}</fieldset>`;
}

function variants(offers: readonly Offer[], { chosen, wrong, text }: Chosen): Markup {
  const soldOut = text('site-product.valueSoldOut');
  return html`<fieldset><legend>${text('product.variant')}</legend>${offers.map((offer, index) =>
    radio(`option-0-${index}`, 'sku', offer.sku, {
      isChecked: offer.sku === chosen,
      isWrong: wrong === `option-0-${index}`,
      label: isInStock(offer) ? offer.sku : `${offer.sku}, ${soldOut}`,
    }),
  )}</fieldset>`;
}

interface Radio {
  isChecked: boolean;
  isWrong: boolean;
  label: string;
  swatch?: string | undefined;
}

function radio(
  id: string,
  name: string,
  value: string,
  { isChecked, isWrong, label, swatch = '' }: Radio,
): Markup {
  return html`<label><input type="radio" id="${id}" name="${name}" value="${value}" required ${isChecked ? 'checked' : ''} ${isWrong ? DESCRIBED : ''}>${renderSwatch(swatch)}
    ${label}</label>`;
}

/** Same markup as in the element. */
function renderSwatch(swatch: string): Markup | string {
  const kind = getSwatchKind(swatch);
  if (!kind) return '';
  return kind === 'picture'
    ? html`<img class="site-product-swatch" src="${swatch}" alt="" width="28" height="28">`
    : html`<svg class="site-product-swatch" width="28" height="28" aria-hidden="true"><circle cx="14" cy="14" r="13.5" fill="${swatch}" stroke="currentColor" stroke-opacity=".5"/></svg>`;
}

/** Pictures of individual variants, with the values that show them. */
function renderPictures(offers: readonly DescribedOffer[], text: Text): Markup | string {
  const names = new Map<string, string[]>();
  for (const { variantPicture, optionValues } of offers) {
    const values = optionValues.map(({ value }) => value);
    const shared = variantPicture && names.get(variantPicture);
    if (variantPicture)
      names.set(variantPicture, shared ? shared.filter((one) => values.includes(one)) : values);
  }
  if (names.size < 2) return '';
  return html`<h2>${text('product.pictures')}</h2>
    <ul class="product-pictures">${[...names].map(
      ([address, values]) =>
        html`<li><figure><img src="${address}" alt="" loading="lazy"><figcaption>${values.join(', ')}</figcaption></figure></li>`,
    )}</ul>`;
}

function formatPriceRange(offers: readonly Offer[], locale: string, currency: string): string {
  const prices = offers.map(getUnitPrice);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const lowest = formatMoney(low, currency, locale);
  return low === high ? lowest : `${lowest} – ${formatMoney(high, currency, locale)}`;
}
