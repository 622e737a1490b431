/** Owner page of the audit log. */
import { html } from 'hono/html';
import type { AuditEntry, AuditQuery } from '../stores/audit';
import { formatTime, renderBadge } from './owner-page';
import type { Markup } from './page';

interface AuditPage {
  entries: AuditEntry[];
  query: AuditQuery;
  values: { actors: string[]; whats: string[] };
  /** Address of the next page. */
  next: string | undefined;
}

export function renderAuditPage({ entries, query, values, next }: AuditPage, locale: string): Markup {
  return html`<h1>Audit log</h1>
    <p class="note">All changes made here or by calls with the owner token, newest first. Kept for 400 days.</p>
    <form method="get" action="/config/audit" class="filter">
      ${renderSelect('what', 'What', values.whats, query.what)}
      ${renderSelect('actor', 'Who', values.actors, query.actor)}
      <p><label for="from">From</label> <input id="from" name="from" type="date" value="${query.from ?? ''}"></p>
      <p><label for="to">To</label> <input id="to" name="to" type="date" value="${query.to ?? ''}"></p>
      <p><button>Filter</button></p>
    </form>
    ${entries.length === 0 ? html`<p class="note">There are no entries here.</p>` : renderTable(entries, locale)}
    ${next ? html`<p><a href="${next}">Older entries</a></p>` : ''}
    <p><a href="/config/audit/export">Export all entries as CSV</a></p>`;
}

function renderSelect(
  name: string,
  label: string,
  options: readonly string[],
  selected: string | undefined,
): Markup {
  const all = [html`<option value="">All</option>`];
  for (const option of options)
    all.push(html`<option value="${option}"${option === selected ? html` selected` : ''}>${option}</option>`);
  return html`<p><label for="${name}">${label}</label> <select id="${name}" name="${name}">${all}</select></p>`;
}

const renderTable = (entries: AuditEntry[], locale: string): Markup =>
  html`<table class="stacks"><caption class="off">Entries, newest first</caption>
    <thead><tr><th scope="col">When</th><th scope="col">Who</th><th scope="col">What</th><th scope="col">State</th></tr></thead>
    <tbody>${entries.map((entry) => renderRow(entry, locale))}</tbody></table>`;

function renderRow(
  { at, actor, what, target, requestId, address, status }: AuditEntry,
  locale: string,
): Markup {
  return html`<tr>
    <td data-label="When">${formatTime(at, locale)}</td>
    <td data-label="Who">${actor}<p class="note">Address ${address}</p></td>
    <td data-label="What">${what}<p class="note">${target}<br>Request ${requestId}</p></td>
    <td data-label="State">${renderOutcome(status)}</td>
  </tr>`;
}

function renderOutcome(status: number | null): Markup {
  if (status === null) return renderBadge('Not known', 'wait');
  if (status < 400) return renderBadge('Done', 'good');
  return renderBadge(`${status < 500 ? 'Refused' : 'Failed'} (${status})`, 'bad');
}
