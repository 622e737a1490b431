/** Fields of the owner's forms, with their errors and entered values. */
import { html } from 'hono/html';
import type { FieldErrors, Fields } from '../domain/catalog-input';
import type { Conflict } from '../domain/form-version';
import { getChangeId, renderChange, renderConflict } from './owner-conflict';
import type { Markup } from './page';

/** Entered values, and their errors. `prefix` distinguishes the ids of several forms on a page. */
export interface FormState {
  /** With `version`, if the form changes what is stored. */
  values: Fields;
  errors: FieldErrors;
  /** What somebody else has changed since the form was opened. */
  changed?: Conflict['changed'] | undefined;
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
  { rows = 4, maxLength }: { rows?: number; maxLength?: number } = {},
): Markup =>
  renderField(
    state,
    name,
    label,
    note,
    html`<textarea id="${state.prefix}${name}" name="${name}" rows="${rows}" ${maxLength ? html`maxlength="${maxLength}"` : ''} ${describe(state, name, note)}>${state.values[name] ?? ''}</textarea>`,
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
    (saved) => choices.find(([value]) => value === saved)?.[1] ?? saved,
  );

export function renderCheckbox(state: FormState, name: string, label: string | Markup): Markup {
  const { values, changed, prefix } = state;
  const change = changed?.[name];
  return html`<p>${change ? renderChange(change, { id: prefix + name, entered: values[name] ?? '', format: formatSwitch }) : ''}<label class="choice"><input type="checkbox" id="${prefix}${name}" name="${name}" value="yes" autocomplete="off" ${describe(state, name)} ${values[name] ? html`checked` : ''}> ${label}</label></p>`;
}

const formatSwitch = (value: string): string => (value ? 'on' : 'off');

/** The version that the form was opened with: a change saved since then is not overwritten unseen. */
export const renderVersion = ({ values: { version } }: FormState): Markup | '' =>
  version ? html`<input type="hidden" name="version" value="${version}" autocomplete="off">` : '';

/** What somebody else has changed, or the errors, with links to their controls; nothing without both. */
export const renderErrorSummary = ({ errors, changed, prefix }: FormState): Markup | '' =>
  changed
    ? renderConflict(changed, prefix)
    : Object.keys(errors).length === 0
      ? ''
      : html`<div class="problems" role="alert"><h2>Nothing was saved.</h2><ul>${Object.entries(errors).map(
          ([name, text]) => html`<li><a href="#${prefix}${name}">${text}</a></li>`,
        )}</ul></div>`;

function renderField(
  { values, errors, changed, prefix }: FormState,
  name: string,
  label: string | Markup,
  note: string | undefined,
  control: Markup,
  format?: (value: string) => string,
): Markup {
  const id = prefix + name;
  const change = changed?.[name];
  return html`<p><label for="${id}">${label}</label>
    ${note ? html`<span class="note" id="${id}-note">${note}</span>` : ''}
    ${errors[name] ? html`<span class="error" id="${id}-error">${errors[name]}</span>` : ''}
    ${change ? renderChange(change, { id, entered: values[name] ?? '', ...(format && { format }) }) : ''}
    ${control}</p>`;
}

function describe({ errors, changed, prefix }: FormState, name: string, note?: string): Markup | '' {
  const id = prefix + name;
  const ids = [
    errors[name] && `${id}-error`,
    changed?.[name] && getChangeId(id),
    note && `${id}-note`,
  ].filter(Boolean);
  const invalid = errors[name] ? html` aria-invalid="true"` : '';
  return ids.length === 0 ? '' : html`aria-describedby="${ids.join(' ')}"${invalid}`;
}
