// Finds the nodes of a newsletter form, in our markup or in captured markup of website builders.
import type { MarkupOptionsReader } from '../../kit/element/options';

export interface NewsletterContent {
  readonly form: HTMLFormElement | null;
  readonly email: HTMLInputElement | null;
  /** Messages are inserted before it (FRM-051); defaults to the form. */
  readonly body: HTMLElement | null;
  /** Shown after success. */
  readonly successElement: HTMLElement | null;
}

const EMAIL_SELECTOR = 'input[name=email], input[type=email]';

export function readContent(host: HTMLElement): NewsletterContent {
  const form = host.querySelector('form');
  return {
    form,
    email: form?.querySelector<HTMLInputElement>(EMAIL_SELECTOR) ?? null,
    body: form?.querySelector<HTMLElement>('[data-body], .newsletter-form-body') ?? form,
    successElement: host.querySelector<HTMLElement>('[data-success], .form-submission-text'),
  };
}

/** Options in the markup of the form. */
export const readMarkupOptions: MarkupOptionsReader = (host) => {
  const form = host.querySelector('form');
  return {
    formId: form?.getAttribute('data-form-id') ?? null,
    listId: host.querySelector<HTMLInputElement>('input[name=listId]')?.value ?? null,
  };
};
