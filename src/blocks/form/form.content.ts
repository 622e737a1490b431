// What does the block need to know of the page's nodes all the time? (The fields are read when they are needed.)

import { formAttribute } from '../../kit/form/form-element';
import type { MarkupOptions } from '../../kit/options';
import { limitedAreas } from './limits';

export interface FormContent {
  readonly form: HTMLFormElement | null;
  /** Text areas with a counter. */
  readonly areas: readonly HTMLTextAreaElement[];
  /** What the page wants to be shown after success. */
  readonly success: HTMLElement | null;
}

export function readContent(host: HTMLElement): FormContent {
  const form = host.querySelector('form');
  return {
    form,
    areas: form ? limitedAreas(form) : [],
    success: host.querySelector<HTMLElement>(':scope > [data-success], form ~ [data-success]'),
  };
}

/** What a form as website builders print it says about itself. */
export const readMarkup: MarkupOptions = (host) => {
  const form = host.querySelector('form');
  if (!form) return {};
  const html = form.querySelector<HTMLElement>('[data-submission-html]');
  return {
    formId: formAttribute(form, 'data-form-id'),
    successRedirect: formAttribute(form, 'data-success-redirect'),
    submissionMessage: form.querySelector('.form-submission-text')?.textContent.trim(),
    postSubmitHtml: html?.dataset.submissionHtml,
  };
};
