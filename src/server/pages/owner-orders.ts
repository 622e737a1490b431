/** Owner pages of orders. */
import { html } from 'hono/html';
import { formatMoney } from '../../core/money';
import { getOrderNumber, type Order, type OrderState } from '../domain/order';
import type { OrderKind } from '../domain/order-kind';
import { isOffered, type OwnerAction } from '../orders/change-order';
import type { ListedOrder } from '../stores/order-list';
import type { OrderChange } from '../stores/orders';
import { renderDetails, renderOrderLines } from './order-lines';
import { formatTime, renderBadge } from './owner-page';
import type { Markup } from './page';

export const ORDER_STATES: Readonly<Record<OrderState, readonly [string, 'good' | 'wait' | 'bad']>> = {
  pending: ['Not paid', 'wait'],
  paid: ['Paid', 'good'],
  fulfilled: ['Complete', 'good'],
  refunded: ['Refunded', 'bad'],
  expired: ['Expired', 'bad'],
  cancelled: ['Canceled', 'bad'],
};

/** Names of the kinds for the owner. */
const KIND_LABELS: Readonly<Record<OrderKind, string>> = {
  cart: 'Order',
  donation: 'Donation',
  gift_card: 'Gift card',
  subscription: 'Subscription',
};

const ACTIONS: readonly (readonly [OwnerAction, string])[] = [
  ['fulfill', 'Mark as complete'],
  ['refund', 'Refund'],
  ['cancel', 'Cancel'],
];

interface OrderList {
  orders: ListedOrder[];
  state: OrderState | undefined;
  /** Address of the next page. */
  next: string | undefined;
}

export function renderOrdersPage({ orders, state, next }: OrderList, locale: string): Markup {
  const filters = Object.entries(ORDER_STATES).map(([name, [label]]) => {
    const current = name === state ? html`aria-current="page"` : '';
    return html`<li><a href="/config/orders?state=${name}" ${current}>${label}</a></li>`;
  });
  const all = state ? '' : html`aria-current="page"`;
  return html`<h1>Orders</h1>
    <nav aria-label="State of the orders"><ul class="filters"><li><a href="/config/orders" ${all}>All</a></li>${filters}</ul></nav>
    ${
      orders.length === 0
        ? html`<p class="note">There are no orders here yet.</p>`
        : html`<table class="stacks"><caption class="off">Orders, newest first</caption>
      <thead><tr><th scope="col">Order</th><th scope="col">Kind</th><th scope="col">Date</th><th scope="col">Buyer</th><th scope="col">Total</th><th scope="col">State</th></tr></thead>
      <tbody>${orders.map((order) => row(order, locale))}</tbody></table>`
    }
    ${next ? html`<p><a href="${next}">Older orders</a></p>` : ''}
    <p><a href="/config/orders/export">Export all orders as CSV</a></p>`;
}

function row(
  { id, kind, state, contact, totalCents, currency, createdAt }: ListedOrder,
  locale: string,
): Markup {
  return html`<tr>
    <td data-label="Order"><a href="/config/orders/${id}">${getOrderNumber(id)}</a></td>
    <td data-label="Kind">${KIND_LABELS[kind]}</td>
    <td data-label="Date">${formatTime(createdAt, locale)}</td>
    <td data-label="Buyer">${contact.name}</td>
    <td data-label="Total">${formatMoney(totalCents, currency, locale)}</td>
    <td data-label="State">${renderBadge(...ORDER_STATES[state])}</td>
  </tr>`;
}

export function renderOwnerOrder(order: Order, changes: OrderChange[], locale: string): Markup {
  const { id, kind, contact, state, paidCents, currency, reference, provider } = order;
  const actions = ACTIONS.filter(([action]) => isOffered(order, action));
  return html`<p><a href="/config/orders">All orders</a></p>
    <h1>Order ${getOrderNumber(id)}</h1>
    <p>${renderBadge(...ORDER_STATES[state])} ${KIND_LABELS[kind]}</p>
    ${renderOrderLines(order, locale)}
    ${renderDetails(order.details, locale)}
    <h2>Buyer</h2>
    <p class="letter">${[contact.name, contact.email, contact.address].filter(Boolean).join('\n')}</p>
    <h2>Payment</h2>
    <p>${paidCents === null ? 'Nothing was paid.' : html`${formatMoney(paidCents, currency, locale)} through ${provider}.`}
      ${reference ? html`<span class="note">Reference ${reference}</span>` : ''}</p>
    <h2>History</h2>
    <ul>${changes.map(({ toState, cause, at }) => html`<li>${formatTime(at, locale)}: ${ORDER_STATES[toState][0]} (${cause})</li>`)}</ul>
    ${actions.map(([action, label]) => actionForm(id, action, label))}`;
}

function actionForm(id: string, action: OwnerAction, label: string): Markup {
  const restock = html`<p><label class="choice"><input type="checkbox" name="restock" value="yes"> Return the items to the stock</label></p>`;
  return html`<form method="post" action="/config/orders/${id}/${action}">
    ${action === 'refund' ? restock : ''}<p><button class="quiet">${label}</button></p></form>`;
}
