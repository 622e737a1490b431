/** Lines, total and details of a cart or an order, without controls. */
import { html } from 'hono/html';
import { formatMoney } from '../../core/money';
import type { OrderLine } from '../domain/order';
import { hasQuantity, type OrderDetails, type OrderKind } from '../domain/order-kind';
import { describePlanIn } from '../languages/plan';
import { getText } from '../languages/texts';
import type { Markup } from './page';

/** A line of an order, or of a cart that becomes one. */
type Line = Pick<OrderLine, 'title' | 'quantity' | 'optionValues' | 'totalCents'>;

interface Lines {
  kind: OrderKind;
  lines: readonly Line[];
  totalCents: number;
  currency: string;
  details?: OrderDetails;
}

export function renderOrderLines(
  { kind, lines, totalCents, currency, details = {} }: Lines,
  locale: string,
): Markup {
  const text = getText(locale);
  const amount = (cents: number): string => formatMoney(cents, currency, locale);
  const { giftCards = [] } = details;
  return html`<ul class="lines">${lines.map(
    (line) => html`<li><h3>${line.title}</h3> <span class="amount">${amount(line.totalCents)}</span>
      ${line.optionValues.map(({ name, value }) => html`<p class="note">${name}: ${value}</p>`)}
      ${hasQuantity(kind) ? html`<p class="note">${text('order.quantity', { count: line.quantity })}</p>` : ''}</li>`,
  )}</ul>
    <p class="total"><span>${text('order.total')}</span> <span class="amount">${amount(totalCents)}</span></p>
    ${giftCards.map(({ codeEnd, cents }) => html`<p class="total part"><span>${text('order.giftCard', { code: codeEnd })}</span> <span class="amount">${amount(-cents)}</span></p>`)}
    ${giftCards.length > 0 ? html`<p class="total"><span>${text('order.toPay')}</span> <span class="amount">${amount(totalCents - giftCards.reduce((sum, { cents }) => sum + cents, 0))}</span></p>` : ''}`;
}

/** The plan in words, and the buyer's notes. */
export function renderDetails({ plan, notes = [] }: OrderDetails, locale: string): Markup {
  return html`${plan ? html`<p>${getText(locale)('order.plan', { plan: describePlanIn(locale, plan) })}</p>` : ''}
    ${notes.map(({ label, text }) => html`<h3>${label}</h3><p class="letter">${text}</p>`)}`;
}
