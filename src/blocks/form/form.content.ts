// Reads the form and its options from the page's markup. Fields are read on demand.
import type { MarkupOptionsReader } from '../../kit/element/options';
import { getFormAttribute } from '../../kit/form/form-element';
import { getLimitedTextAreas } from './length-limits';

export interface FormContent {
  readonly form: HTMLFormElement | null;
  /** Text areas with a character counter. */
  readonly limitedTextAreas: readonly HTMLTextAreaElement[];
  /** Shown after success. */
  readonly successElement: HTMLElement | null;
}

export function readContent(host: HTMLElement): FormContent {
  const form = host.querySelector('form');
  return {
    form,
    limitedTextAreas: form ? getLimitedTextAreas(form) : [],
    successElement: host.querySelector<HTMLElement>(':scope > [data-success], form ~ [data-success]'),
  };
}

/** Options in captured markup of website builders. */
export const readMarkupOptions: MarkupOptionsReader = (host) => {
  const form = host.querySelector('form');
  if (!form) return {};
  const html = form.querySelector<HTMLElement>('[data-submission-html]');
  return {
    formId: getFormAttribute(form, 'data-form-id'),
    successRedirect: getFormAttribute(form, 'data-success-redirect'),
    submissionMessage: form.querySelector('.form-submission-text')?.textContent.trim(),
    postSubmitHtml: html?.dataset.submissionHtml,
  };
};
