/** Cart page that works without script; `<site-cart>` enhances it. */

import { html, raw } from 'hono/html';
import { getSitePath } from '../../core/call-path';
import { calls } from '../../core/calls';
import { getFieldControl } from '../../core/commerce/text-fields';
import { formatMoney } from '../../core/money';
import { routes } from '../../core/routes';
import { type Cart, type CartEntry, MAX_ENTRY_QUANTITY } from '../../core/wire/commerce';
import type { Money } from '../../core/wire/money';
import { getUnitPrice, type Offer, type StoredEntry } from '../domain/cart';
import { getMinimumProblem } from '../domain/checkout';
import { getText, type Text } from '../languages/texts';
import type { Suggestion } from '../stores/suggestions';
import { type Markup, renderAction } from './page';

interface CartPage {
  cart: Cart;
  /** BCP 47. */
  locale: string;
  /** Address of the shop. */
  shop: string;
  problem?: string | undefined;
  /** The entry that has just been removed. */
  removed?: RemovedEntry | undefined;
  /** Entries that are no longer sold. */
  gone: readonly UnavailableEntry[];
  suggestions: readonly Suggestion[];
}

export interface UnavailableEntry {
  id: string;
  /** Undefined in carts of earlier versions. */
  title: string | undefined;
}

export interface RemovedEntry {
  entry: StoredEntry;
  offer: Offer;
}

/** Field of a native form with the id of the addition, so that pressing twice adds only once. */
export const ADD_ID_FIELD = 'addId';

/** Entries, each with native forms to change or remove it, and the subtotal (texts: CRT-015). */
export function renderCartPage({
  cart,
  locale,
  shop,
  problem,
  removed,
  gone,
  suggestions,
}: CartPage): Markup {
  const notice = problem ? html`<div class="problems" role="alert"><p>${problem}</p></div>` : '';
  const text = getText(locale);
  return html`<h1>${text('cart-screen.title')}</h1>${notice}
    ${removed ? undo(removed, text, cartPath(shop)) : ''}
    ${gone.length > 0 ? html`<ul class="lines">${gone.map((entry) => goneLine(entry, text, cartPath(shop)))}</ul>` : ''}
    <site-cart design="page">
      <script type="application/json">${raw(toScriptText({ cart }))}</script>
      ${cart.entries.length === 0 ? html`<p>${text('site-cart.empty')}</p>` : entries(cart, locale, cartPath(shop))}
      <p><a data-cart-continue href="${shop}">${text('site-cart.continueShopping')}</a></p>
    </site-cart>
    ${suggestions.length === 0 ? '' : suggested(suggestions, cart, locale, cartPath(shop))}`;
}

function entries(cart: Cart, locale: string, returnTo: string): Markup {
  const text = getText(locale);
  const money = (minorUnits: number): string => priceText({ ...cart.subtotalAmount, minorUnits }, locale);
  const minimum = getMinimumProblem(
    cart.subtotalCents,
    { minimumSubtotal: cart.minimumOrderSubtotal?.minorUnits ?? 0 },
    { money, text },
  );
  return html`<ul class="lines">${cart.entries.map((entry) => line(entry, locale, returnTo))}</ul>
    <p class="total"><span>${text('site-cart.subtotal')}</span> <span class="amount">${priceText(cart.subtotalAmount, locale)}</span></p>
    ${minimum ? html`<p class="note">${minimum}</p>` : ''}
    <p><a class="button" href="${routes.goToCheckout()}">${text('site-cart.checkout')}</a></p>`;
}

/** Says what was removed, with a form that adds it again. */
function undo({ entry, offer }: RemovedEntry, text: Text, returnTo: string): Markup {
  const { id, productId, sku, quantity, texts = [] } = entry;
  const values = offer.optionValues.concat(texts).map(({ value }) => value);
  const title = [offer.title, ...values].filter(Boolean).join(', ');
  const fields = [
    ...Object.entries({ productId, sku, quantity, returnTo, [ADD_ID_FIELD]: id }),
    ...texts.map(({ name, value }) => [getFieldControl(name), value]),
  ];
  return html`<p role="status">${text('site-cart.removed', { title })}</p>
    <form method="post" action="${getSitePath(calls.addCartItem)}">
      ${fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
      <button class="quiet">${renderAction(text, text('site-cart.undo'), title)}</button>
    </form>`;
}

function line(entry: CartEntry, locale: string, returnTo: string): Markup {
  const text = getText(locale);
  const { title } = entry;
  const action = getSitePath(calls.postCartItem, { entryId: entry.id });
  const id = `quantity-${entry.id}`;
  const back = html`<input type="hidden" name="returnTo" value="${returnTo}">`;
  const button = (quantity: number, sign: string, label: string): Markup =>
    html`<button class="quiet" name="quantity" value="${quantity}" aria-label="${label}">${sign}</button>`;
  return html`<li>
    ${picture(entry.picture)}
    <h2>${title}</h2> <span class="amount">${priceText(entry.total, locale)}</span>
    ${entry.optionValues.length > 0 ? html`<p class="note">${entry.optionValues.map(({ name, value }) => `${name}: ${value}`).join(', ')}</p>` : ''}
    <p class="note">${text('site-cart.each', { price: priceText(entry.unitPrice, locale) })}</p>
    ${entry.availability ? html`<p class="error" id="problem-${entry.id}">${entry.availability}</p>` : ''}
    <div class="controls">
      <form method="post" action="${action}">${back}
        ${button(entry.quantity - 1, '−', text('site-cart.decrease', { title }))} ${button(entry.quantity + 1, '+', text('site-cart.increase', { title }))}
      </form>
      <form method="post" action="${action}">${back}
        <label for="${id}"><span class="off">${title}: </span>${text('site-product.quantity')}</label>
        <input id="${id}" name="quantity" type="number" min="0" max="${MAX_ENTRY_QUANTITY}" step="1" autocomplete="off" value="${entry.quantity}" ${entry.availability ? raw(`aria-invalid="true" aria-describedby="problem-${entry.id}"`) : ''}>
        <button class="quiet">${text('cart-page.change')}</button>
      </form>
      ${removeForm(entry, text, returnTo)}
    </div>
  </li>`;
}

/** Outside the element, so that it is kept with script. */
const goneLine = (entry: UnavailableEntry, text: Text, returnTo: string): Markup => html`<li>
    <p class="error">${entry.title ? text('cart-page.gone', { title: entry.title }) : text('cart-page.goneUnnamed')}</p>
    <div class="controls">${removeForm(entry, text, returnTo)}</div>
  </li>`;

const removeForm = ({ id, title }: UnavailableEntry, text: Text, returnTo: string): Markup =>
  html`<form method="post" action="${getSitePath(calls.postCartItem, { entryId: id })}">
        <input type="hidden" name="returnTo" value="${returnTo}">
        <button class="quiet" name="quantity" value="0">${title ? renderAction(text, text('site-cart.remove'), title) : text('site-cart.remove')}</button>
      </form>`;

/** A product with several variants links to a page with its options. */
function suggested(
  suggestions: readonly Suggestion[],
  { subtotalAmount: { currency } }: Cart,
  locale: string,
  returnTo: string,
): Markup {
  const text = getText(locale);
  return html`<section class="suggestions" aria-labelledby="suggestions">
    <h2 id="suggestions">${text('cart-screen.alsoBought')}</h2>
    <ul>${suggestions.map(({ productId, offers: [first, ...others] }) => {
      const price = priceText(
        { currency, minorUnits: Math.min(...[first!, ...others].map(getUnitPrice)) },
        locale,
      );
      return html`<li>
        ${picture(first!.picture)}
        <p><strong>${first!.title}</strong><br>${others.length > 0 ? text('site-product.from', { price }) : price}</p>
        <form method="post" action="${getSitePath(calls.addCartItem)}">
          <input type="hidden" name="productId" value="${productId}">
          <input type="hidden" name="returnTo" value="${returnTo}">
          <button class="quiet">${renderAction(text, text(others.length > 0 ? 'cart-page.chooseOptions' : 'site-product.add'), first!.title)}</button>
        </form>
      </li>`;
    })}</ul>
  </section>`;
}

const picture = (address: string | null): Markup | string =>
  address && /^(\/(?!\/)|https:\/\/)/.test(address) ? html`<img src="${address}" alt="" loading="lazy">` : '';

function priceText({ minorUnits, currency }: Money, locale: string): string {
  return formatMoney(minorUnits, currency, locale);
}

/** Renders the cart page with a link back to the shop. */
function cartPath(shop: string): string {
  return `/cart?${new URLSearchParams({ from: shop })}`;
}

/** JSON that cannot close the script element. */
const toScriptText = (data: object): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
