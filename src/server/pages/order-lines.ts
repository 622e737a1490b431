/** Lines and total of a cart or an order, without controls. */
import { html } from 'hono/html';
import { formatMoney } from '../../core/money';
import type { OrderLine } from '../domain/order';
import type { Markup } from './page';

/** A line of an order, or of a cart that becomes one. */
type Line = Pick<OrderLine, 'title' | 'quantity' | 'optionValues' | 'totalCents'>;

export function renderOrderLines(
  { lines, totalCents, currency }: { lines: readonly Line[]; totalCents: number; currency: string },
  locale: string,
): Markup {
  const amount = (cents: number): string => formatMoney(cents, currency, locale);
  return html`<ul class="lines">${lines.map(
    (line) => html`<li><h3>${line.title}</h3> <span class="amount">${amount(line.totalCents)}</span>
      ${line.optionValues.map(({ name, value }) => html`<p class="note">${name}: ${value}</p>`)}
      <p class="note">Quantity: ${line.quantity}</p></li>`,
  )}</ul>
    <p class="total"><span>Total</span> <span class="amount">${amount(totalCents)}</span></p>`;
}
