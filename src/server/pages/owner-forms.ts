/** Owner page with all forms and mailing lists. */
import { html } from 'hono/html';
import type { FormOverview, ListOverview } from '../stores/overview';
import { formatTime, renderBadge } from './owner-page';
import type { Markup } from './page';

/** Content of the owner's first page. */
export interface Overview {
  forms: FormOverview[];
  lists: ListOverview[];
  dead: number;
}

export function renderFormsPage({ forms, lists, dead }: Overview, locale: string): Markup {
  const warning =
    dead === 0
      ? ''
      : html`<div class="problems" role="note"><h2>${dead === 1 ? 'One email or webhook' : `${dead} emails and webhooks`} could not be delivered.</h2>
          <p><a href="/config/outbox">See why, and try again</a></p></div>`;
  return html`<h1>Forms</h1>${warning}
    ${forms.length === 0 ? html`<p class="note">There are no forms yet.</p>` : html`<ul class="cards">${forms.map((form) => formCard(form, locale))}</ul>`}
    <h2>Mailing lists</h2>
    ${lists.length === 0 ? html`<p class="note">There are no mailing lists yet.</p>` : html`<ul class="cards">${lists.map(listCard)}</ul>`}
    <form method="post" action="/config/sign-out">
      <p class="note">Is this area still open in another browser?</p>
      <button class="quiet" name="everywhere" value="yes">Sign out everywhere</button>
    </form>`;
}

function formCard({ definition: { id, name }, taken, held, latest }: FormOverview, locale: string): Markup {
  const path = `/config/forms/${encodeURIComponent(id)}`;
  return html`<li class="card">
    <h2><a href="${path}">${name}</a></h2>
    <p class="count"><b>${taken}</b> ${taken === 1 ? 'submission' : 'submissions'}</p>
    ${held > 0 ? html`<p><a href="${path}?show=held">${renderBadge(`${held} held for review`, 'wait')}</a></p>` : ''}
    <p class="note">${latest ? html`Latest ${formatTime(latest, locale)}` : 'Nothing yet'}</p>
  </li>`;
}

function listCard({ name, active, pending }: ListOverview): Markup {
  return html`<li class="card">
    <h3>${name}</h3>
    <p class="count"><b>${active}</b> ${active === 1 ? 'reader' : 'readers'}</p>
    <p class="note">${pending === 0 ? 'No pending confirmations' : `${pending} not confirmed yet`}</p>
  </li>`;
}
