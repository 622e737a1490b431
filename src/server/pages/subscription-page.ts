/** Page of a subscription for its buyer, with the form that cancels it. */
import { html } from 'hono/html';
import { formatMoney } from '../../core/money';
import { getOrderNumber } from '../domain/order';
import { isOpen, type Subscription, type SubscriptionState } from '../domain/subscription';
import type { ListedRenewal } from '../stores/subscriptions';
import { renderDetails, renderOrderLines } from './order-lines';
import type { Markup } from './page';

/** What the buyer reads first. */
const STATES: Readonly<Record<SubscriptionState, string>> = {
  active: 'Your subscription is active.',
  past_due: 'The last payment has failed. The payment provider will try again.',
  canceled: 'Your subscription is canceled. You will not be charged again.',
  ended: 'All payments are made. You will not be charged again.',
};

export interface SubscriptionPage {
  subscription: Subscription;
  renewals: readonly ListedRenewal[];
  locale: string;
  /** Paths of the form that cancels, and of the order. */
  cancelPath: string;
  orderPath: string;
  /** Path of the page of the test provider, which renews. */
  testPath?: string | undefined;
  /** The confirmation is missing. */
  isUnconfirmed?: boolean;
}

export function renderSubscription(page: SubscriptionPage): Markup {
  const { subscription, renewals, locale, cancelPath, orderPath, testPath, isUnconfirmed } = page;
  const { state, nextAt, order } = subscription;
  const problem = html`<div class="problems" role="alert"><p><a href="#confirm">${UNCONFIRMED}</a></p></div>`;
  return html`<h1>Your subscription</h1>
    ${isUnconfirmed ? problem : ''}
    <p role="status">${STATES[state]}</p>
    ${nextAt ? html`<p>Next payment: ${formatDay(nextAt, locale)}</p>` : ''}
    <h2>Order ${getOrderNumber(order.id)}</h2>
    ${renderOrderLines(order, locale)}
    ${renderDetails(order.details, locale)}
    <h2>Payments</h2>
    <ul>
      <li>${formatDay(order.createdAt, locale)}: ${formatMoney(order.paidCents ?? order.totalCents, order.currency, locale)},
        <a href="${orderPath}">first order</a></li>
      ${renewals.map((renewal) => renderRenewal(renewal, order.currency, locale))}
    </ul>
    ${isOpen(subscription) ? renderCancel(cancelPath, isUnconfirmed) : ''}
    ${testPath ? html`<p><a href="${testPath}">Test payment provider</a></p>` : ''}
    <p><a href="/">Continue to the site</a></p>`;
}

const UNCONFIRMED = 'Confirm that you want to cancel.';

function renderRenewal(
  { paidAt, paidCents, state }: ListedRenewal,
  currency: string,
  locale: string,
): Markup {
  const money = formatMoney(paidCents, currency, locale);
  return html`<li>${formatDay(paidAt, locale)}: ${money}${state === 'refunded' ? ', returned' : ''}</li>`;
}

function renderCancel(path: string, isUnconfirmed = false): Markup {
  const invalid = isUnconfirmed ? html`aria-invalid="true" aria-describedby="confirm-error"` : '';
  return html`<h2>Cancel</h2>
    <form method="post" action="${path}" novalidate>
      <p>The subscription ends at once, and nothing is charged afterwards. What is paid is not returned.</p>
      ${isUnconfirmed ? html`<p class="error" id="confirm-error">${UNCONFIRMED}</p>` : ''}
      <p><label class="choice"><input type="checkbox" id="confirm" name="confirm" value="yes" required ${invalid}> I want to cancel this subscription</label></p>
      <p><button class="quiet">Cancel the subscription</button></p>
    </form>`;
}

/** A date in the language of the site, with the exact time in `datetime`. */
function formatDay(at: Date, locale: string): Markup {
  const text = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
  return html`<time datetime="${at.toISOString()}">${text}</time>`;
}
