/** Page of a gift card: value, recipient and message in one native form. */
import { html } from 'hono/html';
import { formatMoney } from '../../core/money';
import { routes } from '../../core/routes';
import type { Product } from '../../core/wire/commerce';
import type { CheckoutValues } from '../domain/checkout-form';
import { getText } from '../languages/texts';
import { type CheckoutErrors, describe, renderError, renderProblems } from './checkout-field';
import type { Markup } from './page';

/** The form, possibly returned with errors. */
export interface GiftCardOrderForm {
  card: Product;
  siteId: string;
  locale: string;
  values: CheckoutValues;
  /** By field name. */
  errors?: CheckoutErrors;
  problem?: string | undefined;
}

const FIELDS = ['sku', 'recipientEmail', 'recipientName', 'sender', 'message', 'sendOn'];

export function renderGiftCardPage({
  card,
  siteId,
  locale,
  values,
  errors = {},
  problem,
}: GiftCardOrderForm): Markup {
  const form = { values, errors };
  const text = getText(locale);
  return html`<h1>${card.title}</h1>
    <p>${card.description}</p>
    ${renderProblems(text, FIELDS, errors, problem)}
    <form method="post" action="${routes.giftCard(siteId, card.id)}" target="_top" novalidate>
      <fieldset ${errors.sku ? html`aria-describedby="checkout-sku-error"` : ''}>
        <legend>${text('site-gift-card.value')}</legend>
        ${renderError('sku', errors.sku)}
        <div class="amounts">${card.variants.map(
          ({ sku, price }, index) =>
            html`<label class="amount-choice"><input type="radio" name="sku" value="${sku}" autocomplete="off" ${index === 0 ? html`id="checkout-sku"` : ''} ${values.sku === sku ? html`checked` : ''}> ${formatMoney(price.minorUnits, price.currency, locale, { trimZeroFraction: true })}</label>`,
        )}</div>
      </fieldset>
      <h2>${text('gift-card.asPresent')}</h2>
      <p class="note">${text('gift-card.toYou')}</p>
      ${renderInput(form, 'recipientEmail', text('gift-card.recipientEmail'), 'email')}
      ${renderInput(form, 'recipientName', text('gift-card.recipientName'))}
      ${renderInput(form, 'sender', text('gift-card.sender'))}
      <p><label for="checkout-message">${text('checkout.message')}</label>
        ${renderError('message', errors.message)}
        <textarea id="checkout-message" name="message" rows="3" autocomplete="off" ${describe('message', errors.message)}>${values.message ?? ''}</textarea></p>
      ${renderInput(form, 'sendOn', text('gift-card.sendOn'), 'date')}
      <p><button>${text('site-form.continue')}</button></p>
    </form>
    <p><a href="/commerce/gift-card">${text('gift-card.balance')}</a></p>`;
}

const renderInput = (
  { values, errors = {} }: Pick<GiftCardOrderForm, 'values' | 'errors'>,
  name: string,
  label: string,
  type = 'text',
): Markup =>
  html`<p><label for="checkout-${name}">${label}</label>
    ${renderError(name, errors[name])}
    <input id="checkout-${name}" name="${name}" type="${type}" value="${values[name] ?? ''}" autocomplete="off" ${describe(name, errors[name])}></p>`;
