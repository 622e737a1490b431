/** Which native control stands for a field of a form? */
import { html } from 'hono/html';
import type { FormField, FormValue } from '../../core/wire/form';
import { LIKERT_ANSWERS } from '../domain/form-values';
import type { Markup } from './page';

/** The field with its label, its problem and the value that was entered. Passwords are not sent back. */
export function fieldMarkup(
  field: FormField,
  value: FormValue | undefined,
  problem: string | undefined,
): Markup {
  if (field.type === 'hidden') return html`<input type="hidden" name="${field.id}" value="${first(value)}">`;
  if (field.type === 'section') return html`<h2>${field.title}</h2>`;
  const error = problem ? html`<span class="wrong" id="${field.id}-problem">${problem}</span>` : '';
  const control = CONTROLS[field.type] ?? input;
  if (GROUPS.has(field.type)) {
    return html`<fieldset id="${field.id}" tabindex="-1"><legend>${titleOf(field)}</legend>${error}
      ${control(field, value, !!problem)}</fieldset>`;
  }
  return html`<p><label for="${field.id}">${titleOf(field)}</label>${error}${control(field, value, !!problem)}</p>`;
}

type Control = (field: FormField, value: FormValue | undefined, wrong: boolean) => Markup | Markup[];

const GROUPS: ReadonlySet<string> = new Set([
  'radio',
  'checkbox',
  'likert',
  'name',
  'address',
  'phone',
  'date',
  'time',
]);

/** The parts of a field in the order of the wire (FRM-033 to FRM-037). */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  name: ['First', 'Last'],
  phone: ['Country', 'Area code', 'Prefix', 'Line'],
  address: ['Line 1', 'Line 2', 'City', 'State', 'Zip', 'Country'],
  date: ['Month', 'Day', 'Year'],
  time: ['Hour', 'Minute', 'Second', 'AM or PM'],
};

const CONTROLS: Partial<Record<FormField['type'], Control>> = {
  textarea: (field, value, wrong) =>
    html`<textarea id="${field.id}" name="${field.id}" ${invalid(field, wrong)}>${first(value)}</textarea>`,
  select: (field, value, wrong) =>
    html`<select id="${field.id}" name="${field.id}" ${invalid(field, wrong)}><option value=""></option>
      ${(field.options ?? []).map(
        (option) => html`<option ${list(value).includes(option) ? html`selected` : ''}>${option}</option>`,
      )}</select>`,
  radio: (field, value) => choices('radio', field.id, field.options ?? [], list(value)),
  checkbox: (field, value) => choices('checkbox', field.id, field.options ?? [], list(value)),
  likert: (field, value) =>
    (field.questions ?? []).map((question) => {
      const checked = typeof value === 'object' && !Array.isArray(value) ? (value[question] ?? []) : [];
      const name = `${field.id}[${question}]`;
      return html`<p>${question}</p>${choices('radio', name, field.options ?? LIKERT_ANSWERS, checked)}`;
    }),
  name: parts,
  address: parts,
  phone: parts,
  date: parts,
  time: parts,
};

function input(field: FormField, value: FormValue | undefined, wrong: boolean): Markup {
  const secret = field.type === 'password';
  const type = secret ? 'password' : field.type === 'email' ? 'email' : 'text';
  return html`<input id="${field.id}" name="${field.id}" type="${type}" value="${secret ? '' : first(value)}" ${invalid(field, wrong)}>`;
}

function parts(field: FormField, value: FormValue | undefined): Markup[] {
  const entered = list(value);
  return (PARTS[field.type] ?? []).map(
    (part, index) => html`<label>${part}<input name="${field.id}" value="${entered[index] ?? ''}"></label>`,
  );
}

function choices(
  type: string,
  name: string,
  options: readonly string[],
  checked: readonly string[],
): Markup[] {
  return options.map(
    (option) => html`<label class="choice"><input type="${type}" name="${name}" value="${option}"
      ${checked.includes(option) ? html`checked` : ''}> ${option}</label>`,
  );
}

function invalid(field: FormField, wrong: boolean): Markup | string {
  return wrong ? html`aria-invalid="true" aria-describedby="${field.id}-problem"` : '';
}

function titleOf(field: FormField): string {
  return field.required ? field.title : `${field.title} (optional)`;
}

function first(value: FormValue | undefined): string {
  return list(value)[0] ?? '';
}

function list(value: FormValue | undefined): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value : [];
}
