// Reads the form and its options from the page's markup. Fields are read on demand.
import type { MarkupOptionsReader } from '../../kit/element/options';
import { getFormAttribute, getFormElements } from '../../kit/form/form-element';
import { getLimitedTextAreas } from './length-limits';
import { findFormJson, readPostSubmitHtml } from './published-json';
import { JSON_SELECTOR, MESSAGE_SELECTOR, SUCCESS_SELECTOR } from './published-markup';

export interface FormContent {
  readonly form: HTMLFormElement | null;
  /** Text areas with a character counter. */
  readonly limitedTextAreas: readonly HTMLTextAreaElement[];
  /** Shown after success. */
  readonly successElement: HTMLElement | null;
  /** Hidden before success, even where the page does not hide them. */
  readonly successElements: readonly HTMLElement[];
}

export function readContent(host: HTMLElement): FormContent {
  const form = findForm(host);
  return {
    form,
    limitedTextAreas: form ? getLimitedTextAreas(form) : [],
    successElement: host.querySelector<HTMLElement>(':scope > [data-success], form ~ [data-success]'),
    successElements: [...host.querySelectorAll<HTMLElement>(SUCCESS_SELECTOR)],
  };
}

/** The page's form, or the generated one. A form without fields beside JSON does not count. */
export function findForm(host: ParentNode): HTMLFormElement | null {
  const forms = [...host.querySelectorAll('form')];
  return host.querySelector(JSON_SELECTOR) ? (forms.find(hasFields) ?? null) : (forms[0] ?? null);
}

const hasFields = (form: HTMLFormElement): boolean =>
  getFormElements(form).some(
    (control) => !control.matches('button, fieldset, output, [type=hidden], [type=submit]'),
  );

/** Options in published markup of site builders: those of the form, then those of the JSON beside it. */
export const readMarkupOptions: MarkupOptionsReader = (host) => {
  const form = findForm(host);
  // A generated form has the options of its definition.
  if (!form || getFormAttribute(form, 'data-site-generated') !== null) return {};
  const json = findFormJson(host);
  return {
    formId: getFormAttribute(form, 'data-form-id') || json?.formId,
    successRedirect: getFormAttribute(form, 'data-success-redirect') || json?.successRedirect,
    submissionMessage: form.querySelector(MESSAGE_SELECTOR)?.textContent.trim(),
    postSubmitHtml: readPostSubmitHtml(host, json),
  };
};
