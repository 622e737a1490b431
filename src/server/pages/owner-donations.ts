/** Owner pages of donation pages. */
import { html } from 'hono/html';
import { formatMoney } from '../../core/money';
import { routes } from '../../core/routes';
import type { DonationPage } from '../domain/donation';
import {
  type FormState,
  renderCheckbox,
  renderErrorSummary,
  renderTextArea,
  renderTextField,
  renderVersion,
} from './owner-field';
import type { Markup } from './page';

interface Money {
  locale: string;
  currency: string;
}

export const renderDonationList = (pages: readonly DonationPage[], { locale, currency }: Money): Markup =>
  html`<h1>Donation pages</h1>
    <p><a href="/config/donations/new">Add a donation page</a></p>
    ${
      pages.length === 0
        ? html`<p class="note">There are no donation pages yet.</p>`
        : html`<table class="stacks"><caption class="off">Donation pages</caption>
      <thead><tr><th scope="col">Page</th><th scope="col">Amount</th><th scope="col">Address</th></tr></thead>
      <tbody>${pages.map(
        ({ id, title, suggestedContributions, ownAmount }) => html`<tr>
        <td data-label="Page"><a href="${getPath(id)}">${title}</a></td>
        <td data-label="Amount">${[
          ...suggestedContributions.map((cents) =>
            formatMoney(cents, currency, locale, { trimZeroFraction: true }),
          ),
          ...(ownAmount || suggestedContributions.length === 0 ? ['own amount'] : []),
        ].join(', ')}</td>
        <td data-label="Address"><a href="${routes.donate(id)}">${routes.donate(id)}</a></td></tr>`,
      )}</tbody></table>`
    }`;

interface DonationEdit {
  /** Undefined for a new page. */
  page: { id: string; title: string } | undefined;
  state: FormState;
  currency: string;
  isSaved: boolean;
}

export const renderDonationEdit = ({ page, state, currency, isSaved }: DonationEdit): Markup =>
  html`<p><a href="/config/donations">All donation pages</a></p>
    <h1>${page?.title ?? 'Add a donation page'}</h1>
    ${page ? html`<p><a href="${routes.donate(page.id)}">View on the site</a></p>` : ''}
    ${isSaved ? html`<p role="status">Saved.</p>` : ''}
    ${renderErrorSummary(state)}
    <form method="post" action="${page ? getPath(page.id) : '/config/donations/new'}">
      ${renderVersion(state)}${renderTextField(state, 'title', 'Title', { isRequired: true })}
      ${renderCheckbox(state, 'showTitle', 'Show the title on the page')}
      ${renderTextArea(state, 'text', 'Text', 'An empty line starts a new paragraph.')}
      ${renderTextField(state, 'suggestions', `Suggested amounts in ${currency}`, { note: 'Separated by spaces, such as 10 25 50.' })}
      ${renderCheckbox(state, 'ownAmount', 'Visitors may enter another amount')}
      <div class="variant">${renderTextField(state, 'minAmount', `Smallest amount in ${currency}`, { inputMode: 'decimal' })}
      ${renderTextField(state, 'maxAmount', `Largest amount in ${currency}`, { inputMode: 'decimal' })}
      ${renderTextField(state, 'buttonLabel', 'Button label')}</div>
      ${renderTextArea(state, 'questions', 'Questions for the donor, one per line', 'Such as “Phone”. Add an asterisk to make one required.')}
      ${renderTextArea(state, 'thanks', 'Thanks', 'Shown after the payment and sent with the receipt.')}
      <p><button>${page ? 'Save' : 'Add the page'}</button></p>
    </form>
    ${
      page
        ? html`<details class="sure"><summary>Remove the page</summary>
      <p>Donations that were made are kept. Links to the page stop working.</p>
      <form method="post" action="${getPath(page.id)}/remove"><button>Remove ${page.title}</button></form>
    </details>`
        : ''
    }`;

const getPath = (id: string): string => `/config/donations/${encodeURIComponent(id)}`;
