/** Pages of gift cards: the balance for the holder of the code, and the owner's list. */
import { html } from 'hono/html';
import { nameCurrency } from '../../core/messages/currency-messages';
import { formatMoney } from '../../core/money';
import type { Text } from '../languages/texts';
import type { GiftCard } from '../stores/gift-cards';
import { type FormState, renderErrorSummary, renderTextField } from './owner-field';
import { formatTime, renderBadge } from './owner-page';
import { fillMarkup, type Markup } from './page';

export const BALANCE_PATH = '/commerce/gift-card';
export const OWNER_PATH = '/config/gift-cards';

interface BalancePage {
  text: Text;
  /** The remaining amount, formatted. */
  balance?: string;
  typed?: string;
  error?: string;
}

export function renderBalancePage({ text, balance, typed = '', error }: BalancePage): Markup {
  const invalid = error ? html`aria-invalid="true" aria-describedby="code-error"` : '';
  return html`<h1>${text('gift-card.balance')}</h1>
    ${balance ? html`<p role="status">${fillMarkup(text('gift-card.left'), { amount: html`<strong>${balance}</strong>` })}</p>` : ''}
    <form method="post" action="${BALANCE_PATH}">
      <p><label for="code">${text('checkout.giftCardCode')}</label>
        ${error ? html`<span class="error" id="code-error" role="alert">${error}</span>` : ''}
        <input id="code" name="code" autocomplete="off" autocapitalize="characters" spellcheck="false" required value="${typed}" ${invalid}></p>
      <p><button>${text('gift-card.showBalance')}</button></p>
    </form>`;
}

export interface GiftCardsPage {
  cards: readonly GiftCard[];
  currency: string;
  locale: string;
  /** Code of the card that was just issued; it is shown only once. */
  issued?: string;
  /** Values entered for a new card, and their errors. */
  refused?: Pick<FormState, 'values' | 'errors'>;
}

export function renderGiftCardList({ cards, currency, locale, issued, refused }: GiftCardsPage): Markup {
  const state: FormState = { values: {}, errors: {}, ...refused, prefix: 'card-' };
  return html`<h1>Gift cards</h1>
    ${renderErrorSummary(state)}
    ${issued ? html`<p role="status">The code of the new card is <strong>${issued}</strong>. It is shown only this once.</p>` : ''}
    <form method="post" action="${OWNER_PATH}">
      ${renderTextField(state, 'value', `Value of a new card in ${nameCurrency(currency)}`, { inputMode: 'decimal', isRequired: true })}
      <p><button>Issue a gift card</button></p>
    </form>
    ${
      cards.length === 0
        ? html`<p class="note">There are no gift cards yet.</p>`
        : html`<table class="stacks"><caption class="off">Gift cards, newest first</caption>
      <thead><tr><th scope="col">Code</th><th scope="col">Value</th><th scope="col">Left</th><th scope="col">Issued</th><th scope="col">State</th><th scope="col">Action</th></tr></thead>
      <tbody>${cards.map((card) => row(card, locale))}</tbody></table>`
    }`;
}

function row(card: GiftCard, locale: string): Markup {
  const { id, codeEnd, initialCents, remainingCents, currency, orderId, state, createdAt } = card;
  const money = (cents: number): string => formatMoney(cents, currency, locale);
  const isActive = state === 'active';
  return html`<tr>
    <td data-label="Code">${orderId ? html`<a href="/config/orders/${orderId}">${codeEnd}</a>` : codeEnd}</td>
    <td data-label="Value">${money(initialCents)}</td>
    <td data-label="Left">${money(isActive ? remainingCents : 0)}</td>
    <td data-label="Issued">${formatTime(createdAt, locale)}</td>
    <td data-label="State">${isActive ? renderBadge('Active', 'good') : renderBadge('Void', 'bad')}</td>
    <td data-label="Action">${isActive ? html`<form method="post" action="${OWNER_PATH}/${id}/void"><button class="quiet">Void<span class="off"> the card ${codeEnd}</span></button></form>` : '–'}</td>
  </tr>`;
}
