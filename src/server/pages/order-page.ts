/** Page of an order for its buyer. */

import { html } from 'hono/html';
import { formatFileSize } from '../../core/file-size';
import { isDigital } from '../domain/delivery';
import { getOrderNumber, type Order, type OrderState } from '../domain/order';
import { KIND_NOUNS, type OrderKind } from '../domain/order-kind';
import type { Download } from '../orders/downloads';
import { renderDetails, renderOrderLines } from './order-lines';
import { formatTime } from './owner-page';
import type { Markup } from './page';
import { type OpenedPage, renderOpenedPages } from './paywall-page';

/** What the buyer reads first. */
function getStateText(
  kind: OrderKind,
): Readonly<Record<OrderState, readonly [heading: string, text: string]>> {
  const noun = KIND_NOUNS[kind];
  const isCart = kind === 'cart';
  return {
    pending: [`Your ${noun} is not paid yet`, 'Nothing was charged so far.'],
    paid: [
      `Thank you for your ${noun}`,
      'Your payment has arrived. A confirmation is on its way to your email address.',
    ],
    fulfilled: [
      `Your ${noun} is complete`,
      isCart ? 'Everything has been sent or delivered.' : 'Everything is done.',
    ],
    refunded: ['Your payment is being returned', 'It can take some days until the money arrives.'],
    expired: [
      `This ${noun} has expired`,
      `It was not paid in time. Nothing was charged.${isCart ? ' Your cart is kept.' : ''}`,
    ],
    cancelled: [
      `This ${noun} was canceled`,
      'Nothing was charged. A payment that still arrives is returned.',
    ],
  };
}

/** Without anything to send, the buyer sees nothing between the payment and the end. */
function getDeliveredText(kind: OrderKind): readonly [heading: string, text: string] {
  const { paid } = getStateText(kind);
  return kind === 'gift_card' ? [paid[0], 'It has been paid and sent by email.'] : paid;
}

/** Beginning of the sentence with the end of the hold. */
const KEPT: Readonly<Record<OrderKind, string>> = {
  cart: 'The items are held for you',
  donation: 'You can pay',
  gift_card: 'The gift card is held for you',
  subscription: 'You can pay',
};

/** Notices about the payment provider. */
export const CHECKING =
  'We are checking your payment, which can take a minute. Do not pay again; this page shows the result.';
export const PROVIDER_DOWN =
  'The payment page cannot be reached at the moment. Nothing was charged, and your order is kept. Please try again.';

export interface OrderPage {
  order: Order;
  locale: string;
  /** Path of this page, and of the form that opens the payment page. */
  path: string;
  payPath: string;
  /** Path of the subscription that the order has started. */
  subscriptionPath?: string | undefined;
  downloads?: readonly Download[];
  /** Pages that the order opens, and the path of the form that opens them. */
  pages?: readonly OpenedPage[];
  openPath: string;
  problem?: string | undefined;
}

export function renderBuyerOrder({
  order,
  locale,
  path,
  payPath,
  subscriptionPath,
  downloads = [],
  pages = [],
  openPath,
  problem,
}: OrderPage): Markup {
  const { state, kind, details, contact, expiresAt } = order;
  const [heading, text] =
    state === 'fulfilled' && isDigital(order) ? getDeliveredText(kind) : getStateText(kind)[state];
  const again =
    kind === 'cart'
      ? html`<a href="/cart">Back to the cart</a>`
      : html`<a href="${details.from ?? '/'}">Start again</a>`;
  return html`<h1>${heading}</h1>
    ${problem ? html`<div class="problems" role="alert"><p>${problem}</p></div>` : ''}
    <p role="status">${text}</p>
    ${details.thanks && (state === 'paid' || state === 'fulfilled') ? details.thanks.split(/\n{2,}/).map((part) => html`<p>${part}</p>`) : ''}
    ${
      state === 'pending'
        ? html`<p>${KEPT[kind]} until ${formatTime(expiresAt, locale)}.</p>
      <form method="post" action="${payPath}"><p><button>Pay now</button> <a href="${path}">Check again</a></p></form>`
        : ''
    }
    <h2>${kind === 'donation' ? 'Donation' : 'Order'} ${getOrderNumber(order.id)}</h2>
    ${renderOrderLines(order, locale)}
    ${renderDetails(details, locale)}
    ${downloads.length > 0 ? renderDownloads(downloads) : ''}
    ${pages.length > 0 ? renderOpenedPages(pages, openPath) : ''}
    ${subscriptionPath ? html`<p><a href="${subscriptionPath}">Manage or cancel the subscription</a></p>` : ''}
    <h2>${contact.address ? 'Contact and delivery' : 'Contact'}</h2>
    <p class="letter">${[contact.name, contact.email, contact.address].filter(Boolean).join('\n')}</p>
    <p>${state === 'expired' || state === 'cancelled' ? again : html`<a href="/">Continue to the site</a>`}</p>`;
}

function renderDownloads(downloads: readonly Download[]): Markup {
  return html`<h2 id="downloads">Downloads</h2>${downloads.map(
    ({ title, name, size, path, left }) => html`<h3>${title}</h3>
      <p>${left > 0 ? html`<a href="${path}" download>Download ${name}</a> (${formatFileSize(size)})` : name}<br>
        <span class="note">${left > 0 ? `${left} ${left === 1 ? 'download' : 'downloads'} left` : 'No downloads left. Please ask the shop if you need the file again.'}</span></p>`,
  )}`;
}
