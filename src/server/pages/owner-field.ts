/** Fields of the owner's forms, with their errors and entered values. */
import { html } from 'hono/html';
import type { FieldErrors, Fields } from '../domain/catalog-input';
import type { Markup } from './page';

/** Entered values, and their errors. `prefix` distinguishes the ids of several forms on a page. */
export interface FormState {
  values: Fields;
  errors: FieldErrors;
  prefix: string;
}

interface FieldOptions {
  /** Text below the label. */
  note?: string;
  /** HTML attribute: `decimal`, `numeric`. */
  inputMode?: string;
  isRequired?: boolean;
  /** Type of the control; default: text. */
  type?: 'datetime-local' | 'password';
  /** Values that the browser offers. */
  suggestions?: readonly string[];
}

export const renderTextField = (
  state: FormState,
  name: string,
  label: string | Markup,
  { note, inputMode, isRequired, type, suggestions }: FieldOptions = {},
): Markup =>
  renderField(
    state,
    name,
    label,
    note,
    html`<input id="${state.prefix}${name}" name="${name}" value="${state.values[name] ?? ''}" autocomplete="off" ${type ? html`type="${type}"` : ''} ${suggestions ? html`list="${state.prefix}${name}-list"` : ''} ${inputMode ? html`inputmode="${inputMode}"` : ''} ${isRequired ? html`required` : ''} ${describe(state, name, note)}>${suggestions ? html`<datalist id="${state.prefix}${name}-list">${suggestions.map((one) => html`<option value="${one}"></option>`)}</datalist>` : ''}`,
  );

export const renderTextArea = (
  state: FormState,
  name: string,
  label: string,
  note?: string,
  rows = 4,
): Markup =>
  renderField(
    state,
    name,
    label,
    note,
    html`<textarea id="${state.prefix}${name}" name="${name}" rows="${rows}" ${describe(state, name, note)}>${state.values[name] ?? ''}</textarea>`,
  );

export const renderSelect = (
  state: FormState,
  name: string,
  label: string,
  choices: readonly (readonly [value: string, label: string])[],
): Markup =>
  renderField(
    state,
    name,
    label,
    undefined,
    html`<select id="${state.prefix}${name}" name="${name}" autocomplete="off" ${describe(state, name)}>${choices.map(([value, text]) => html`<option value="${value}" ${value === state.values[name] ? html`selected` : ''}>${text}</option>`)}</select>`,
  );

export const renderCheckbox = ({ values, prefix }: FormState, name: string, label: string | Markup): Markup =>
  html`<p><label class="choice"><input type="checkbox" id="${prefix}${name}" name="${name}" value="yes" autocomplete="off" ${values[name] ? html`checked` : ''}> ${label}</label></p>`;

/** The errors, with links to their controls; nothing without errors. */
export const renderErrorSummary = ({ errors, prefix }: FormState): Markup | '' =>
  Object.keys(errors).length === 0
    ? ''
    : html`<div class="problems" role="alert"><h2>Nothing was saved.</h2><ul>${Object.entries(errors).map(
        ([name, text]) => html`<li><a href="#${prefix}${name}">${text}</a></li>`,
      )}</ul></div>`;

function renderField(
  { errors, prefix }: FormState,
  name: string,
  label: string | Markup,
  note: string | undefined,
  control: Markup,
): Markup {
  const id = prefix + name;
  return html`<p><label for="${id}">${label}</label>
    ${note ? html`<span class="note" id="${id}-note">${note}</span>` : ''}
    ${errors[name] ? html`<span class="error" id="${id}-error">${errors[name]}</span>` : ''}
    ${control}</p>`;
}

function describe({ errors, prefix }: FormState, name: string, note?: string): Markup | '' {
  const ids = [errors[name] && `${prefix}${name}-error`, note && `${prefix}${name}-note`].filter(Boolean);
  const invalid = errors[name] ? html` aria-invalid="true"` : '';
  return ids.length === 0 ? '' : html`aria-describedby="${ids.join(' ')}"${invalid}`;
}
