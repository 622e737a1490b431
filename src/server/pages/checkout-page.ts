/** Pages between cart and payment. */

import { html } from 'hono/html';
import { formatMoney } from '../../core/money';
import { routes } from '../../core/routes';
import type { Cart } from '../../core/wire/commerce';
import type { Money } from '../../core/wire/money';
import { type CheckoutValues, getCheckoutFields } from '../domain/checkout-form';
import type { GiftCardPayment } from '../domain/gift-card';
import type { OrderDetails, OrderKind } from '../domain/order-kind';
import { getText, type TextKey } from '../languages/texts';
import { type CheckoutErrors, describe, renderError, renderField, renderProblems } from './checkout-field';
import { renderDetails, renderOrderLines } from './order-lines';
import { type Markup, renderAction } from './page';

/** A checkout form, possibly returned with errors. */
export interface CheckoutForm {
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
  /** Gift cards that pay part of the order; undefined if none are accepted. */
  giftCards?: GiftCardForm | undefined;
}

export interface GiftCardForm {
  payments: readonly (GiftCardPayment & { code: string })[];
  dueCents: number;
  /** A rejected code, and the reason. */
  typed: string;
  error: string;
}

/** The order with its form, or the documented message if the cart is empty. */
export function renderCheckoutPage(form: CheckoutForm): Markup {
  const { cart, kind, details, locale, token, values = {}, errors = {}, problem } = form;
  const text = getText(locale);
  const heading = text('checkout.heading', { kind });
  const back = kind === 'cart' ? '/cart' : (details.from ?? '/');
  if (cart.entries.length === 0) {
    return html`<h1>${heading}</h1>
      <div class="problems" role="alert"><p>${problem ?? text('cart.checkoutImpossible')}</p></div>
      <p><a href="${back}">${text('checkout.back', { kind })}</a></p>`;
  }
  const fields = getCheckoutFields(cart.requiresShipping);
  const lines = cart.entries.map((entry) => ({ ...entry, totalCents: entry.total.minorUnits }));
  const { giftCards } = form;
  const { currency } = cart.subtotalAmount;
  const shown = giftCards ? { ...details, giftCards: [...giftCards.payments] } : details;
  const total = { kind, lines, totalCents: cart.subtotalCents, currency, details: shown };
  const due = { currency, minorUnits: giftCards?.dueCents ?? cart.subtotalCents };
  const afterPaying = AFTER_PAYING[kind];
  return html`<h1>${heading}</h1>
    ${renderProblems(
      text,
      fields.map(({ name }) => name),
      errors,
      problem,
    )}
    <h2>${text('checkout.yourOrder')}</h2>
    ${renderOrderLines(total, locale)}
    ${renderDetails(details, locale)}
    <p><a href="${back}">${text('checkout.change', { kind })}</a></p>
    <form method="post" action="${routes.goToCheckout()}" novalidate>
      <input type="hidden" name="attempt" value="${token}" autocomplete="off">
      ${giftCards ? html`<button class="off" tabindex="-1" aria-hidden="true">${text('checkout.order')}</button>` : ''}
      <h2>${text(cart.requiresShipping ? 'checkout.contactAndDelivery' : 'checkout.contact')}</h2>
      ${fields.map((field) => renderField(text, field, values[field.name] ?? '', errors[field.name]))}
      ${giftCards ? renderGiftCards(giftCards, currency, locale) : ''}
      <p class="note">${text(due.minorUnits > 0 ? 'checkout.payNext' : 'checkout.nothingLeft')} ${afterPaying ? text(afterPaying) : ''}</p>
      <p><button>${text(getSubmitText(kind, due.minorUnits))} ${due.minorUnits > 0 ? priceText(due, locale) : ''}</button></p>
    </form>`;
}

const getSubmitText = (kind: OrderKind, dueCents: number): TextKey => {
  if (dueCents === 0) return 'checkout.order';
  return kind === 'subscription' ? 'checkout.subscribeAndPay' : 'checkout.orderAndPay';
};

/** The field for a code, and the accepted codes. “Apply” returns the page with the new total. */
function renderGiftCards({ payments, typed, error }: GiftCardForm, currency: string, locale: string): Markup {
  const text = getText(locale);
  return html`<h2 id="gift-card">${text('checkout.giftCard')}</h2>
    <input type="hidden" name="giftCards" value="${payments.map(({ code }) => code).join(' ')}" autocomplete="off">
    ${payments.map(
      ({
        code,
        codeEnd,
        cents,
      }) => html`<p class="applied">${codeEnd}: ${priceText({ currency, minorUnits: cents }, locale)}
      <button class="quiet" name="removeCard" value="${code}">${renderAction(text, text('site-cart.remove'), text('checkout.theGiftCard', { code: codeEnd }))}</button></p>`,
    )}
    <p><label for="checkout-giftCard">${text('checkout.giftCardCode')}</label>
      ${error ? html`<span role="alert">${renderError('giftCard', error)}</span>` : ''}
      <input id="checkout-giftCard" name="giftCard" autocomplete="off" autocapitalize="characters" spellcheck="false" value="${typed}" ${describe('giftCard', error)}></p>
    <p><button class="quiet" name="apply" value="yes">${text('checkout.apply')}</button></p>`;
}

const AFTER_PAYING: Readonly<Partial<Record<OrderKind, TextKey>>> = {
  cart: 'checkout.held',
  gift_card: 'checkout.held',
  subscription: 'checkout.cancelAnyTime',
};

function priceText({ minorUnits, currency }: Money, locale: string): string {
  return formatMoney(minorUnits, currency, locale);
}
