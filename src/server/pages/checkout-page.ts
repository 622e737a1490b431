/** Pages between cart and payment. */

import { html } from 'hono/html';
import { cartMessages } from '../../core/messages';
import { formatMoney } from '../../core/money';
import { routes } from '../../core/routes';
import type { Cart } from '../../core/wire/commerce';
import type { Money } from '../../core/wire/money';
import { type CheckoutValues, getCheckoutFields } from '../domain/checkout-form';
import type { GiftCardPayment } from '../domain/gift-card';
import type { OrderDetails, OrderKind } from '../domain/order-kind';
import { type CheckoutErrors, describe, renderError, renderField, renderProblems } from './checkout-field';
import { renderDetails, renderOrderLines } from './order-lines';
import type { Markup } from './page';

/** A checkout form, possibly returned with errors. */
export interface CheckoutForm {
  heading: string;
  cart: Cart;
  kind: OrderKind;
  details: OrderDetails;
  locale: string;
  /** Signed checkout attempt. */
  token: string;
  values?: CheckoutValues;
  /** By field name. */
  errors?: CheckoutErrors;
  /** Why no order was placed. */
  problem?: string | undefined;
  /** Gift cards that pay a part; undefined if none are accepted. */
  giftCards?: GiftCardForm | undefined;
}

export interface GiftCardForm {
  payments: readonly (GiftCardPayment & { code: string })[];
  dueCents: number;
  /** A refused code, and why. */
  typed: string;
  error: string;
}

export const CHECKOUT_HEADINGS: Readonly<Record<OrderKind, string>> = {
  cart: 'Checkout',
  donation: 'Donation',
  gift_card: 'Gift card',
  subscription: 'Subscribe',
};

/** The order with its form, or the documented message when the cart is empty. */
export function renderCheckoutPage(form: CheckoutForm): Markup {
  const { cart, kind, details, heading, locale, token, values = {}, errors = {}, problem } = form;
  const back = kind === 'cart' ? '/cart' : (details.from ?? '/');
  if (cart.entries.length === 0) {
    return html`<h1>${heading}</h1>
      <div class="problems" role="alert"><p>${problem ?? cartMessages.checkoutImpossible}</p></div>
      <p><a href="${back}">${kind === 'cart' ? 'Back to the cart' : 'Start again'}</a></p>`;
  }
  const fields = getCheckoutFields(cart.requiresShipping);
  const lines = cart.entries.map((entry) => ({ ...entry, totalCents: entry.total.minorUnits }));
  const { giftCards } = form;
  const { currency } = cart.subtotalAmount;
  const shown = giftCards ? { ...details, giftCards: [...giftCards.payments] } : details;
  const total = { kind, lines, totalCents: cart.subtotalCents, currency, details: shown };
  const due = { currency, minorUnits: giftCards?.dueCents ?? cart.subtotalCents };
  return html`<h1>${heading}</h1>
    ${renderProblems(
      fields.map(({ name }) => name),
      errors,
      problem,
    )}
    <h2>Your order</h2>
    ${renderOrderLines(total, locale)}
    ${renderDetails(details, locale)}
    <p><a href="${back}">${kind === 'cart' ? 'Change the cart' : 'Change'}</a></p>
    <form method="post" action="${routes.goToCheckout()}" novalidate>
      <input type="hidden" name="attempt" value="${token}" autocomplete="off">
      ${giftCards ? html`<button class="off" tabindex="-1" aria-hidden="true">Order</button>` : ''}
      <h2>${cart.requiresShipping ? 'Contact and delivery' : 'Contact'}</h2>
      ${fields.map((field) => renderField(field, values[field.name] ?? '', errors[field.name]))}
      ${giftCards ? renderGiftCards(giftCards, currency, locale) : ''}
      <p class="note">${due.minorUnits > 0 ? 'You pay on the next page.' : 'Nothing is left to pay.'} ${AFTER_PAYING[kind]}</p>
      <p><button>${getSubmitText(kind, due.minorUnits)} ${due.minorUnits > 0 ? priceText(due, locale) : ''}</button></p>
    </form>`;
}

const getSubmitText = (kind: OrderKind, dueCents: number): string => {
  if (dueCents === 0) return 'Order';
  return kind === 'subscription' ? 'Subscribe and pay' : 'Order and pay';
};

/** The field for a code, and the accepted ones. “Apply” returns the page with the new total. */
function renderGiftCards({ payments, typed, error }: GiftCardForm, currency: string, locale: string): Markup {
  return html`<h2 id="gift-card">Gift card</h2>
    <input type="hidden" name="giftCards" value="${payments.map(({ code }) => code).join(' ')}" autocomplete="off">
    ${payments.map(
      ({
        code,
        codeEnd,
        cents,
      }) => html`<p class="applied">${codeEnd}: ${priceText({ currency, minorUnits: cents }, locale)}
      <button class="quiet" name="removeCard" value="${code}">Remove<span class="off"> the gift card ${codeEnd}</span></button></p>`,
    )}
    <p><label for="checkout-giftCard">Gift card code</label>
      ${error ? html`<span role="alert">${renderError('giftCard', error)}</span>` : ''}
      <input id="checkout-giftCard" name="giftCard" autocomplete="off" autocapitalize="characters" spellcheck="false" value="${typed}" ${describe('giftCard', error)}></p>
    <p><button class="quiet" name="apply" value="yes">Apply</button></p>`;
}

const HELD = 'The items are held for you for half an hour.';
const AFTER_PAYING: Readonly<Record<OrderKind, string>> = {
  cart: HELD,
  donation: '',
  gift_card: HELD,
  subscription: 'You can cancel at any time, with the link in the email.',
};

function priceText({ minorUnits, currency }: Money, locale: string): string {
  return formatMoney(minorUnits, currency, locale);
}
