/** Payment page of the test provider. */
import { html } from 'hono/html';
import { formatMoney } from '../../core/money';
import type { TestPayment } from '../stores/test-payments';
import type { Markup } from './page';

/** What the visitor can choose. */
const CHOICES = [
  ['pay', 'Pay', 'The payment succeeds at once.'],
  ['decline', 'Decline', 'The payment is refused; you can try again.'],
  ['late', 'Pay, confirmed later', 'The shop learns of the payment after half a minute.'],
  ['twice', 'Pay, confirmed twice', 'The shop is notified twice.'],
  ['silent', 'Pay, not confirmed', 'The shop is not notified and has to ask.'],
] as const;

/** What can happen to a subscription. */
const RENEWALS = [
  ['renew', 'Renew', 'The next payment succeeds.'],
  ['twice', 'Renew, confirmed twice', 'The shop is notified twice of one payment.'],
  ['silent', 'Renew, not confirmed', 'The shop is not notified and has to ask.'],
  ['fail', 'Fail', 'The next payment is refused; the provider tries again.'],
  ['cancel', 'Cancel', 'The provider ends the subscription.'],
] as const;

export function renderTestSubscription(
  { amountCents, currency }: TestPayment,
  { locale, back, problem }: { locale: string; back: string; problem?: string | undefined },
): Markup {
  return html`<h1>Test subscription</h1>
    ${problem ? html`<div class="problems" role="alert"><p>${problem}</p></div>` : ''}
    <p>This page stands in for a payment provider that renews a subscription. No money is moved.</p>
    <p class="total"><span>Amount</span> <span class="amount">${formatMoney(amountCents, currency, locale)}</span></p>
    <form method="post">${renderChoices(RENEWALS)}</form>
    <p><a href="${back}">Back to the subscription</a></p>`;
}

export function renderTestPayment(
  { amountCents, currency }: TestPayment,
  { locale, back, problem }: { locale: string; back: string; problem?: string | undefined },
): Markup {
  return html`<h1>Test payment</h1>
    ${problem ? html`<div class="problems" role="alert"><p>${problem}</p></div>` : ''}
    <p>This page stands in for the page of a payment provider. No money is moved.</p>
    <p class="total"><span>Amount</span> <span class="amount">${formatMoney(amountCents, currency, locale)}</span></p>
    <form method="post">${renderChoices(CHOICES)}</form>
    <p><a href="${back}">Back to the order</a></p>`;
}

/** The first choice is the usual one. */
function renderChoices(choices: readonly (readonly [value: string, label: string, about: string])[]): Markup {
  return html`<ul class="lines">${choices.map(
    ([value, label, about], index) => html`<li><p id="about-${value}">${about}</p>
        <button name="outcome" value="${value}" aria-describedby="about-${value}" ${index === 0 ? '' : html`class="quiet"`}>${label}</button></li>`,
  )}</ul>`;
}
