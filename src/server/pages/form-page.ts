/** How is a form shown again, with what was wrong in words and everything that the visitor entered? */
import { html } from 'hono/html';
import { toControlId } from '../../core/forms/field-markup';
import { formMessages } from '../../core/messages';
import { type FormDefinition, type FormField, type FormValues, HONEYPOT_FIELD } from '../../core/wire/form';
import { renderField } from './form-field';
import type { Markup } from './page';

/** What is shown of a form that could not be taken. */
export interface RejectedForm {
  form: FormDefinition;
  /** Where it is posted again. */
  action: string;
  /** A fresh submission key. */
  key: string;
  values: FormValues;
  errors: Record<string, string>;
  /** The page the visitor came from, to go on from afterwards. */
  returnTo: string | undefined;
}

/** The summary of problems first, each a link to its field, then the whole form. */
export function renderFormPage(returned: RejectedForm): Markup {
  const { form, errors, values, action, key, returnTo } = returned;
  return html`<h1>${form.name}</h1>
    ${summary(form.fields, errors)}
    <form method="post" action="${action}" novalidate>
      <input type="hidden" name="key" value="${key}">
      ${returnTo === undefined ? '' : html`<input type="hidden" name="returnTo" value="${returnTo}">`}
      <p class="off" aria-hidden="true"><label>Leave this empty
        <input name="${HONEYPOT_FIELD}" tabindex="-1" autocomplete="off"></label></p>
      ${form.fields.map((field) => renderField(field, values[field.id], errors[field.id]))}
      <p><button>${form.submitButtonText}</button></p>
    </form>`;
}

function summary(fields: readonly FormField[], errors: Record<string, string>): Markup {
  const wrong = fields.filter((field) => errors[field.id] !== undefined);
  if (wrong.length === 0) return html``;
  return html`<div class="problems" role="alert">
      <h2>${formMessages.invalidFields}</h2>
      <ul>${wrong.map((field) => html`<li><a href="#${toControlId('', field.id)}">${errors[field.id]}</a></li>`)}</ul>
    </div>`;
}
