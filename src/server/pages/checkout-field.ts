/** Fields of the checkout forms, with their errors and entered values. */
import { html } from 'hono/html';
import type { CheckoutField } from '../domain/checkout-form';
import type { Text } from '../languages/texts';
import type { Markup } from './page';

/** Errors by field name. */
export type CheckoutErrors = Readonly<Record<string, string>>;

/** The id of the control of a field. */
export const getControlId = (name: string): string => `checkout-${name}`;

/** A required field. */
export const renderField = (
  text: Text,
  { name, label, type, autocomplete }: CheckoutField,
  value: string,
  error?: string,
): Markup =>
  html`<p><label for="${getControlId(name)}">${text(label)}</label>
    ${renderError(name, error)}
    <input id="${getControlId(name)}" name="${name}" type="${type}" autocomplete="${autocomplete}" value="${value}" required ${describe(name, error)}></p>`;

/** The error of a field, for `describe`. */
export const renderError = (name: string, error: string | undefined): Markup | '' =>
  error ? html`<span class="error" id="${getControlId(name)}-error">${error}</span>` : '';

/** Attributes of a control with an error. */
export const describe = (name: string, error: string | undefined): Markup | '' =>
  error ? html`aria-invalid="true" aria-describedby="${getControlId(name)}-error"` : '';

/** Why no order was placed, or else the errors with links to their controls, in the order of `names`. */
export function renderProblems(
  text: Text,
  names: readonly string[],
  errors: CheckoutErrors,
  problem: string | undefined,
): Markup | '' {
  const invalid = names.filter((name) => errors[name] !== undefined);
  if (problem) return html`<div class="problems" role="alert"><p>${problem}</p></div>`;
  if (invalid.length === 0) return '';
  return html`<div class="problems" role="alert"><h2>${text('site-form.invalidFields')}</h2>
    <ul>${invalid.map((name) => html`<li><a href="#${getControlId(name)}">${errors[name]}</a></li>`)}</ul></div>`;
}
