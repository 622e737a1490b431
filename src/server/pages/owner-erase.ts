/** Owner page that exports or erases all data of a person. */
import { html } from 'hono/html';
import type { Erased } from '../stores/erasure';
import type { Markup } from './page';

/** The forms, with the result of the previous erasure. */
export function renderErasePage(erased: (Erased & { email: string }) | undefined): Markup {
  return html`<h1>Personal data</h1>
    ${erased ? html`<div class="done" role="status"><h2>${formatResult(erased)}</h2></div>` : ''}
    <h2>Export</h2>
    <form method="post" action="/config/erase/export">
      <p><label for="export-email">Email address</label>
        <span class="note" id="export-note">One JSON file with everything stored about this address, and the other recipients of the data. Give it only to the person concerned.</span>
        <input id="export-email" name="email" type="email" autocomplete="off" required aria-describedby="export-note"></p>
      <p><button>Export</button></p>
    </form>
    <h2>Erase</h2>
    <form method="post" action="/config/erase">
      <p><label for="email">Email address</label>
        <span class="note" id="email-note">Permanently deletes every submission with this address in a field, its newsletter subscriptions, its account, emails sent to it, reviews of its orders, author and text of its comments, and the buyer of its closed orders.</span>
        <input id="email" name="email" type="email" autocomplete="off" required aria-describedby="email-note"></p>
      <p><label class="choice"><input type="checkbox" name="sure" value="yes" required> I understand that this cannot be undone</label></p>
      <p><button>Erase</button></p>
    </form>`;
}

function formatResult({
  email,
  submissions,
  subscriptions,
  mails,
  accounts,
  orders,
  reviews,
  comments,
}: Erased & { email: string }): string {
  const parts = [
    `${submissions} ${submissions === 1 ? 'submission' : 'submissions'}`,
    `${subscriptions} ${subscriptions === 1 ? 'subscription' : 'subscriptions'}`,
    `${mails} ${mails === 1 ? 'mail' : 'mails'}`,
    `${accounts} ${accounts === 1 ? 'account' : 'accounts'}`,
    `${reviews} ${reviews === 1 ? 'review' : 'reviews'}`,
    `${comments} ${comments === 1 ? 'comment' : 'comments'}`,
    `${orders} ${orders === 1 ? 'order' : 'orders'}`,
  ];
  return `Erased for ${email}: ${parts.join(', ')}.`;
}
