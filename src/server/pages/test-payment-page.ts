/** Payment page of the test provider. */
import { html } from 'hono/html';
import { formatMoney } from '../../core/money';
import { getText, type Text, type TextKey } from '../languages/texts';
import type { TestPayment } from '../stores/test-payments';
import type { Markup } from './page';

/** What the visitor can choose: the outcome, its name, and what it does. */
type Choice = readonly [value: string, label: TextKey, about: TextKey];

const CHOICES: readonly Choice[] = [
  ['pay', 'test-payment.pay', 'test-payment.payText'],
  ['decline', 'test-payment.decline', 'test-payment.declineText'],
  ['late', 'test-payment.late', 'test-payment.lateText'],
  ['twice', 'test-payment.twice', 'test-payment.twiceText'],
  ['silent', 'test-payment.silent', 'test-payment.silentText'],
];

/** What can happen to a subscription. */
const RENEWALS: readonly Choice[] = [
  ['renew', 'test-payment.renew', 'test-payment.renewText'],
  ['twice', 'test-payment.renewTwice', 'test-payment.renewTwiceText'],
  ['silent', 'test-payment.renewSilent', 'test-payment.silentText'],
  ['fail', 'test-payment.fail', 'test-payment.failText'],
  ['cancel', 'test-payment.cancel', 'test-payment.cancelText'],
];

interface TestPage {
  locale: string;
  back: string;
  problem?: string | undefined;
}

export function renderTestSubscription(payment: TestPayment, page: TestPage): Markup {
  const text = getText(page.locale);
  return renderTest(payment, page, {
    heading: text('test-payment.subscription'),
    about: text('test-payment.aboutSubscription'),
    choices: RENEWALS,
    backLabel: text('test-payment.backToSubscription'),
  });
}

export function renderTestPayment(payment: TestPayment, page: TestPage): Markup {
  const text = getText(page.locale);
  return renderTest(payment, page, {
    heading: text('test-payment.title'),
    about: text('test-payment.about'),
    choices: CHOICES,
    backLabel: text('test-payment.backToOrder'),
  });
}

interface TestTexts {
  heading: string;
  about: string;
  choices: readonly Choice[];
  backLabel: string;
}

function renderTest(
  { amountCents, currency }: TestPayment,
  { locale, back, problem }: TestPage,
  { heading, about, choices, backLabel }: TestTexts,
): Markup {
  const text = getText(locale);
  return html`<h1>${heading}</h1>
    ${problem ? html`<div class="problems" role="alert"><p>${problem}</p></div>` : ''}
    <p>${about}</p>
    <p class="total"><span>${text('site-donation.amount')}</span> <span class="amount">${formatMoney(amountCents, currency, locale)}</span></p>
    <form method="post">${renderChoices(choices, text)}</form>
    <p><a href="${back}">${backLabel}</a></p>`;
}

/** The first choice is preselected. */
const renderChoices = (choices: readonly Choice[], text: Text): Markup =>
  html`<ul class="lines">${choices.map(
    ([value, label, about], index) => html`<li><p id="about-${value}">${text(about)}</p>
        <button name="outcome" value="${value}" aria-describedby="about-${value}" ${index === 0 ? '' : html`class="quiet"`}>${text(label)}</button></li>`,
  )}</ul>`;
