/** Page of an order for its buyer. */

import { html } from 'hono/html';
import { formatFileSize } from '../../core/file-size';
import { isDigital } from '../domain/delivery';
import { getOrderNumber, type Order, type OrderState } from '../domain/order';
import type { OrderKind } from '../domain/order-kind';
import { getText, type Text } from '../languages/texts';
import type { Download } from '../orders/downloads';
import { renderDetails, renderOrderLines } from './order-lines';
import { formatTime } from './owner-page';
import { fillMarkup, type Markup } from './page';
import { renderUnlockedPages, type UnlockedPage } from './paywall-page';

/** Heading and text at the top of the page. */
function getStateText(
  text: Text,
  kind: OrderKind,
  state: OrderState,
): readonly [heading: string, sentences: string] {
  const heading =
    state === 'refunded' ? text('order.refundedHeading') : text(`order.${state}Heading`, { kind });
  const isCartKept = state === 'expired' && kind === 'cart';
  return [
    heading,
    [text(`order.${state}`, { kind }), isCartKept ? text('order.cartKept') : ''].filter(Boolean).join(' '),
  ];
}

/** If nothing is shipped, the buyer sees no step between payment and completion. */
const getDeliveredText = (text: Text, kind: OrderKind): readonly [heading: string, sentences: string] =>
  kind === 'gift_card'
    ? [text('order.paidHeading', { kind }), text('order.giftCardSent')]
    : getStateText(text, kind, 'paid');

export interface OrderPage {
  order: Order;
  locale: string;
  /** Path of this page, and of the form that opens the payment page. */
  path: string;
  payPath: string;
  /** Path of the subscription that the order started. */
  subscriptionPath?: string | undefined;
  downloads?: readonly Download[];
  /** Pages that the order unlocks, and the path of the form that unlocks them. */
  pages?: readonly UnlockedPage[];
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
  const text = getText(locale);
  const [heading, sentences] =
    state === 'fulfilled' && isDigital(order)
      ? getDeliveredText(text, kind)
      : getStateText(text, kind, state);
  const again = html`<a href="${kind === 'cart' ? '/cart' : (details.from ?? '/')}">${text('checkout.back', { kind })}</a>`;
  return html`<h1>${heading}</h1>
    ${problem ? html`<div class="problems" role="alert"><p>${problem}</p></div>` : ''}
    <p role="status">${sentences}</p>
    ${details.thanks && (state === 'paid' || state === 'fulfilled') ? details.thanks.split(/\n{2,}/).map((part) => html`<p>${part}</p>`) : ''}
    ${
      state === 'pending'
        ? html`<p>${fillMarkup(text('order.heldUntil', { kind }), { time: formatTime(expiresAt, locale) })}</p>
      <form method="post" action="${payPath}"><p><button>${text('order.payNow')}</button> <a href="${path}">${text('order.checkAgain')}</a></p></form>`
        : ''
    }
    <h2>${text('order.number', { kind, number: getOrderNumber(order.id) })}</h2>
    ${renderOrderLines(order, locale)}
    ${renderDetails(details, locale)}
    ${downloads.length > 0 ? renderDownloads(downloads, locale) : ''}
    ${pages.length > 0 ? renderUnlockedPages(pages, openPath, text) : ''}
    ${subscriptionPath ? html`<p><a href="${subscriptionPath}">${text('order.manage')}</a></p>` : ''}
    <h2>${text(contact.address ? 'checkout.contactAndDelivery' : 'checkout.contact')}</h2>
    <p class="letter">${[contact.name, contact.email, contact.address].filter(Boolean).join('\n')}</p>
    <p>${state === 'expired' || state === 'cancelled' ? again : html`<a href="/">${text('page.continue')}</a>`}</p>`;
}

function renderDownloads(downloads: readonly Download[], locale: string): Markup {
  const text = getText(locale);
  return html`<h2 id="downloads">${text('order.downloads')}</h2>${downloads.map(
    ({ title, name, size, path, left }) => html`<h3>${title}</h3>
      <p>${left > 0 ? html`<a href="${path}" download>${text('order.download', { name })}</a> (${formatFileSize(size)})` : name}<br>
        <span class="note">${left > 0 ? text('order.downloadsLeft', { count: left }) : text('order.noDownloads')}</span></p>`,
  )}`;
}
