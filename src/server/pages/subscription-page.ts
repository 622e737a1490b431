/** Page of a subscription for its buyer, with the form that cancels it. */
import { html } from 'hono/html';
import { formatMoney } from '../../core/money';
import { getOrderNumber } from '../domain/order';
import { isOpen, type Subscription } from '../domain/subscription';
import { getText, type Text } from '../languages/texts';
import type { ListedRenewal } from '../stores/subscriptions';
import { renderDetails, renderOrderLines } from './order-lines';
import { fillMarkup, type Markup } from './page';

export interface SubscriptionPage {
  subscription: Subscription;
  renewals: readonly ListedRenewal[];
  locale: string;
  /** Paths of the cancellation form and of the order. */
  cancelPath: string;
  orderPath: string;
  /** Path of the test provider's page, on which the subscription can be renewed. */
  testPath?: string | undefined;
  /** Whether the confirmation was missing. */
  isUnconfirmed?: boolean;
}

export function renderSubscription(page: SubscriptionPage): Markup {
  const { subscription, renewals, locale, cancelPath, orderPath, testPath, isUnconfirmed } = page;
  const { state, nextAt, order } = subscription;
  const text = getText(locale);
  const problem = html`<div class="problems" role="alert"><p><a href="#confirm">${text('subscription.unconfirmed')}</a></p></div>`;
  return html`<h1>${text('subscription.title')}</h1>
    ${isUnconfirmed ? problem : ''}
    <p role="status">${text(`subscription.${state}`)}</p>
    ${nextAt ? html`<p>${fillMarkup(text('subscription.next'), { date: formatDay(nextAt, locale) })}</p>` : ''}
    <h2>${text('order.number', { kind: 'cart', number: getOrderNumber(order.id) })}</h2>
    ${renderOrderLines(order, locale)}
    ${renderDetails(order.details, locale)}
    <h2>${text('subscription.payments')}</h2>
    <ul>
      <li>${renderPayment(order.createdAt, formatMoney(order.paidCents ?? order.totalCents, order.currency, locale), locale)}
        (<a href="${orderPath}">${text('subscription.firstOrder')}</a>)</li>
      ${renewals.map((renewal) => renderRenewal(renewal, order.currency, locale))}
    </ul>
    ${isOpen(subscription) ? renderCancel(cancelPath, text, isUnconfirmed) : ''}
    ${testPath ? html`<p><a href="${testPath}">${text('test-payment.provider')}</a></p>` : ''}
    <p><a href="/">${text('page.continue')}</a></p>`;
}

/** “May 5, 2026: €18.00” */
const renderPayment = (at: Date, money: string, locale: string): Markup =>
  fillMarkup(getText(locale)('page.labeled'), { label: formatDay(at, locale), value: money });

function renderRenewal(
  { paidAt, paidCents, state }: ListedRenewal,
  currency: string,
  locale: string,
): Markup {
  const money = formatMoney(paidCents, currency, locale);
  const returned = state === 'refunded' ? ` (${getText(locale)('subscription.returned')})` : '';
  return html`<li>${renderPayment(paidAt, money, locale)}${returned}</li>`;
}

function renderCancel(path: string, text: Text, isUnconfirmed = false): Markup {
  const invalid = isUnconfirmed ? html`aria-invalid="true" aria-describedby="confirm-error"` : '';
  return html`<h2>${text('subscription.cancelHeading')}</h2>
    <form method="post" action="${path}" novalidate>
      <p>${text('subscription.cancelText')}</p>
      ${isUnconfirmed ? html`<p class="error" id="confirm-error">${text('subscription.unconfirmed')}</p>` : ''}
      <p><label class="choice"><input type="checkbox" id="confirm" name="confirm" value="yes" required ${invalid}> ${text('subscription.confirm')}</label></p>
      <p><button class="quiet">${text('subscription.cancel')}</button></p>
    </form>`;
}

/** A date in the language of the site, with the exact time in `datetime`. */
function formatDay(at: Date, locale: string): Markup {
  const text = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
  return html`<time datetime="${at.toISOString()}">${text}</time>`;
}
