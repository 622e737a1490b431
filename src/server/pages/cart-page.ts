/** Cart page that works without script. */

import { html } from 'hono/html';
import { getSitePath } from '../../core/call-path';
import { calls } from '../../core/calls';
import { formatMoney } from '../../core/money';
import { routes } from '../../core/routes';
import { type Cart, type CartEntry, MAX_ENTRY_QUANTITY } from '../../core/wire/commerce';
import type { Money } from '../../core/wire/money';
import type { Markup } from './page';

/**
 * Entries, each with a native form to change or remove it, and the subtotal (texts: CRT-015). `shop` is the address
 * of the shop.
 */
export function renderCartPage(
  cart: Cart,
  locale: string,
  shop: string,
  problem: string | undefined,
): Markup {
  const notice = problem ? html`<div class="problems" role="alert"><p>${problem}</p></div>` : '';
  if (cart.entries.length === 0) {
    return html`<h1>Shopping Cart</h1>${notice}<p>You have nothing in your shopping cart.</p>
      <p><a href="${shop}">Continue Shopping</a></p>`;
  }
  return html`<h1>Shopping Cart</h1>${notice}
    <ul class="lines">${cart.entries.map((entry) => line(entry, locale, cartPath(shop)))}</ul>
    <p class="total"><span>Subtotal</span> <span class="amount">${priceText(cart.subtotalAmount, locale)}</span></p>
    <p><a class="button" href="${routes.goToCheckout()}">Checkout</a></p>
    <p><a href="${shop}">Continue Shopping</a></p>`;
}

function priceText({ minorUnits, currency }: Money, locale: string): string {
  return formatMoney(minorUnits, currency, locale);
}

/** Renders the cart page with a link back to the shop. */
function cartPath(shop: string): string {
  return `/cart?${new URLSearchParams({ from: shop })}`;
}

function line(entry: CartEntry, locale: string, returnTo: string): Markup {
  const action = getSitePath(calls.postCartItem, { entryId: entry.id });
  const id = `quantity-${entry.id}`;
  const back = html`<input type="hidden" name="returnTo" value="${returnTo}">`;
  return html`<li>
    <h2>${entry.title}</h2> <span class="amount">${priceText(entry.total, locale)}</span>
    ${entry.optionValues.map((option) => html`<p class="note">${option.name}: ${option.value}</p>`)}
    <p class="note">${priceText(entry.unitPrice, locale)} each</p>
    <div class="controls">
      <form method="post" action="${action}">${back}
        <label for="${id}"><span class="off">${entry.title}: </span>Quantity</label>
        <input id="${id}" name="quantity" type="number" min="0" max="${MAX_ENTRY_QUANTITY}" value="${entry.quantity}">
        <button class="quiet">Change</button>
      </form>
      <form method="post" action="${action}">${back}
        <button class="quiet" name="quantity" value="0">Remove<span class="off"> ${entry.title}</span></button>
      </form>
    </div>
  </li>`;
}
