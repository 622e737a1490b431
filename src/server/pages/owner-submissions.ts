/** Owner page with the submissions of a form. */

import { html } from 'hono/html';
import { getSitePath } from '../../core/call-path';
import { calls } from '../../core/calls';
import type { FormDefinition, FormField, FormSubmissions, FormValue } from '../../core/wire/form';
import { formatValue } from '../domain/format-value';
import type { ListedSubmission } from '../domain/submission-table';
import { formatTime, renderBadge } from './owner-page';
import type { Markup } from './page';

/** One page of submissions. */
export interface SubmissionsPage {
  form: FormDefinition;
  list: FormSubmissions;
  held: boolean;
  /** Whether there are newer submissions. */
  isFurther: boolean;
}

/** Labels of the reasons for holding a submission. */
const REASONS: Readonly<Record<string, string>> = {
  trap: 'The hidden spam-protection field was filled in.',
  quick: 'Sent within two seconds.',
  links: 'Contains many links.',
  unproven: 'Sent without JavaScript, so the captcha could not be solved.',
};

export function renderSubmissionsPage(
  { form, list, held, isFurther }: SubmissionsPage,
  locale: string,
): Markup {
  const path = `/config/forms/${encodeURIComponent(form.id)}`;
  const api = getSitePath(calls.exportSubmissions, { formId: form.id });
  const show = held ? 'show=held&' : '';
  return html`<h1>${form.name}</h1>
    <div class="tools">
      <nav aria-label="Which submissions"><ul class="tabs">
        <li><a href="${path}" ${held ? '' : html`aria-current="page"`}>Received</a></li>
        <li><a href="${path}?show=held" ${held ? html`aria-current="page"` : ''}>Held back</a></li>
      </ul></nav>
      <p class="exports">Export all: <a href="${api}?format=csv" download>CSV</a> <a href="${api}?format=json" download>JSON</a></p>
    </div>
    ${list.submissions.length === 0 ? html`<p class="note">${held ? 'No submissions are held for review.' : 'No submissions yet.'}</p>` : ''}
    ${list.submissions.map((submission) => submissionMarkup(form, submission, locale))}
    <p class="pages">
      ${isFurther ? html`<a href="${path}${held ? '?show=held' : ''}">Newest</a>` : ''}
      ${list.next ? html`<a href="${path}?${show}before=${encodeURIComponent(list.next)}">Older</a>` : ''}
    </p>`;
}

function submissionMarkup(form: FormDefinition, submission: ListedSubmission, locale: string): Markup {
  const { submissionId: id, at, held, page, values } = submission;
  const accessibleSuffix = html`<span class="off"> the submission of ${at}</span>`;
  const button = (action: string, label: string): Markup =>
    html`<form method="post" action="/config/submissions/${id}/${action}"><button class="quiet">${label}${accessibleSuffix}</button></form>`;
  return html`<article class="entry" aria-labelledby="at-${id}">
    <header><h2 id="at-${id}">${formatTime(at, locale)}</h2>
      <p class="note">${placeText(page)}</p></header>
    ${held ? html`<p>${renderBadge('Held back', 'wait')} ${REASONS[held] ?? held}</p>` : ''}
    <dl>${form.fields.map((field) => fieldMarkup(field, values[field.id]))}</dl>
    <div class="actions">${held ? button('release', 'Approve') : ''}
      <details class="sure"><summary>Delete${accessibleSuffix}</summary>${button('delete', 'Delete permanently')}</details></div>
  </article>`;
}

/** Empty values are omitted. */
function fieldMarkup(field: FormField, value: FormValue | undefined): Markup | string {
  const text = formatValue(field, value);
  if (text === '') return '';
  return html`<div><dt>${field.title || field.id}</dt><dd>${text}</dd></div>`;
}

function placeText(page: Record<string, unknown>): string {
  const where = page.pageTitle || page.pageUrl;
  return typeof where === 'string' ? where : '';
}
