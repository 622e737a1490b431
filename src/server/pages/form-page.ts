/** Renders a rejected form again, with its errors and everything the visitor entered. */
import { html, raw } from 'hono/html';
import { createFieldMarkup, type FieldMarkupOptions, toControlId } from '../../core/forms/field-markup';
import { renderHtml } from '../../core/markup/markup';
import { controlMessages } from '../../core/messages/control-messages';
import { type FormDefinition, type FormField, type FormValues, HONEYPOT_FIELD } from '../../core/wire/form';
import { getText, translateGroup } from '../languages/texts';
import type { Markup } from './page';

/** A rejected submission. */
export interface RejectedForm {
  form: FormDefinition;
  /** Form action. */
  action: string;
  /** A fresh submission key. */
  key: string;
  values: FormValues;
  errors: Record<string, string>;
  /** The page that the visitor came from, linked after submission. */
  returnTo: string | undefined;
  /** BCP 47. */
  locale: string;
}

/** Renders an error summary with links to the fields, then the form. */
export function renderFormPage(returned: RejectedForm): Markup {
  const { form, errors, values, action, key, returnTo, locale } = returned;
  const text = getText(locale);
  const messages = { ...translateGroup(locale, 'site-form', controlMessages), ...form.messages };
  return html`<h1>${form.name}</h1>
    ${summary(form.fields, errors, text('site-form.invalidFields'))}
    <form method="post" action="${action}" novalidate>
      <input type="hidden" name="key" value="${key}">
      ${returnTo === undefined ? '' : html`<input type="hidden" name="returnTo" value="${returnTo}">`}
      <p class="off" aria-hidden="true"><label>${text('site-comments.leaveEmpty')}
        <input name="${HONEYPOT_FIELD}" tabindex="-1" autocomplete="off"></label></p>
      ${form.fields.map((field) => renderField(field, { messages, value: values[field.id], error: errors[field.id] }))}
      <p><button>${form.submitButtonText}</button></p>
    </form>`;
}

/** The same markup as in the browser. Passwords are not sent back. */
const renderField = (field: FormField, options: FieldMarkupOptions): Markup =>
  raw(renderHtml(createFieldMarkup(field, options)));

function summary(fields: readonly FormField[], errors: Record<string, string>, heading: string): Markup {
  const wrong = fields.filter((field) => errors[field.id] !== undefined);
  if (wrong.length === 0) return html``;
  return html`<div class="problems" role="alert">
      <h2>${heading}</h2>
      <ul>${wrong.map((field) => html`<li><a href="#${toControlId('', field.id)}">${errors[field.id]}</a></li>`)}</ul>
    </div>`;
}
