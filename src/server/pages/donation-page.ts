/** Donation page: amount, contact and message in one native form. */
import { html } from 'hono/html';
import { formatMoney, fractionDigits, toDecimal } from '../../core/money';
import { routes } from '../../core/routes';
import { type CheckoutValues, getCheckoutFields } from '../domain/checkout-form';
import {
  acceptsOwnAmount,
  DEFAULT_LABEL,
  type DonationContext,
  type DonationPage,
  getQuestionName,
  getSuggestions,
  OTHER,
} from '../domain/donation';
import { getText, type Text } from '../languages/texts';
import { type CheckoutErrors, describe, renderError, renderField, renderProblems } from './checkout-field';
import type { Markup } from './page';

/** The form, possibly returned with errors. */
export interface DonationForm {
  page: DonationPage;
  context: DonationContext;
  /** Signed attempt. */
  token: string;
  values?: CheckoutValues;
  /** By field name. */
  errors?: CheckoutErrors;
  problem?: string | undefined;
}

export function renderDonationPage(form: DonationForm): Markup {
  const { page, context, token, values = {}, errors = {}, problem } = form;
  const text = getText(context.locale);
  const questions = page.fields.map((_, index) => getQuestionName(index));
  const names = ['amount', ...getCheckoutFields(false).map(({ name }) => name), ...questions, 'message'];
  return html`<h1 ${page.showTitle ? '' : html`class="off"`}>${page.title}</h1>
    ${page.text.split(/\n{2,}/).map((part) => part && html`<p>${part}</p>`)}
    ${renderProblems(text, names, errors, problem)}
    <form method="post" action="${routes.donate(page.id)}" target="_top" novalidate>
      <input type="hidden" name="attempt" value="${token}" autocomplete="off">
      ${renderAmount(form)}
      ${getCheckoutFields(false).map((field) => renderField(text, field, values[field.name] ?? '', errors[field.name]))}
      ${page.fields.map((field, index) => renderQuestion(field, getQuestionName(index), form))}
      <p><label for="checkout-message">${text('checkout.message')} <span class="note">${text('page.optional')}</span></label>
        ${renderError('message', errors.message)}
        <textarea id="checkout-message" name="message" rows="3" ${describe('message', errors.message)}>${values.message ?? ''}</textarea></p>
      <p class="note">${text('checkout.payNext')}</p>
      <p><button>${getButtonLabel(page, text)}</button></p>
    </form>`;
}

/** The default label of a stored page is in English. */
const getButtonLabel = ({ buttonLabel }: DonationPage, text: Text): string =>
  !buttonLabel || buttonLabel === DEFAULT_LABEL ? text('site-donation.donate') : buttonLabel;

function renderQuestion(
  { name, required }: DonationPage['fields'][number],
  control: string,
  { context, values = {}, errors = {} }: DonationForm,
): Markup {
  const optional = getText(context.locale)('page.optional');
  return html`<p><label for="checkout-${control}">${name}${required ? '' : html` <span class="note">${optional}</span>`}</label>
    ${renderError(control, errors[control])}
    <input id="checkout-${control}" name="${control}" value="${values[control] ?? ''}" autocomplete="off" ${required ? 'required' : ''} ${describe(control, errors[control])}></p>`;
}

function renderAmount({ page, context, values = {}, errors = {} }: DonationForm): Markup {
  const suggestions = getSuggestions(page, context);
  const { currency, locale } = context;
  const text = getText(locale);
  const other = renderOther(text, values.otherAmount ?? '', errors.amount, suggestions.length === 0);
  if (suggestions.length === 0) return other;
  const choices = suggestions.map((amount, index) => {
    const value = toDecimal(amount, fractionDigits(currency));
    const id = index === 0 ? html`id="checkout-amount"` : '';
    const money = formatMoney(amount, currency, locale, { trimZeroFraction: true });
    return renderChoice(value, money, values.amount === value, id);
  });
  const own = acceptsOwnAmount(page, context);
  return html`<fieldset ${errors.amount ? html`aria-describedby="checkout-amount-error"` : ''}>
      <legend>${text('site-donation.amount')}</legend>
      ${renderError('amount', errors.amount)}
      <div class="amounts">${choices}${own ? renderChoice(OTHER, text('site-donation.otherAmount'), isOther(values), '') : ''}</div>
      ${own ? other : ''}
    </fieldset>`;
}

const isOther = ({ amount, otherAmount }: CheckoutValues): boolean =>
  amount === OTHER || (!amount && Boolean(otherAmount));

function renderChoice(value: string, label: string, isChecked: boolean, id: Markup | ''): Markup {
  return html`<label class="amount-choice"><input type="radio" name="amount" value="${value}" ${id} ${isChecked ? html`checked` : ''}> ${label}</label>`;
}

/** The only field for the amount, or the one of the last choice. */
function renderOther(text: Text, value: string, error: string | undefined, isAlone: boolean): Markup {
  const id = isAlone ? 'checkout-amount' : 'checkout-other';
  const label = text(isAlone ? 'site-donation.amount' : 'site-donation.otherAmount');
  return html`<p><label for="${id}" ${isAlone ? '' : html`class="off"`}>${label}</label>
    ${isAlone ? renderError('amount', error) : ''}
    <input id="${id}" name="otherAmount" inputmode="decimal" autocomplete="off" value="${value}"
      ${isAlone ? '' : html`placeholder="${label}"`} ${describe('amount', error)}></p>`;
}
