/** Owner page of subscriptions. */
import { html } from 'hono/html';
import { describePlan, planMessages } from '../../core/commerce/plan-text';
import { formatMoney } from '../../core/money';
import { getPlan, isOpen, type SubscriptionState } from '../domain/subscription';
import type { ListedSubscription } from '../stores/subscriptions';
import { formatTime, renderBadge } from './owner-page';
import type { Markup } from './page';

const STATES: Readonly<Record<SubscriptionState, readonly [string, 'good' | 'wait' | 'bad']>> = {
  active: ['Active', 'good'],
  past_due: ['Payment failed', 'wait'],
  canceled: ['Canceled', 'bad'],
  ended: ['Ended', 'good'],
};

interface SubscriptionList {
  subscriptions: readonly ListedSubscription[];
  /** Address of the next page. */
  next: string | undefined;
}

export function renderSubscriptionsPage({ subscriptions, next }: SubscriptionList, locale: string): Markup {
  return html`<h1>Subscriptions</h1>
    ${
      subscriptions.length === 0
        ? html`<p class="note">There are no subscriptions here yet.</p>`
        : html`<table class="stacks"><caption class="off">Subscriptions, newest first</caption>
      <thead><tr><th scope="col">Product</th><th scope="col">Buyer</th><th scope="col">Payments</th><th scope="col">Next</th><th scope="col">State</th><th scope="col">Action</th></tr></thead>
      <tbody>${subscriptions.map((one) => row(one, locale))}</tbody></table>`
    }
    ${next ? html`<p><a href="${next}">Older subscriptions</a></p>` : ''}`;
}

function row(subscription: ListedSubscription, locale: string): Markup {
  const { id, state, title, contact, currency, totalCents, paidCount, nextAt } = subscription;
  const plan = getPlan(subscription);
  const money = formatMoney(totalCents, currency, locale);
  return html`<tr>
    <td data-label="Product"><a href="/config/orders/${id}">${title}</a>
      <span class="note">${money} ${describePlan(plan, planMessages, locale)}</span></td>
    <td data-label="Buyer">${contact.name}</td>
    <td data-label="Payments">${paidCount}${plan.cycles > 0 ? ` of ${plan.cycles}` : ''}</td>
    <td data-label="Next">${nextAt ? formatTime(nextAt, locale) : '–'}</td>
    <td data-label="State">${renderBadge(...STATES[state])}</td>
    <td data-label="Action">${isOpen(subscription) ? cancelForm(id, title, contact.name) : '–'}</td>
  </tr>`;
}

const cancelForm = (id: string, title: string, name: string): Markup =>
  html`<form method="post" action="/config/subscriptions/${id}/cancel"><button class="quiet">Cancel<span class="off"> ${title} of ${name}</span></button></form>`;
