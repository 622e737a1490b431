/** Pages between cart and payment. */

import { html } from 'hono/html';
import { getSitePath } from '../../core/call-path';
import { calls } from '../../core/calls';
import { cartMessages } from '../../core/messages';
import { formatMoney } from '../../core/money';
import type { Cart, CartEntry, Product } from '../../core/wire/commerce';
import type { Money } from '../../core/wire/money';
import type { Markup } from './page';

/** This server takes no payments; a shop integrates its payment provider here. */
const NO_PAYMENT =
  'This shop does not accept payments yet. Nothing is ordered or charged. Your cart is kept for 30 days.';

/** The cart without controls, or the documented message when it is empty. */
export function renderCheckoutPage(cart: Cart, locale: string, heading: string): Markup {
  if (cart.entries.length === 0) {
    return html`<h1>${heading}</h1>
      <div class="problems" role="alert"><p>${cartMessages.checkoutImpossible}</p></div>
      <p><a href="/cart">Back to the cart</a></p>`;
  }
  return html`<h1>${heading}</h1>
    <ul class="lines">${cart.entries.map((entry) => line(entry, locale))}</ul>
    <p class="total"><span>Subtotal</span> <span class="amount">${priceText(cart.subtotalAmount, locale)}</span></p>
    <h2>What follows</h2>
    <p>${cart.requiresShipping ? 'Delivery and payment come next. ' : 'Payment comes next. '}${NO_PAYMENT}</p>
    <p><a href="/cart">Change the cart</a></p>`;
}

/** A gift card with one button per value. */
export function renderGiftCardPage(
  { id, title, description, variants }: Product,
  sku: string | undefined,
  locale: string,
): Markup {
  const offered = variants.filter((variant) => sku === undefined || variant.sku === sku);
  return html`<h1>${title}</h1>
    <p>${description}</p>
    <ul class="lines">${offered.map(
      (variant) => html`<li>
        <h2>${priceText(variant.price, locale)}</h2>
        <form method="post" action="${getSitePath(calls.addCartItem)}">
          <input type="hidden" name="productId" value="${id}">
          <input type="hidden" name="sku" value="${variant.sku}">
          <input type="hidden" name="returnTo" value="/commerce/goto-checkout">
          <button>Buy<span class="off"> ${title}, ${priceText(variant.price, locale)}</span></button>
        </form>
      </li>`,
    )}</ul>
    <p><a href="/cart">Go to the cart</a></p>`;
}

function line({ title, quantity, total, optionValues }: CartEntry, locale: string): Markup {
  const options = optionValues.map(({ name, value }) => html`<p class="note">${name}: ${value}</p>`);
  return html`<li><h2>${title}</h2> <span class="amount">${priceText(total, locale)}</span>
    ${options}<p class="note">Quantity: ${quantity}</p></li>`;
}

function priceText({ minorUnits, currency }: Money, locale: string): string {
  return formatMoney(minorUnits, currency, locale);
}
