/** Form of a product with options, for visitors without script whose choice was refused. */

import { html } from 'hono/html';
import { getSitePath } from '../../core/call-path';
import { calls } from '../../core/calls';
import { getOptions, getOptionValue, type ProductOption } from '../../core/commerce/options';
import { formatMoney } from '../../core/money';
import { MAX_ENTRY_QUANTITY } from '../../core/wire/commerce';
import type { ReviewList } from '../../core/wire/reviews';
import { getUnitPrice, isInStock, type Offer, type WantedItem } from '../domain/cart';
import type { Markup } from './page';
import { renderLatestReviews } from './review-page';

interface ProductForm {
  /** All variants of the product. */
  offers: readonly Offer[];
  /** What the visitor sent. */
  item: WantedItem;
  returnTo: string;
  /** Why nothing was added. */
  problem: string;
  reviews: ReviewList;
}

/** The product with the refused choice filled in. A variant that no option tells apart is one radio button. */
export function renderProductPage(
  { offers, item, returnTo, problem, reviews }: ProductForm,
  locale: string,
  currency: string,
): Markup {
  const options = getOptions(offers);
  const chosen = offers.find(({ sku }) => sku === item.sku);
  const choice = chosen ? new Map(chosen.optionValues.map(({ name, value }) => [name, value])) : item.choice;
  const first = `option-0-${Math.max(0, options[0]?.values.indexOf(choice.get(options[0].name) ?? '') ?? 0)}`;
  return html`<h1>${offers[0]?.title}</h1>
    <div class="problems" role="alert"><p><a href="#${first}">${problem}</a></p></div>
    <form method="post" action="${getSitePath(calls.addCartItem)}">
      <input type="hidden" name="productId" value="${item.productId}">
      <input type="hidden" name="returnTo" value="${returnTo}">
      ${options.length === 0 ? variants(offers, item.sku) : options.map((option, at) => fieldset(option, at, offers, choice.get(option.name)))}
      <p class="note">${priceRange(offers, locale, currency)}</p>
      <p><label for="quantity">Quantity</label>
        <input id="quantity" name="quantity" type="number" min="1" max="${MAX_ENTRY_QUANTITY}" value="${item.quantity}"></p>
      <p><button>${offers[0]?.plan ? 'Subscribe' : 'Add to cart'}</button></p>
    </form>
    <p><a href="${returnTo}">Back</a></p>
    <h2>Reviews</h2>
    ${renderLatestReviews(reviews, locale)}`;
}

function fieldset(
  { name, values }: ProductOption,
  at: number,
  offers: readonly Offer[],
  chosen: string | undefined,
): Markup {
  return html`<fieldset><legend>${name}</legend>${values.map((value, index) => {
    const isSoldOut = !offers.some((offer) => getOptionValue(offer, name) === value && isInStock(offer));
    return radio(`option-${at}-${index}`, `option[${name}]`, value, value === chosen, isSoldOut, value);
  })}</fieldset>`;
}

function variants(offers: readonly Offer[], chosen: string | undefined): Markup {
  return html`<fieldset><legend>Variant</legend>${offers.map((offer, index) =>
    radio(`option-0-${index}`, 'sku', offer.sku, offer.sku === chosen, !isInStock(offer), offer.sku),
  )}</fieldset>`;
}

function radio(
  id: string,
  name: string,
  value: string,
  isChecked: boolean,
  isSoldOut: boolean,
  label: string,
): Markup {
  return html`<label class="choice"><input type="radio" id="${id}" name="${name}" value="${value}" required ${isChecked ? 'checked' : ''}>
    ${label}${isSoldOut ? ', sold out' : ''}</label>`;
}

function priceRange(offers: readonly Offer[], locale: string, currency: string): string {
  const prices = offers.map(getUnitPrice);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const lowest = formatMoney(low, currency, locale);
  return low === high ? lowest : `${lowest} – ${formatMoney(high, currency, locale)}`;
}
