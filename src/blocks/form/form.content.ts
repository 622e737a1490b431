// What does the block need to know of the page's nodes all the time? (The fields are read when they are needed.)

import type { MarkupOptionsReader } from '../../kit/element/options';
import { getFormAttribute } from '../../kit/form/form-element';
import { getLimitedTextAreas } from './length-limits';

export interface FormContent {
  readonly form: HTMLFormElement | null;
  /** Text areas with a counter. */
  readonly limitedTextAreas: readonly HTMLTextAreaElement[];
  /** What the page wants to be shown after success. */
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

/** What a form as website builders print it says about itself. */
export const readMarkup: MarkupOptionsReader = (host) => {
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
