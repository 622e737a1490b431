/** Owner page with queued, sent and failed jobs, and with logged mails. */
import { html } from 'hono/html';
import type { JobEntry, JobKind, JobState } from '../stores/jobs';
import type { LoggedMail } from '../stores/mail-log';
import { formatTime, renderBadge } from './owner-page';
import type { Markup } from './page';

const KINDS: Readonly<Record<JobKind, string>> = {
  webhook: 'Webhook',
  notice: 'Notice',
  mail: 'Mail',
  'review-request': 'Request for a review',
  refund: 'Refund',
  'payment-close': 'End of a payment',
  'subscription-limit': 'End of a subscription',
  'subscription-cancel': 'Cancellation of a subscription',
  'invoice-refund': 'Refund of a renewal',
  'event-erasure': 'Erasure of events',
  'owner-invitation': 'Invitation',
  'payment-webhook': 'Webhook of the test payment',
};

const STATES: Readonly<Record<JobState, readonly [string, 'good' | 'wait' | 'bad']>> = {
  waiting: ['Waiting', 'wait'],
  done: ['Sent', 'good'],
  dead: ['Given up', 'bad'],
};

export function renderOutboxPage(jobs: JobEntry[], mails: LoggedMail[], locale: string): Markup {
  return html`<h1>Emails and webhooks</h1>
    ${
      jobs.length === 0
        ? html`<p class="note">Nothing has been sent yet.</p>`
        : html`<table class="stacks"><caption class="off">The latest emails and webhooks, failed ones first</caption>
      <thead><tr><th scope="col">What</th><th scope="col">To</th><th scope="col">State</th><th scope="col">Since</th><th scope="col"><span class="off">Action</span></th></tr></thead>
      <tbody>${jobs.map((job) => jobRow(job, locale))}</tbody></table>`
    }
    ${mails.length === 0 ? '' : html`<h2>Mail log</h2><p class="note">No mail server is set, so emails are kept here.</p>${mails.map((mail) => mailMarkup(mail, locale))}`}`;
}

function jobRow(
  { id, kind, state, label, tries, problem, dueAt, createdAt }: JobEntry,
  locale: string,
): Markup {
  const again = html`<form method="post" action="/config/jobs/${id}/wake"><button class="quiet">Try again<span class="off">: ${KINDS[kind]} to ${label}</span></button></form>`;
  const next = state === 'waiting' && tries > 0 ? html`<br>next try ${formatTime(dueAt, locale)}` : '';
  return html`<tr>
    <td data-label="What">${KINDS[kind]}</td>
    <td data-label="To">${label}</td>
    <td data-label="State">${renderBadge(...STATES[state])}${problem ? html`<p class="note">${problem} ${tries} ${tries === 1 ? 'try' : 'tries'}${next}</p>` : ''}</td>
    <td data-label="Since">${formatTime(createdAt, locale)}</td>
    <td>${state === 'done' ? '' : again}</td>
  </tr>`;
}

/** Makes links in a mail clickable: without a mail server, this is the only way to open them. */
function mailMarkup({ to, subject, text, sentAt }: LoggedMail, locale: string): Markup {
  const parts = text.split(/(https?:\/\/[^\s<>]+)/);
  return html`<details class="entry"><summary><b>${subject}</b> <span class="note">to ${to}, ${formatTime(sentAt, locale)}</span></summary>
    <p class="letter">${parts.map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))}</p></details>`;
}
